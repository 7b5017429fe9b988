/** Files that decide the output of tasks. */
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint, listFiles} from '@paydocs/core/fingerprint';
import {isWritten} from '@paydocs/guides/pages/isPage';
import type {Area} from '@paydocs/preset/areas';
import {referenceFolder} from '@paydocs/preset/languages';
import {openapiFile, schemaFile} from '@paydocs/preset/references';
import {isGeneratedLanding} from '../../landing/mark';
import type {Site} from '../../site/types';
import {translationsOf, writtenFolders, type WrittenSite} from './languages';

/** @returns the sources of a package of the engine, from the project's root */
export function packageSources(name: string): string {
  const folder = path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return path.relative(process.cwd(), path.join(folder, 'src'));
}

const LOCK_FILE = 'package-lock.json';
const TASKS = path.relative(process.cwd(), __dirname);

/** Code that decides the output: the generators, what they import, and the versions of their packages. */
export const generatorSources = [...['core', 'specs', 'reference'].map(packageSources), TASKS, LOCK_FILE];

/** Code that decides what is wrong with a page. */
export const guideSources = [...['core', 'guides'].map(packageSources), TASKS, LOCK_FILE];

/** Code that decides whether guides contradict the specifications. */
export const contractSources = [...['contract', 'specs'].map(packageSources), ...guideSources];

/** What decides where names lead that descriptions of a reference have in inline code: both specifications count. */
export const nameSources = [
  openapiFile,
  schemaFile,
  ...['contract', 'specs', 'reference'].map(packageSources),
  `${packageSources('preset')}/nameLinks.ts`,
];

/** Changes when code would be highlighted in another way. */
export const highlighterVersion = (): string => fingerprint([`${packageSources('core')}/highlight`, LOCK_FILE]);

/** @returns the first page of a reference, if somebody wrote it */
export function landingPageOf({path: folder}: Pick<Area, 'path'>): string | undefined {
  return [`${folder}/index.mdx`, `${folder}/index.md`].find((file) => fs.existsSync(file) && !isGeneratedLanding(file));
}

/** @returns the first pages of both references that people wrote in the language of the sources */
export const landingPagesOf = ({areas}: Pick<Site, 'areas'>): string[] =>
  [areas.rest, areas.graphql].flatMap((area) => landingPageOf(area) ?? []);

/** The first pages of both references that people wrote or translated. */
function allLandingPages(site: WrittenSite): string[] {
  const {rest, graphql} = site.areas;
  const translated = translationsOf(site).flatMap((language) =>
    [rest, graphql].flatMap((area) => landingPageOf({path: referenceFolder(area, language)}) ?? []),
  );
  return [...landingPagesOf(site), ...translated];
}

/** @returns files and folders in which people write pages, in each version and language */
export const writtenPlaces = (site: WrittenSite): string[] => [...writtenFolders(site), ...allLandingPages(site)];

/** Whatever lies where people write pages, with forward slashes: in each version and language. */
export const lying = (site: WrittenSite): string[] =>
  [...writtenFolders(site).flatMap((folder) => listFiles(folder)), ...allLandingPages(site)].map((file) =>
    file.split(path.sep).join('/'),
  );

/** What people write: pages, parts that they import, settings of folders. */
export const written = (site: WrittenSite): string[] => lying(site).filter(isWritten);

/** Files whose code blocks readers see: parts of the home page are no guides. */
export const withCode = (site: WrittenSite): string[] =>
  [...written(site), ...listFiles('src/pages')].filter((file) => /\.mdx?$/.test(file));
