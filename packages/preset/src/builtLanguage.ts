/**
 * Returns the language that Docusaurus is building. It comes from the environment, because the configuration is read before
 * any other source exists.
 *
 * @returns the name of the language; `undefined` in a preview of the default language, and outside of Docusaurus
 */
export function getBuiltLanguage(): string | undefined {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // Docusaurus sets the variable from an argument that may be undefined.
  return name === 'undefined' ? undefined : name;
}
