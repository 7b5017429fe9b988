import {liteClient} from 'algoliasearch/lite';
import {MARK} from '../engine/highlight';
import {RetryError, type ClientSettings, type SearchClient, type SearchRequest, type SearchResult} from '../contract';

/** What the hosted service is to answer with: the same as the embedded index. */
const ANSWER = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor', 'breadcrumb'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
  highlightPreTag: MARK.start,
  highlightPostTag: MARK.end,
};
const SUGGESTIONS = 5;
/** It refuses longer queries, in bytes. */
const LONGEST_QUERY = 512;

/**
 * Asks the hosted search service.
 *
 * @param settings - credentials
 * @returns the client
 */
export function hostedClient({appId, apiKey, indexName}: ClientSettings): SearchClient {
  const client = liteClient(appId, apiKey);
  const search = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    try {
      const asked = requests.map((request) => ({...request, ...ANSWER, query: cut(request.query)}));
      const {results} = await client.search<SearchResult['hits'][number]>({requests: asked as never});
      return results as unknown as SearchResult[];
    } catch (error) {
      throw new RetryError('The search service does not answer.', {cause: error});
    }
  };
  return {
    search: async ({requests}) => ({results: await search(requests)}),
    async suggest(pathname) {
      const query = pathname
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .slice(-4)
        .join(' ');
      const [result] = await search([{indexName, query, hitsPerPage: SUGGESTIONS * 4}]);
      const pages = new Map(result?.hits.map((hit) => [hit.url_without_anchor, hit]));
      return [...pages].slice(0, SUGGESTIONS).map(([url, {hierarchy, breadcrumb}]) => ({
        url,
        title: hierarchy.lvl1 ?? url,
        breadcrumb,
      }));
    },
    onImproved: () => () => undefined,
  };
}

/** The beginning of a query that the service takes, without half a character at its end. */
function cut(query: string): string {
  const bytes = new TextEncoder().encode(query).slice(0, LONGEST_QUERY);
  return new TextDecoder().decode(bytes).replace(/\uFFFD$/, '');
}
