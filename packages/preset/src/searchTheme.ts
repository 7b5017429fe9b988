import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The hosted search service, and its credentials. */
interface SearchService {
  appId: string;
  /** Search-only API key, which each page includes. */
  apiKey: string;
  indexName: string;
}

/** Placeholder credentials for the embedded index. The search theme stores recent searches under these values. */
const EMBEDDED_SERVICE: SearchService = {appId: 'embedded', apiKey: 'embedded', indexName: 'docs'};

/**
 * Creates the settings of the search theme.
 *
 * @param service - the hosted service; if omitted, the embedded index
 * @returns the theme's `algolia` settings, which filter results by language and docs tag
 */
export function createSearchThemeConfig(service?: SearchService): NonNullable<ThemeConfig['algolia']> {
  const {appId, apiKey, indexName} = service ?? EMBEDDED_SERVICE;
  return {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'};
}
