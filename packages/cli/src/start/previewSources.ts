/** What the preview follows, apart from what the browser's bundle holds: Docusaurus follows that by itself. */
import fs from 'node:fs';
import path from 'node:path';
import {landingPagesOf} from '../generation/tasks/sources';
import type {Site} from '../site/types';

/** What the preview of a site follows: files and folders from the project's root. */
export interface PreviewSources {
  /** What the generation reads. */
  sources: string[];
  /** What Docusaurus loads once, when it starts: settings, and code that makes pages or checks them. */
  settings: string[];
  /**
   * @param file - path from the project's root
   * @returns whether a change of it shows only after Docusaurus has started anew
   */
  needsRestart(file: string): boolean;
}

/** What is there with another version or language alone. */
export const EDITIONS = ['i18n', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Pages of the references in other languages, which the generation itself writes there. */
const MADE = /^i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/current\/(?!index\.mdx?$)/;

/** Translated texts, which Docusaurus loads once; it follows translated pages. */
const TEXTS = /^i18n\/[^/]+\/(?:code\.json|docusaurus-theme-classic\/)/;

/** Folders of `src` that are in the browser's bundle. */
const IN_BROWSERS = ['components', 'css', 'pages', 'theme'];

/** Folders in which the code of browsers stands. */
const CLIENT = /(?:^|\/)(?:client|components|css|islands|shell|theme)\//;

/** The folder of the engine's packages. */
const ENGINE = path.resolve(__dirname, '..', '..', '..');

/**
 * @param site - in whose folder the command runs
 * @returns what its preview follows
 */
export function previewSources(site: Site): PreviewSources {
  const {areas, rest, graphql, checks, brandFile, configFile} = site;
  const sources = outermost([
    areas.docs.path,
    rest.specification,
    graphql.specification,
    graphql.examples,
    'static',
    ...landingPagesOf(site),
    checks.changelog,
    checks.releases,
    checks.names,
    ...[checks.testData?.file, checks.sidebars, rest.rules].filter((file) => file !== undefined),
  ]);
  const code = (fs.existsSync('src') ? fs.readdirSync('src') : [])
    .filter((name) => !IN_BROWSERS.includes(name))
    .map((name) => `src/${name}`);
  const settings = outermost([configFile, ...(brandFile ? [brandFile] : []), ...code, ...engineFolder()]).filter(
    (file) => !sources.includes(file),
  );
  return {
    sources,
    settings,
    needsRestart(file) {
      const name = withSlashes(file);
      if (name === 'versions.json' || TEXTS.test(name)) return true;
      return settings.some((each) => name === each || (isInside(name, each) && !CLIENT.test(name)));
    },
  };
}

/**
 * @param file - path from the project's root
 * @returns whether the generation has written it
 */
export function isMade(file: string): boolean {
  return MADE.test(withSlashes(file));
}

/** The engine, where it is a part of the project: it doesn't change where it is installed. */
function engineFolder(): string[] {
  const folder = withSlashes(path.relative(process.cwd(), ENGINE));
  return /^\.\.|(?:^|\/)node_modules(?:\/|$)/.test(folder) ? [] : [folder];
}

/** As they are written from the project's root, without what lies in another one of them. */
function outermost(files: readonly string[]): string[] {
  const names = [...new Set(files.map((file) => withSlashes(path.normalize(file))))];
  return names.filter((name) => !names.some((other) => isInside(name, other)));
}

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

const withSlashes = (file: string): string => file.split(path.sep).join('/');
