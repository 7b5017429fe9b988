/**
 * Formats a date in long form, such as `January 1, 2026`. The result is the same in every time zone.
 *
 * @param date - calendar date, such as `2026-01-01`
 * @param locale - locale of the page, such as `en`
 */
export function formatLongDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );
}
