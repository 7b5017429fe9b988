import type {Duration} from '../state/records';

const DAY = 86_400;

/**
 * Adds a duration to a time, as specified in `Subscription-Interval`: a day has 24 hours, and if the target month doesn't have
 * the day of the start, the result is on the month's last day.
 *
 * @param start - Unix seconds
 * @param span - duration to add
 * @param times - number of times to add it, always from the same start, so that a short month doesn't affect later ones
 * @returns Unix seconds
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
