/** Finds the files that determine the output of tasks. */
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint, listFiles} from '@paydocs/core';
import {isGuideFile} from '@paydocs/content';
import {type Area, getReferenceFolder, openapiFile, graphqlSchemaFile} from '@paydocs/preset/site';
import {isGeneratedLanding} from '../../landing/mark';
import type {Site} from '../../site/types';
import {getTranslations, getGuideFolders, type SiteContent} from './languages';

/** @returns the source folder of an engine package, relative to the project's root */
export function getPackageSources(name: string): string {
  const folder = path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return path.relative(process.cwd(), path.join(folder, 'src'));
}

const LOCK_FILE = 'package-lock.json';
const TASKS = path.relative(process.cwd(), __dirname);

/** Code that determines the output: the generators, what they import, and the versions of their packages. */
export const generatorSources = [...['core', 'specs', 'reference'].map(getPackageSources), TASKS, LOCK_FILE];

/** Code that determines the diagnostics of a page. */
export const guideSources = [...['core', 'content'].map(getPackageSources), TASKS, LOCK_FILE];

/** Code that determines whether guides contradict the specifications. */
export const contractSources = [...['contract', 'specs'].map(getPackageSources), ...guideSources];

/** Inputs that determine the links of names in inline code of a reference's descriptions: both specifications count. */
export const nameSources = [
  openapiFile,
  graphqlSchemaFile,
  ...['contract', 'specs', 'reference'].map(getPackageSources),
  `${getPackageSources('preset')}/nameLinks.ts`,
];

/** Returns a fingerprint that changes when code would be highlighted differently. */
export const getHighlighterVersion = (): string => fingerprint([`${getPackageSources('core')}/highlight`, LOCK_FILE]);

/** @returns the landing page of a reference, if it's hand-written */
function findLandingPage({path: folder}: Pick<Area, 'path'>): string | undefined {
  return [`${folder}/index.mdx`, `${folder}/index.md`].find((file) => fs.existsSync(file) && !isGeneratedLanding(file));
}

/** @returns the hand-written landing pages of both references in the source language */
export const findWrittenLandingPages = ({areas}: Pick<Site, 'areas'>): string[] =>
  [areas.rest, areas.graphql].flatMap((area) => findLandingPage(area) ?? []);

/** Returns the hand-written and translated landing pages of both references. */
function findTranslatedLandingPages(site: SiteContent): string[] {
  const {rest, graphql} = site.areas;
  const translated = getTranslations(site).flatMap((language) =>
    [rest, graphql].flatMap((area) => findLandingPage({path: getReferenceFolder(area, language)}) ?? []),
  );
  return [...findWrittenLandingPages(site), ...translated];
}

/** @returns the files and folders with hand-written pages, in each version and language */
export const getContentPaths = (site: SiteContent): string[] => [
  ...getGuideFolders(site),
  ...findTranslatedLandingPages(site),
];

/** Lists all files of {@link getContentPaths}, with forward slashes. */
export const listContentFiles = (site: SiteContent): string[] =>
  [...getGuideFolders(site).flatMap((folder) => listFiles(folder)), ...findTranslatedLandingPages(site)].map((file) =>
    file.split(path.sep).join('/'),
  );

/** Lists hand-written files: pages, partials that they import, and settings of folders. */
export const listHandwrittenFiles = (site: SiteContent): string[] => listContentFiles(site).filter(isGuideFile);

/** Lists the files whose code blocks are visible to readers. Partials of the home page aren't guides. */
export const listFilesWithCode = (site: SiteContent): string[] =>
  [...listHandwrittenFiles(site), ...listFiles('src/pages')].filter((file) => /\.mdx?$/.test(file));
