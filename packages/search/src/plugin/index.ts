/**
 * The search plugin. It creates the records of all pages while the site is loaded, including in the preview. Without a
 * hosted service, it writes the embedded index, which browsers load when a reader is about to search.
 * `npm run search:upload` sends the records of the last build to a hosted service.
 *
 * The style sheets of search are separate files, because all others are bundled into one that every page loads.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPackageMessages, withMessages, type GuideSections, type PageComponent} from '@paydocs/core';
import {createShards, type Shard} from '../engine/shards';
import {readLexicons} from './lexicons';
import {END_SELECTOR, searchPluginName, type SearchGlobalData, type StyleSheetName} from '../siteData';
import {replaceFile, writeAssets, type Asset} from './files';
import {collectDocsPages, createHomePage, type SitePage} from './pages';
import {createRecords} from './records';

/** Folder of the package whose messages name the sections of reference pages in search results. */
const REFERENCE_FOLDER = path.dirname(require.resolve('@paydocs/reference/package.json'));

const MODAL_STYLES = '@docsearch/css/dist/modal.css';
const STYLE_FILES: Record<StyleSheetName, string[]> = {
  modal: [MODAL_STYLES, './styles/modal.css'],
  page: ['./styles/page.css'],
  assistant: ['docsearch-assistant', './styles/assistant.css'],
};

/** Options of the plugin. */
export interface SearchIndexOptions {
  /** Whether search uses a hosted service. Then no index is embedded. */
  isHosted: boolean;
  /** ID of the docs instance of each area. */
  areas: Record<SitePage['area'], {id: string}>;
  /** JSON file with the sections of guides that the generation collected, relative to the site's folder. */
  guideSections: string;
  /** File that changes whenever `guideSections` does, relative to the site's folder. */
  guideStamp: string;
  /** Returns the texts that a component in guides displays, one string for each row or block. */
  textsOf: (component: PageComponent) => string[];
  /** Paths of lexicons, whose format `lexicon/payments.txt` explains. */
  lexicons: readonly string[];
  /** File to write the records to, relative to the site's folder. */
  recordsFile: string;
  /** Folder for the embedded index and the style sheets, relative to the site's folder. */
  searchFolder: string;
  /** URL where readers can report missing results. */
  supportUrl: string;
}

/**
 * Creates the search plugin.
 *
 * @param context - load context of Docusaurus
 * @param options - see {@link SearchIndexOptions}
 * @returns the plugin
 */
export default function searchIndex(
  {siteDir, siteConfig, i18n, codeTranslations}: LoadContext,
  options: SearchIndexOptions,
): Plugin {
  const {isHosted, areas, searchFolder, recordsFile, supportUrl} = options;
  const {url, baseUrl, title, tagline} = siteConfig;
  return {
    name: searchPluginName,
    getThemePath: () => path.resolve(__dirname, '../theme'),
    getTypeScriptThemePath: () => path.resolve(__dirname, '../theme'),
    getPathsToWatch: () => [
      path.join(siteDir, options.guideStamp),
      ...Object.values(STYLE_FILES).flat().filter(isLocalStyle).map(resolveStyle),
    ],
    async allContentLoaded({allContent, actions}) {
      const messages = {
        ...readPackageMessages(REFERENCE_FOLDER, i18n.currentLocale),
        ...readPackageMessages(REFERENCE_FOLDER, i18n.currentLocale, 'pages'),
        ...readPackageMessages(path.resolve(__dirname, '../..'), i18n.currentLocale),
        ...codeTranslations,
      };
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const pages = [
        createHomePage(baseUrl, title, tagline, messages),
        ...collectDocsPages(instances, areas, messages),
      ];
      const records = withMessages(messages, () =>
        createRecords(pages, {
          folder: siteDir,
          url,
          language: i18n.currentLocale,
          guides: readGuideSections(path.join(siteDir, options.guideSections)),
          getComponentTexts: options.textsOf,
        }),
      );
      const shards = isHosted ? [] : createShards(records, url, readLexicons(options.lexicons));
      const assets: Asset[] = [
        ...shards.map((shard) => ({name: `${shard.tier}-${shard.tag}.json`, content: JSON.stringify(shard)})),
        ...Object.entries(STYLE_FILES).map(([name, files]) => ({name: `${name}.css`, content: joinStyles(files)})),
      ];
      const assetPaths = writeAssets(assets, path.join(siteDir, searchFolder), 'assets/search');
      replaceFile(path.join(siteDir, recordsFile), JSON.stringify(records));
      const toUrl = (name: string): string => `${baseUrl}${assetPaths[name] ?? ''}`;
      const getUrls = (tier: Shard['tier']): Record<string, string> =>
        Object.fromEntries(
          shards.filter((shard) => shard.tier === tier).map(({tag}) => [tag, toUrl(`${tier}-${tag}.json`)]),
        );
      const data: SearchGlobalData = {
        isHosted,
        supportUrl,
        names: getUrls('names'),
        texts: getUrls('texts'),
        styles: {modal: toUrl('modal.css'), page: toUrl('page.css'), assistant: toUrl('assistant.css')},
      };
      actions.setGlobalData(data);
    },
  };
}

/** Reads the sections of guides that the generation collected. */
const readGuideSections = (file: string): GuideSections => JSON.parse(fs.readFileSync(file, 'utf8')) as GuideSections;

const isLocalStyle = (file: string): boolean => file.startsWith('.');

function resolveStyle(file: string): string {
  if (isLocalStyle(file)) return path.resolve(__dirname, file);
  // The assistant and its styles are from a different DocSearch version than the modal.
  if (!file.endsWith('.css')) return require.resolve('@docsearch/css', {paths: [require.resolve(file)]});
  return require.resolve(file);
}

/**
 * Lists the packages whose style sheets are part of the style sheets of search.
 *
 * @returns absolute paths of their folders
 */
export function getStylesheetPackageFolders(): string[] {
  const files = Object.values(STYLE_FILES)
    .flat()
    .filter((file) => !isLocalStyle(file))
    .map(resolveStyle);
  return [...new Set(files.map((file) => file.replace(/[\\/]dist[\\/].*$/, '')))];
}

const joinStyles = (files: readonly string[]): string => [...files.map(readStyle), `${END_SELECTOR} {}`].join('\n');

/** Reads a style sheet. Moves the modal's variables from `:root` to the modal, so that they don't restyle the page. */
function readStyle(file: string): string {
  const text = fs.readFileSync(resolveStyle(file), 'utf8');
  return file === MODAL_STYLES ? text.replaceAll(':root{', '.DocSearch-Container{') : text;
}
