/**
 * @param date - a day: `2026-01-01`
 * @param locale - of the page
 * @returns `January 1, 2026`, wherever the reader is
 */
export function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );
}
