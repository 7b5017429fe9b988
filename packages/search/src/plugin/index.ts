/**
 * Search: makes the records of every page while the site is loaded, so in the preview too. Without a
 * hosted service it writes the embedded index, which browsers load when a reader is about to search.
 * `npm run search:upload` sends the records of the last build to a hosted service.
 *
 * Style sheets of search are files of their own: all others are joined into one, which every page loads.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageMessages} from '@paydocs/core/packageMessages';
import {withTexts} from '@paydocs/core/translate';
import type {PlacesOfGuides, ShownComponent} from '@paydocs/core/searchPlaces';
import {makeShards, type Shard} from '../engine/shards';
import {readLexicons} from './lexicons';
import {LAST_SELECTOR, searchPlugin, type SearchData, type StyleSheet} from '../siteData';
import {replaceFile, writeAssets, type Asset} from './files';
import {docsPages, homePage, type SitePage} from './pages';
import {makeRecords} from './records';

/** Its pages name the sections in which search finds something. */
const REFERENCE = path.dirname(require.resolve('@paydocs/reference/package.json'));

const STYLES: Record<StyleSheet, string[]> = {
  modal: ['@docsearch/css/dist/_variables.css', '@docsearch/css/dist/modal.css', './styles/modal.css'],
  page: ['./styles/page.css'],
  assistant: ['docsearch-assistant', './styles/assistant.css'],
};

export interface SearchIndexOptions {
  /** Whether a hosted service answers, so that no index is embedded. */
  isHosted: boolean;
  /** Id of the docs instance of each area. */
  areas: Record<SitePage['area'], {id: string}>;
  /** What the generation read in the pages that people write, and a file that changes when it did. */
  guidePlaces: string;
  guideStamp: string;
  /** What a component of guides shows, a line for each row or block. */
  textsOf: (component: ShownComponent) => string[];
  /** Files with other words for the same, in queries: see `lexicon/payments.txt`. */
  lexicons: readonly string[];
  /** Where the records go, and the folder of the embedded index and of search's style sheets. */
  recordsFile: string;
  searchFolder: string;
  /** Where readers can say that a search should have found something. */
  supportUrl: string;
}

/**
 * @param context - the site
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
    name: searchPlugin,
    getThemePath: () => path.resolve(__dirname, '../theme'),
    getTypeScriptThemePath: () => path.resolve(__dirname, '../theme'),
    getPathsToWatch: () => [
      path.join(siteDir, options.guideStamp),
      ...Object.values(STYLES).flat().filter(isOwn).map(resolveStyle),
    ],
    async allContentLoaded({allContent, actions}) {
      const messages = {
        ...packageMessages(REFERENCE, i18n.currentLocale),
        ...packageMessages(REFERENCE, i18n.currentLocale, 'pages'),
        ...packageMessages(path.resolve(__dirname, '../..'), i18n.currentLocale),
        ...codeTranslations,
      };
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const pages = [homePage(baseUrl, title, tagline, messages), ...docsPages(instances, areas, messages)];
      const records = withTexts(messages, () =>
        makeRecords(pages, {
          folder: siteDir,
          url,
          language: i18n.currentLocale,
          guides: readGuides(path.join(siteDir, options.guidePlaces)),
          textsOf: options.textsOf,
        }),
      );
      const shards = isHosted ? [] : makeShards(records, url, readLexicons(options.lexicons));
      const assets: Asset[] = [
        ...shards.map((shard) => ({name: `${shard.tier}-${shard.tag}.json`, content: JSON.stringify(shard)})),
        ...Object.entries(STYLES).map(([name, files]) => ({name: `${name}.css`, content: joinStyles(files)})),
      ];
      const written = writeAssets(assets, path.join(siteDir, searchFolder), 'assets/search');
      replaceFile(path.join(siteDir, recordsFile), JSON.stringify(records));
      const address = (name: string): string => `${baseUrl}${written[name] ?? ''}`;
      const addressesOf = (tier: Shard['tier']): Record<string, string> =>
        Object.fromEntries(
          shards.filter((shard) => shard.tier === tier).map(({tag}) => [tag, address(`${tier}-${tag}.json`)]),
        );
      const data: SearchData = {
        isHosted,
        supportUrl,
        names: addressesOf('names'),
        texts: addressesOf('texts'),
        styles: {modal: address('modal.css'), page: address('page.css'), assistant: address('assistant.css')},
      };
      actions.setGlobalData(data);
    },
  };
}

/** What the generation read in the pages that people write. */
const readGuides = (file: string): PlacesOfGuides => JSON.parse(fs.readFileSync(file, 'utf8')) as PlacesOfGuides;

const isOwn = (file: string): boolean => file.startsWith('.');

function resolveStyle(file: string): string {
  if (isOwn(file)) return path.resolve(__dirname, file);
  // The assistant is of another version than the modal, and so are its styles.
  if (!file.endsWith('.css')) return require.resolve('@docsearch/css', {paths: [require.resolve(file)]});
  return require.resolve(file);
}

/** @returns the folders of the packages whose style sheets are served in those of search */
export function styleLibraries(): string[] {
  const files = Object.values(STYLES)
    .flat()
    .filter((file) => !isOwn(file))
    .map(resolveStyle);
  return [...new Set(files.map((file) => file.replace(/[\\/]dist[\\/].*$/, '')))];
}

const joinStyles = (files: readonly string[]): string =>
  [...files.map((file) => fs.readFileSync(resolveStyle(file), 'utf8')), `${LAST_SELECTOR} {}`].join('\n');
