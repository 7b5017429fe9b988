import fs from 'node:fs';
import path from 'node:path';
import {readPackageMessages} from '@paydocs/core';

/** Names of packages whose components contain translatable strings. Each has a folder with translations. */
const COMPONENT_PACKAGES = ['theme', 'static-pages', 'search', 'content', 'reference'] as const;
/** Names of packages that write translatable strings into generated pages. */
const GENERATOR_PACKAGES = ['specs', 'reference'] as const;

const mergePackageMessages = (names: readonly string[], locale: string, subfolder?: string): Record<string, string> => {
  const getPackageFolder = (name: string): string => path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return Object.assign({}, ...names.map((name) => readPackageMessages(getPackageFolder(name), locale, subfolder)));
};

/**
 * Loads the translations of the packages' components, without the site's own ones in `i18n/<language>/code.json`.
 *
 * @param locale - a language, such as `es` or `es-MX`
 * @returns messages by ID; empty if no package has the language
 */
export const loadInterfaceMessages = (locale: string): Record<string, string> =>
  mergePackageMessages(COMPONENT_PACKAGES, locale);

/**
 * Loads the translations for generated pages, which include those of components. A site can override each message in
 * `i18n/<language>/code.json`.
 *
 * @param locale - a language, such as `es` or `es-MX`
 * @param root - path of the project's folder
 * @returns messages by ID; empty if neither the packages nor the site have the language
 */
export function loadPageMessages(locale: string, root = '.'): Record<string, string> {
  const file = path.join(root, 'i18n', locale, 'code.json');
  const own = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)
    : {};
  return {
    ...loadInterfaceMessages(locale),
    ...mergePackageMessages(GENERATOR_PACKAGES, locale, 'pages'),
    ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
  };
}
