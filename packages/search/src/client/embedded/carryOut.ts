import {SearchEngine, SHORTEST_KEPT} from '../../engine';
import {toHit} from '../../engine/hit';
import type {Shard} from '../../engine/shards';
import {nearestPages} from '../../engine/suggest';
import type {SearchResult, Suggestion} from '../../contract';
import type {WorkerOrder} from './protocol';

const SUGGESTIONS = 5;
const HITS = 20;

/** Carries out an order, and gives what comes of it. */
export type Carrier = (order: WorkerOrder) => SearchResult | Suggestion[] | undefined;

/** @returns what carries out orders with an index of its own, which has nothing yet; it throws what the engine throws */
export function makeCarrier(): Carrier {
  const engine = new SearchEngine();
  /** The last question, and the page that was first. */
  let last = {query: '', first: undefined as string | undefined};
  return (order) => {
    switch (order.kind) {
      case 'greet':
        return undefined; // the answer says that somebody is there
      case 'add':
        engine.add(JSON.parse(new TextDecoder().decode(order.file)) as Shard);
        return undefined;
      case 'suggest':
        return nearestPages(order.pathname, engine.pages, SUGGESTIONS).map(({path, title, trail}) => ({
          url: `${order.siteUrl}${path}`,
          title,
          breadcrumb: trail,
        }));
      case 'search': {
        const {indexName: index, query, facetFilters = [], hitsPerPage = HITS, page = 0} = order.request;
        const isTypedOn = last.query.length >= SHORTEST_KEPT && query.startsWith(last.query);
        const {found, total} = engine.search(query, {
          filters: facetFilters,
          offset: page * hitsPerPage,
          limit: hitsPerPage,
          keep: isTypedOn ? last.first : undefined,
        });
        if (page === 0) last = {query, first: found[0]?.page.path};
        const hits = found.map((one) => toHit(one, order.siteUrl));
        return {hits, nbHits: total, page, nbPages: Math.ceil(total / hitsPerPage), hitsPerPage, query, index};
      }
    }
  };
}
