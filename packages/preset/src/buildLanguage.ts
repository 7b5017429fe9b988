/**
 * Returns the language that Docusaurus is building. It comes from an environment variable, because Docusaurus reads
 * the configuration before it passes the language to plugins.
 *
 * @returns the name of the language; `undefined` in a preview of the default language, and outside of Docusaurus
 */
export function getBuildLanguage(): string | undefined {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // Docusaurus sets the variable from an argument that may be undefined.
  return name === 'undefined' ? undefined : name;
}
