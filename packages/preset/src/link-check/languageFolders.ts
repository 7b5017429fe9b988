import fs from 'node:fs';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';

/** Output folders of a build with several languages, which Docusaurus builds one after another. */
interface LanguageFolders {
  /** Base path of all languages, with a slash at both ends. */
  baseUrl: string;
  /** Absolute path of the folder that is served at `baseUrl`. */
  outDir: string;
  /** Checks whether a path belongs to the language that is being built. */
  isOwn(pathname: string): boolean;
  /** Checks whether a path belongs to another language that hasn't been built. */
  isUnbuilt(pathname: string): boolean;
}

/**
 * Determines the output folders of a build's languages.
 *
 * @param baseUrl - base path of the language that is being built, with a slash at both ends
 * @param outDir - absolute path of its output folder
 * @param i18n - all languages, if there are several
 * @returns the base path and folder that all languages share, and checks for paths
 */
export function getLanguageFolders(
  baseUrl: string,
  outDir: string,
  i18n?: Pick<I18n, 'localeConfigs'>,
): LanguageFolders {
  const bases = [
    ...new Set([baseUrl, ...Object.values(i18n?.localeConfigs ?? {}).map((config) => config.baseUrl)]),
  ].sort((one, other) => other.length - one.length);
  const root = bases.at(-1) ?? baseUrl;
  const getFolder = (base: string): string => path.join(outDir, path.posix.relative(baseUrl, base));
  const unbuilt = bases.filter((base) => base !== baseUrl && !fs.existsSync(path.join(getFolder(base), 'index.html')));
  const findBase = (pathname: string): string | undefined => bases.find((base) => pathname.startsWith(base));
  return {
    baseUrl: root,
    outDir: getFolder(root),
    isOwn: (pathname) => findBase(pathname) === baseUrl,
    isUnbuilt: (pathname) => unbuilt.includes(findBase(pathname) ?? ''),
  };
}
