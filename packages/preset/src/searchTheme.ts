import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The service that responds to searches, and its credentials. */
interface SearchService {
  appId: string;
  /** A search-only key: every page includes it. */
  apiKey: string;
  indexName: string;
}

/** The search theme stores recent searches under these values, so they're the same for every service and base URL. */
const EMBEDDED_SERVICE: SearchService = {appId: 'embedded', apiKey: 'embedded', indexName: 'docs'};

/**
 * Creates the search settings in the format of the search theme.
 *
 * @param service - the hosted service, if there is one
 * @returns the theme's `algolia` settings; results are filtered by language and docs tag
 */
export function createSearchThemeConfig(service?: SearchService): NonNullable<ThemeConfig['algolia']> {
  const {appId, apiKey, indexName} = service ?? EMBEDDED_SERVICE;
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}
