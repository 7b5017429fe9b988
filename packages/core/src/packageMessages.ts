import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads the texts of a package in another language.
 *
 * @param folder - of the package
 * @param locale - a language, such as `es` or `es-MX`
 * @param part - a folder of texts that no browser needs; those of components by default
 * @returns the texts by id; none for a language that the package does not have
 */
export function packageMessages(folder: string, locale: string, part = ''): Record<string, string> {
  const [language = ''] = locale.split('-');
  const file = [locale, language]
    .map((name) => path.join(folder, 'translations', part, `${name}.json`))
    .find(fs.existsSync);
  return file === undefined ? {} : (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>);
}
