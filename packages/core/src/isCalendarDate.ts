/**
 * Checks whether a string is a calendar date. `Date` alone isn't enough, because it reads February 30 as March 2.
 *
 * @param text - string to check
 * @returns whether the string is an existing date in the format 2026-01-31
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
