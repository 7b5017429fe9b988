import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SiteEnv} from './env';

/**
 * The hosted search's settings in the shape that the search theme wants.
 *
 * @param search - credentials from the environment
 * @returns the theme's `algolia` settings; results are filtered by language and docs tag
 */
export function hostedSearch(search: NonNullable<SiteEnv['search']>): NonNullable<ThemeConfig['algolia']> {
  return {
    appId: search.appId,
    apiKey: search.apiKey,
    indexName: search.indexName,
    contextualSearch: true,
    searchPagePath: 'search',
    ...(search.assistantId ? {askAi: search.assistantId} : {}),
  };
}
