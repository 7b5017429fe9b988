import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Who answers a search, and with which key. */
export interface SearchService {
  appId: string;
  /** May search, and nothing else: it is in every page. */
  apiKey: string;
  indexName: string;
}

/** Readers' recent searches are kept by it: it is the same whoever answers, and for every address of the site. */
const EMBEDDED: SearchService = {appId: 'embedded', apiKey: 'embedded', indexName: 'docs'};

/**
 * The settings of search in the shape that the search theme wants.
 *
 * @param service - the hosted service, if one answers
 * @returns the theme's `algolia` settings; results are filtered by language and docs tag
 */
export function searchTheme(service?: SearchService): NonNullable<ThemeConfig['algolia']> {
  const {appId, apiKey, indexName} = service ?? EMBEDDED;
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}
