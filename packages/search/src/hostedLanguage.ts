/**
 * Converts a locale to the language code that the hosted service uses for it.
 *
 * @param locale - locale of the site, such as `es-MX`
 * @returns the language code in lower case and without the region, such as `es`; the only exception is `pt-br`
 */
export function toHostedLanguageCode(locale: string): string {
  const code = locale.toLowerCase();
  // The only regional variant that the service distinguishes.
  return code === 'pt-br' ? code : code.replace(/-.*/, '');
}
