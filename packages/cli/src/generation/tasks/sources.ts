/** Finds the files that determine the output of tasks. */
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

/** @returns the source folder of an engine package, relative to the project's root */
export function packageSources(name: string): string {
  const folder = path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return path.relative(process.cwd(), path.join(folder, 'src'));
}

const LOCK_FILE = 'package-lock.json';
const TASKS = path.relative(process.cwd(), __dirname);

/** Code that determines the output: the generators, what they import, and the versions of their packages. */
export const generatorSources = [...['core', 'specs', 'reference'].map(packageSources), TASKS, LOCK_FILE];

/** Code that determines the diagnostics of a page. */
export const guideSources = [...['core', 'guides'].map(packageSources), TASKS, LOCK_FILE];

/** Code that determines whether guides contradict the specifications. */
export const contractSources = [...['contract', 'specs'].map(packageSources), ...guideSources];

/** Inputs that determine the links of names in inline code of a reference's descriptions: both specifications count. */
export const nameSources = [
  openapiFile,
  schemaFile,
  ...['contract', 'specs', 'reference'].map(packageSources),
  `${packageSources('preset')}/nameLinks.ts`,
];

/** Returns a fingerprint that changes when code would be highlighted differently. */
export const highlighterVersion = (): string => fingerprint([`${packageSources('core')}/highlight`, LOCK_FILE]);

/** @returns the landing page of a reference, if it's hand-written */
export function landingPageOf({path: folder}: Pick<Area, 'path'>): string | undefined {
  return [`${folder}/index.mdx`, `${folder}/index.md`].find((file) => fs.existsSync(file) && !isGeneratedLanding(file));
}

/** @returns the hand-written landing pages of both references in the source language */
export const landingPagesOf = ({areas}: Pick<Site, 'areas'>): string[] =>
  [areas.rest, areas.graphql].flatMap((area) => landingPageOf(area) ?? []);

/** Returns the hand-written and translated landing pages of both references. */
function findAllLandingPages(site: WrittenSite): string[] {
  const {rest, graphql} = site.areas;
  const translated = translationsOf(site).flatMap((language) =>
    [rest, graphql].flatMap((area) => landingPageOf({path: referenceFolder(area, language)}) ?? []),
  );
  return [...landingPagesOf(site), ...translated];
}

/** @returns the files and folders with hand-written pages, in each version and language */
export const writtenPlaces = (site: WrittenSite): string[] => [...writtenFolders(site), ...findAllLandingPages(site)];

/** Lists all files of {@link getContentPaths}, with forward slashes. */
export const lying = (site: WrittenSite): string[] =>
  [...writtenFolders(site).flatMap((folder) => listFiles(folder)), ...findAllLandingPages(site)].map((file) =>
    file.split(path.sep).join('/'),
  );

/** Lists hand-written files: pages, partials that they import, and settings of folders. */
export const written = (site: WrittenSite): string[] => lying(site).filter(isWritten);

/** Lists the files whose code blocks are visible to readers. Partials of the home page aren't guides. */
export const withCode = (site: WrittenSite): string[] =>
  [...written(site), ...listFiles('src/pages')].filter((file) => /\.mdx?$/.test(file));
