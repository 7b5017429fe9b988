/**
 * @param text - what should be a date
 * @returns whether it is a day of the calendar, written as 2026-01-31: `Date` takes February 30 for March 2
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
