import type {Span} from '../state/records';

const DAY = 86_400;

/**
 * Adds a length of time, as `Subscription-Interval` says: a day has 24 hours, and a month or year that begins on a day
 * that a later one doesn't have ends on its last day.
 *
 * @param start - Unix seconds
 * @param span - the length
 * @param times - how often it is added: from one start, so that a shorter month doesn't shorten those after it
 * @returns Unix seconds
 */
export function later(start: number, {interval, intervalCount}: Span, times = 1): number {
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
