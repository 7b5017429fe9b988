/**
 * @param locale - a language as the site names it, such as `es-MX`
 * @returns the hosted service's name for it, such as `es`
 */
export function hostedLanguage(locale: string): string {
  const name = locale.toLowerCase();
  // The one language of which the service tells kinds apart.
  return name === 'pt-br' ? name : name.replace(/-.*/, '');
}
