import {SearchEngine, MIN_STABLE_QUERY_LENGTH} from '../../engine';
import {toHit} from '../../engine/hit';
import type {Shard} from '../../engine/shards';
import {findClosestPages} from '../../engine/suggest';
import type {SearchResult, Suggestion} from '../../types';
import type {WorkerRequest} from './protocol';

const MAX_SUGGESTIONS = 5;
const HITS_PER_PAGE = 20;

/** A handler of worker requests. It returns `undefined` for requests that have no result. */
type MessageHandler = (message: WorkerRequest) => SearchResult | Suggestion[] | undefined;

/**
 * Creates a handler of worker requests with its own, initially empty index.
 *
 * @returns the handler, which throws the engine's errors
 */
export function createMessageHandler(): MessageHandler {
  const engine = new SearchEngine();
  /** The last query, and the path of the page that ranked first for it. */
  let last = {query: '', first: undefined as string | undefined};
  return (message) => {
    switch (message.kind) {
      case 'greet':
        return undefined; // any response means that the worker is ready
      case 'add':
        engine.add(JSON.parse(new TextDecoder().decode(message.file)) as Shard);
        return undefined;
      case 'suggest':
        return findClosestPages(message.pathname, engine.pages, MAX_SUGGESTIONS).map(({path, title, trail}) => ({
          url: `${message.siteUrl}${path}`,
          title,
          breadcrumb: trail,
        }));
      case 'search': {
        const {indexName: index, query, facetFilters = [], hitsPerPage = HITS_PER_PAGE, page = 0} = message.request;
        const isContinued = last.query.length >= MIN_STABLE_QUERY_LENGTH && query.startsWith(last.query);
        const {matches, total} = engine.search(query, {
          filters: facetFilters,
          offset: page * hitsPerPage,
          limit: hitsPerPage,
          previousFirst: isContinued ? last.first : undefined,
        });
        if (page === 0) last = {query, first: matches[0]?.page.path};
        const hits = matches.map((match) => toHit(match, message.siteUrl));
        return {hits, nbHits: total, page, nbPages: Math.ceil(total / hitsPerPage), hitsPerPage, query, index};
      }
    }
  };
}
