/**
 * Returns the language that Docusaurus is building. Reads an environment variable, because the configuration is loaded
 * before plugins receive the language.
 *
 * @returns the name of the language, or `undefined` in a preview of the default language and outside of Docusaurus
 */
export function getBuildLanguage(): string | undefined {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // Docusaurus sets the variable from an argument that may be undefined.
  return name === 'undefined' ? undefined : name;
}
