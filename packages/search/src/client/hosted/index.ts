import {liteClient} from 'algoliasearch/lite';
import {inTime} from '@paydocs/core/inTime';
import {MARK} from '../../engine/highlight';
import {
  RetryError,
  type ClientSettings,
  type FailureReason,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
} from '../../contract';
import {hostedLanguage} from '../../hostedLanguage';
import {fieldsOf} from '../readHit';
import {readResult} from './readResult';

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
export function hostedClient({appId, apiKey, indexName, language, siteUrl}: ClientSettings): SearchClient {
  const client = liteClient(appId, apiKey);
  const answer = {...ANSWER, queryLanguages: [hostedLanguage(language)]};
  const search = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    try {
      const asked = requests.map((request) => ({...request, ...answer, query: cut(request.query)}));
      const results = fieldsOf(await inTime(client.search({requests: asked as never}))).results as unknown[];
      return requests.map((request, index) => readResult(results[index], request, siteUrl));
    } catch (error) {
      const reason = reasonOf(error);
      tellOwner(reason, appId);
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
        {indexName, query, facetFilters: [`language:${language}`], hitsPerPage: SUGGESTIONS * 4},
      ]);
      const pages = new Map(result?.hits.map((hit) => [hit.url_without_anchor, hit]));
      return [...pages].slice(0, SUGGESTIONS).map(([url, {hierarchy, breadcrumb}]) => ({
        url,
        title: hierarchy.lvl1 ?? url,
        breadcrumb,
      }));
    },
    onImproved: () => () => undefined,
    loadMissing: () => undefined,
  };
}

/** What a failure of the service's own client means; nothing if it may be anything. */
function reasonOf(error: unknown): FailureReason | undefined {
  const {status, name} = fieldsOf(error);
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'noIndex';
  return name === 'RetryError' || name === 'TimeoutError' ? 'unreachable' : undefined;
}

/** Which variable of the build is wrong, for whoever looks after the site: readers can't mend it. */
function tellOwner(reason: FailureReason | undefined, appId: string): void {
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

/** The beginning of a query that the service takes, without half a character at its end. */
function cut(query: string): string {
  const bytes = new TextEncoder().encode(query).slice(0, LONGEST_QUERY);
  return new TextDecoder().decode(bytes).replace(/\uFFFD$/, '');
}
