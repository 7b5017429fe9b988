import fs from 'node:fs';
import path from 'node:path';
import {packageMessages} from '@paydocs/core/packageMessages';

/** The packages whose components show texts: each has its translations in a folder of its own. */
const PACKAGES = ['ui', 'static-pages', 'search', 'guides', 'reference', 'builder'] as const;
/** The packages that write texts into generated pages. */
const WRITERS = ['specs', 'reference'] as const;

const textsOf = (names: readonly string[], locale: string, part?: string): Record<string, string> => {
  const folderOf = (name: string): string => path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return Object.assign({}, ...names.map((name) => packageMessages(folderOf(name), locale, part)));
};

/**
 * The texts of the packages' components in another language. A site replaces any of them in `i18n/<language>/code.json`.
 *
 * @param locale - a language, such as `es` or `es-MX`
 * @returns the texts by id; none for a language that no package has
 */
export const interfaceTexts = (locale: string): Record<string, string> => textsOf(PACKAGES, locale);

/**
 * The texts of generated pages in another language: as those of components, which they share some with, a site replaces
 * any of them in `i18n/<language>/code.json`.
 *
 * @param locale - a language, such as `es` or `es-MX`
 * @param root - the project's folder
 * @returns the texts by id; none for a language that neither the packages nor the site have
 */
export function pageTexts(locale: string, root = '.'): Record<string, string> {
  const file = path.join(root, 'i18n', locale, 'code.json');
  const own = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)
    : {};
  return {
    ...interfaceTexts(locale),
    ...textsOf(WRITERS, locale, 'pages'),
    ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
  };
}
