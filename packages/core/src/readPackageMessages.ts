import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads the translated messages of a package.
 *
 * @param folder - absolute path of the package
 * @param locale - target language, such as `es` or `es-MX`, which falls back to `es`
 * @param subfolder - subfolder with messages that browsers don't need; by default, reads the messages of components
 * @returns messages by ID; empty if the package has no translation into the language
 */
export function readPackageMessages(folder: string, locale: string, subfolder = ''): Record<string, string> {
  const [language = ''] = locale.split('-');
  const file = [locale, language]
    .map((name) => path.join(folder, 'translations', subfolder, `${name}.json`))
    .find(fs.existsSync);
  return file === undefined ? {} : (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>);
}
