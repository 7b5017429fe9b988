import fs from 'node:fs';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';

/** A build of several languages, each in a folder of its own, one after the other. */
export interface LanguageFolders {
  /** Path below which all languages are served, with a slash at both ends. */
  baseUrl: string;
  /** The folder that is served there. */
  outDir: string;
  /** @returns whether an address is of the language that is built now */
  isOwn(address: string): boolean;
  /** @returns whether an address is of a language that isn't built, or not yet */
  isUnbuilt(address: string): boolean;
}

/**
 * @param baseUrl - path below which the pages of the language are served that is built now
 * @param outDir - their folder
 * @param i18n - all languages, if there are several
 * @returns where all of them are
 */
export function languageFolders(baseUrl: string, outDir: string, i18n?: Pick<I18n, 'localeConfigs'>): LanguageFolders {
  const bases = [
    ...new Set([baseUrl, ...Object.values(i18n?.localeConfigs ?? {}).map((config) => config.baseUrl)]),
  ].sort((one, other) => other.length - one.length);
  const root = bases.at(-1) ?? baseUrl;
  const folderOf = (base: string): string => path.join(outDir, path.posix.relative(baseUrl, base));
  const unbuilt = bases.filter((base) => base !== baseUrl && !fs.existsSync(path.join(folderOf(base), 'index.html')));
  const baseOf = (address: string): string | undefined => bases.find((base) => address.startsWith(base));
  return {
    baseUrl: root,
    outDir: folderOf(root),
    isOwn: (address) => baseOf(address) === baseUrl,
    isUnbuilt: (address) => unbuilt.includes(baseOf(address) ?? ''),
  };
}
