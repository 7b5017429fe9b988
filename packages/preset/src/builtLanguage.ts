/**
 * The language that Docusaurus builds, as it tells the configuration: that is read before there is anything else that knows.
 *
 * @returns its name; nothing in a preview of the default language, and outside of Docusaurus
 */
export function builtLanguage(): string | undefined {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // Docusaurus sets it from an argument that may not be there.
  return name === 'undefined' ? undefined : name;
}
