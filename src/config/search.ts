import type {ThemeConfig} from '@docusaurus/preset-classic';
import {generatedFolder} from './areas';
import type {SiteEnv} from './env';

/** Folder of the embedded index and of search's style sheets, which are served as they are. */
export const searchFolder = `${generatedFolder}/search/static`;

/** The records of the last build or preview, for the hosted service. */
export const recordsFile = `${generatedFolder}/search/records.json`;

/** Readers' recent searches are kept by it: it is the same whoever answers, and for every address of the site. */
const EMBEDDED = {appId: 'embedded', apiKey: 'embedded', indexName: 'docs'};

/**
 * The settings of search in the shape that the search theme wants.
 *
 * @param search - credentials from the environment, if a hosted service answers
 * @returns the theme's `algolia` settings; results are filtered by language and docs tag
 */
export function searchTheme(search: SiteEnv['search']): NonNullable<ThemeConfig['algolia']> {
  const {appId, apiKey, indexName} = search ?? EMBEDDED;
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}
