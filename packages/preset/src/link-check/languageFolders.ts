import fs from 'node:fs';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';

/** The output of a build of several languages. Each language has its own folder, and they're built one after another. */
interface LanguageFolders {
  /** Path below which all languages are served, with a slash at both ends. */
  baseUrl: string;
  /** Absolute path of the folder that is served at `baseUrl`. */
  outDir: string;
  /** @returns whether a path belongs to the language that is being built */
  isOwn(pathname: string): boolean;
  /** @returns whether a path belongs to a language that isn't built, or not yet */
  isUnbuilt(pathname: string): boolean;
}

/**
 * Locates the languages of a build.
 *
 * @param baseUrl - path below which the language that is being built is served, with a slash at both ends
 * @param outDir - absolute path of its output folder
 * @param i18n - all languages, if there are several
 * @returns the common base path and folder, and checks for paths
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
