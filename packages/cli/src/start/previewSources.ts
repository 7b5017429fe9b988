/** Determines which files the preview watches. Docusaurus itself watches those in the browser's bundle. */
import fs from 'node:fs';
import path from 'node:path';
import {findHandwrittenLandingPages} from '../generation/tasks/sources';
import type {Site} from '../site/types';

/** Paths that the preview of a site watches: files and folders from the project's root. */
interface PreviewSources {
  /** Paths that the generation reads. */
  sources: string[];
  /** Paths that Docusaurus loads once, when it starts: settings, and code that generates or checks pages. */
  settings: string[];
  /**
   * Checks whether a change of a file is visible only after Docusaurus restarts.
   *
   * @param file - path from the project's root
   */
  needsRestart(file: string): boolean;
}

/** Paths that exist only with several versions or languages. */
export const EDITION_PATHS = ['i18n', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Matches pages of the references in other languages, which the generation writes. */
const GENERATED_PAGE = /^i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/current\/(?!index\.mdx?$)/;

/** Matches files with translated UI strings, which Docusaurus loads once. It watches translated pages itself. */
const TRANSLATION_FILE = /^i18n\/[^/]+\/(?:code\.json|docusaurus-theme-classic\/)/;

/** Folders of `src` that are in the browser's bundle. */
const BUNDLED_FOLDERS = ['components', 'css', 'pages', 'theme'];

/** Matches paths in folders that contain code for browsers. */
const CLIENT_CODE = /(?:^|\/)(?:client|components|css|islands|shell|theme)\//;

/** The folder of the engine's packages. */
const ENGINE_FOLDER = path.resolve(__dirname, '..', '..', '..');

/**
 * Returns the files that the preview of a site watches.
 *
 * @param site - site in whose folder the command runs
 * @returns paths to watch, from the project's root, and a check for changes that need a restart
 */
export function getPreviewSources(site: Site): PreviewSources {
  const {areas, rest, graphql, checks, brandFile, configFile} = site;
  const sources = removeNestedPaths([
    areas.docs.path,
    rest.specification,
    graphql.specification,
    graphql.examples,
    'static',
    ...findHandwrittenLandingPages(site),
    checks.changelog,
    checks.releases,
    checks.names,
    ...[checks.testData?.file, checks.sidebars, rest.rules].filter((file) => file !== undefined),
  ]);
  const code = (fs.existsSync('src') ? fs.readdirSync('src') : [])
    .filter((name) => !BUNDLED_FOLDERS.includes(name))
    .map((name) => `src/${name}`);
  const settings = removeNestedPaths([
    configFile,
    ...(brandFile ? [brandFile] : []),
    ...code,
    ...getEngineFolders(),
  ]).filter((file) => !sources.includes(file));
  return {
    sources,
    settings,
    needsRestart(file) {
      const name = toPosixPath(file);
      if (name === 'versions.json' || TRANSLATION_FILE.test(name)) return true;
      return settings.some((each) => name === each || (isInside(name, each) && !CLIENT_CODE.test(name)));
    },
  };
}

/**
 * Checks whether the generation has written a file.
 *
 * @param file - path from the project's root
 */
export function isGeneratedPage(file: string): boolean {
  return GENERATED_PAGE.test(toPosixPath(file));
}

/** Returns the folder of the engine if it's part of the project. An installed engine doesn't change. */
function getEngineFolders(): string[] {
  const folder = toPosixPath(path.relative(process.cwd(), ENGINE_FOLDER));
  return /^\.\.|(?:^|\/)node_modules(?:\/|$)/.test(folder) ? [] : [folder];
}

/** Normalizes paths from the project's root, and removes those inside another path. */
function removeNestedPaths(files: readonly string[]): string[] {
  const names = [...new Set(files.map((file) => toPosixPath(path.normalize(file))))];
  return names.filter((name) => !names.some((other) => isInside(name, other)));
}

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

const toPosixPath = (file: string): string => file.split(path.sep).join('/');
