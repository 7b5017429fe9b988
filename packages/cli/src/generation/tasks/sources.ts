/** Finds the files that determine the output of tasks. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {isGuideFile} from '@paydocs/content';
import {type Area, getReferenceFolder, openapiFile, graphqlSchemaFile} from '@paydocs/preset/site';
import {isGeneratedLanding} from '../../landing/mark';
import type {Site} from '../../site/types';
import {getTranslationLanguages, getGuideFolders, type SiteContent} from './languages';

/** Returns the source folder of an engine package, relative to the project's root. */
export function getPackageSourceFolder(name: string): string {
  const folder = path.dirname(require.resolve(`@paydocs/${name}/package.json`));
  return path.relative(process.cwd(), path.join(folder, 'src'));
}

const LOCK_FILE = 'package-lock.json';
const TASKS_FOLDER = path.relative(process.cwd(), __dirname);

/** Code that determines the generated pages: the generators, their imports, and the versions of their packages. */
export const generatorSources = [
  ...['core', 'specs', 'reference'].map(getPackageSourceFolder),
  TASKS_FOLDER,
  LOCK_FILE,
];

/** Code that determines the diagnostics of a page. */
export const guideSources = [...['core', 'content'].map(getPackageSourceFolder), TASKS_FOLDER, LOCK_FILE];

/** Code that determines whether guides contradict the specifications. */
export const contractSources = [...['contract', 'specs'].map(getPackageSourceFolder), ...guideSources];

/** Files that determine the links of names in a reference's descriptions, including both specifications. */
export const nameLinkSources = [
  openapiFile,
  graphqlSchemaFile,
  ...['contract', 'specs', 'reference'].map(getPackageSourceFolder),
  `${getPackageSourceFolder('preset')}/references`,
];

/** Returns the path of a reference's landing page; `undefined` if it's missing or generated. */
function findLandingPage({path: folder}: Pick<Area, 'path'>): string | undefined {
  return [`${folder}/index.mdx`, `${folder}/index.md`].find((file) => fs.existsSync(file) && !isGeneratedLanding(file));
}

/** Returns the paths of the hand-written landing pages of both references, in the source language. */
export const findHandwrittenLandingPages = ({areas}: Pick<Site, 'areas'>): string[] =>
  [areas.rest, areas.graphql].flatMap((area) => findLandingPage(area) ?? []);

/** Returns the paths of the hand-written landing pages of both references, in all languages. */
function findLandingPagesInAllLanguages(site: SiteContent): string[] {
  const {rest, graphql} = site.areas;
  const translated = getTranslationLanguages(site).flatMap((language) =>
    [rest, graphql].flatMap((area) => findLandingPage({path: getReferenceFolder(area, language)}) ?? []),
  );
  return [...findHandwrittenLandingPages(site), ...translated];
}

/** Returns the files and folders with hand-written pages, in each version and language. */
export const getContentPaths = (site: SiteContent): string[] => [
  ...getGuideFolders(site),
  ...findLandingPagesInAllLanguages(site),
];

/** Lists all files of {@link getContentPaths}, with forward slashes. */
export const listContentFiles = (site: SiteContent): string[] =>
  [...getGuideFolders(site).flatMap((folder) => listFiles(folder)), ...findLandingPagesInAllLanguages(site)].map(
    (file) => file.split(path.sep).join('/'),
  );

/** Lists hand-written files: pages, partials that they import, and settings of folders. */
export const listHandwrittenFiles = (site: SiteContent): string[] => listContentFiles(site).filter(isGuideFile);

/** Lists the files whose code blocks are visible to readers. Partials of the home page aren't guides. */
export const listFilesWithCode = (site: SiteContent): string[] =>
  [...listHandwrittenFiles(site), ...listFiles('src/pages')].filter((file) => /\.mdx?$/.test(file));
