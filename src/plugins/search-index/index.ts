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
import {generatedFolder, publicationStamp} from '../../config/areas';
import {recordsFile, searchFolder} from '../../config/search';
import type {PlacesOfGuides} from '../../lib/searchPlaces';
import {makeShards} from '../../search/engine/shards';
import {searchPlugin, type SearchData, type StyleSheet} from '../../search/siteData';
import {replaceFile, writeAssets, type Asset} from './files';
import {docsPages, homePage} from './pages';
import {makeRecords} from './records';

const STYLES: Record<StyleSheet, string[]> = {
  modal: ['@docsearch/css/dist/_variables.css', '@docsearch/css/dist/modal.css', './styles/modal.css'],
  page: ['./styles/page.css'],
  assistant: ['docsearch-assistant', './styles/assistant.css'],
};

export interface SearchIndexOptions {
  /** Whether a hosted service answers, so that no index is embedded. */
  isHosted: boolean;
}

/**
 * @param context - the site
 * @param options - see {@link SearchIndexOptions}
 * @returns the plugin
 */
export default function searchIndex({siteDir, siteConfig}: LoadContext, {isHosted}: SearchIndexOptions): Plugin {
  const {url, baseUrl, title, tagline} = siteConfig;
  return {
    name: searchPlugin,
    getPathsToWatch: () => [
      path.join(siteDir, publicationStamp('guides')),
      ...Object.values(STYLES).flat().filter(isOwn).map(resolveStyle),
    ],
    configureWebpack(_config, isServer) {
      // The bundler would give the worker's library a file of its own, which the worker asks for after its first.
      const vendors = {test: /[\\/]node_modules[\\/](?!minisearch[\\/])/, priority: -10, reuseExistingChunk: true};
      return isServer ? {} : {optimization: {splitChunks: {cacheGroups: {defaultVendors: vendors}}}};
    },
    async allContentLoaded({allContent, actions}) {
      const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const pages = [homePage(baseUrl, title, tagline), ...docsPages(instances)];
      const records = makeRecords(pages, {folder: siteDir, url, guides: readGuides(siteDir)});
      const shards = isHosted ? [] : makeShards(records, url);
      const assets: Asset[] = [
        ...shards.map((shard) => ({name: `${shard.tier}-${shard.tag}.json`, content: JSON.stringify(shard)})),
        ...Object.entries(STYLES).map(([name, files]) => ({name: `${name}.css`, content: joinStyles(files)})),
      ];
      const written = writeAssets(assets, path.join(siteDir, searchFolder), 'assets/search');
      replaceFile(path.join(siteDir, recordsFile), JSON.stringify(records));
      const address = (name: string): string => `${baseUrl}${written[name] ?? ''}`;
      const addressesOf = (tier: string): string[] =>
        Object.keys(written)
          .filter((name) => name.startsWith(`${tier}-`))
          .map(address);
      const data: SearchData = {
        isHosted,
        names: addressesOf('names'),
        texts: addressesOf('texts'),
        styles: {modal: address('modal.css'), page: address('page.css'), assistant: address('assistant.css')},
      };
      actions.setGlobalData(data);
    },
  };
}

/** What the generation read in the pages that people write. */
const readGuides = (siteDir: string): PlacesOfGuides =>
  JSON.parse(fs.readFileSync(path.join(siteDir, generatedFolder, 'guides', 'places.json'), 'utf8')) as PlacesOfGuides;

const isOwn = (file: string): boolean => file.startsWith('.');

function resolveStyle(file: string): string {
  if (isOwn(file)) return path.resolve(__dirname, file);
  // The assistant is of another version than the modal, and so are its styles.
  if (!file.endsWith('.css')) return require.resolve('@docsearch/css', {paths: [require.resolve(file)]});
  return require.resolve(file);
}

const joinStyles = (files: readonly string[]): string =>
  files.map((file) => fs.readFileSync(resolveStyle(file), 'utf8')).join('\n');
