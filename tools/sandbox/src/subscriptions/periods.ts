import type {Duration} from '../state/records';

const DAY = 86_400;

/**
 * Adds a duration to a time, as the schema `Subscription-Interval` specifies: a day has 24 hours, and in a month
 * without the day of the start, the result is the last day.
 *
 * @param start - start in Unix seconds
 * @param span - duration to add
 * @param times - factor of the duration; adding a multiple at once keeps a short month from affecting later ones
 * @returns result in Unix seconds
 */
export function addDuration(start: number, {interval, intervalCount}: Duration, times = 1): number {
  const count = intervalCount * times;
  if (interval === 'DAY') return start + count * DAY;
  if (interval === 'WEEK') return start + count * 7 * DAY;
  const date = new Date(start * 1000);
  const months = date.getUTCMonth() + (interval === 'MONTH' ? count : 12 * count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return (
    Date.UTC(
      date.getUTCFullYear(),
      months,
      Math.min(date.getUTCDate(), lastDay),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
    ) / 1000
  );
}
