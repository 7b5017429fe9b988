import {liteClient} from 'algoliasearch/lite';
import {withTimeout} from '@paydocs/core/client';
import {HIGHLIGHT_MARKERS} from '../../engine/highlight';
import {
  RetryError,
  type ClientSettings,
  type ErrorReason,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
} from '../../types';
import {toHostedLanguageCode} from '../../hostedLanguage';
import {asRecord} from '../parseHit';
import {parseResult} from './parseResult';

/** Request parameters that give results the same fields, snippets, and marks as those from the embedded index. */
const SEARCH_PARAMETERS = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor', 'breadcrumb'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
  highlightPreTag: HIGHLIGHT_MARKERS.start,
  highlightPostTag: HIGHLIGHT_MARKERS.end,
};
const MAX_SUGGESTIONS = 5;
/** Maximum length of a query in bytes. The service rejects longer queries. */
const MAX_QUERY_BYTES = 512;

/**
 * Creates a client for the hosted search service.
 *
 * @param settings - settings with the application ID, the search key, and the index name
 * @returns the client
 */
export function createHostedClient({appId, apiKey, indexName, language, siteUrl}: ClientSettings): SearchClient {
  const client = liteClient(appId, apiKey);
  const parameters = {...SEARCH_PARAMETERS, queryLanguages: [toHostedLanguageCode(language)]};
  const search = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    try {
      const limitedRequests = requests.map((request) => ({...request, ...parameters, query: truncate(request.query)}));
      const results = asRecord(await withTimeout(client.search({requests: limitedRequests as never})))
        .results as unknown[];
      return requests.map((request, index) => parseResult(results[index], request, siteUrl));
    } catch (error) {
      const reason = classifyServiceError(error);
      logErrorReason(reason, appId);
      throw new RetryError("The search service isn't responding.", {cause: error, reason});
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
      const [result] = await search([
        {indexName, query, facetFilters: [`language:${language}`], hitsPerPage: MAX_SUGGESTIONS * 4},
      ]);
      const pages = new Map(result?.hits.map((hit) => [hit.url_without_anchor, hit]));
      return [...pages].slice(0, MAX_SUGGESTIONS).map(([url, {hierarchy, breadcrumb}]) => ({
        url,
        title: hierarchy.lvl1 ?? url,
        breadcrumb,
      }));
    },
    onIndexUpdate: () => () => undefined,
    loadMissing: () => undefined,
  };
}

/** Returns the reason for an error from Algolia's client; `undefined` if the error is ambiguous. */
function classifyServiceError(error: unknown): ErrorReason | undefined {
  const {status, name} = asRecord(error);
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'noIndex';
  return name === 'RetryError' || name === 'TimeoutError' ? 'unreachable' : undefined;
}

/** Logs which environment variables of the build to check. Only the site's maintainers can correct them. */
function logErrorReason(reason: ErrorReason | undefined, appId: string): void {
  if (reason === 'refused') {
    console.error(
      'Algolia rejected the search key. Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY, and rebuild the site.',
    );
  } else if (reason === 'noIndex') {
    console.error('Algolia has no such index. Check DOCS_SEARCH_INDEX_NAME, and run "npm run search:upload".');
  } else if (reason === 'unreachable') {
    console.error(`Algolia isn't responding for "${appId}". If your network works, check DOCS_SEARCH_APP_ID.`);
  }
}

/** Truncates a query to the service's limit, without a partial character at its end. */
function truncate(query: string): string {
  const bytes = new TextEncoder().encode(query).slice(0, MAX_QUERY_BYTES);
  return new TextDecoder().decode(bytes).replace(/\uFFFD$/, '');
}
