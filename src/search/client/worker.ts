/**
 * The embedded index, away from the thread that draws the page: to read it takes a phone half a second.
 */
import {SearchEngine} from '../engine';
import {toHit} from '../engine/hit';
import type {Shard} from '../engine/shards';
import {nearestPages} from '../engine/suggest';
import type {SearchResult, Suggestion} from '../contract';
import type {WorkerAnswer, WorkerOrder} from './protocol';

const SUGGESTIONS = 5;
const HITS = 20;

const engine = new SearchEngine();

function carryOut(order: WorkerOrder): SearchResult | Suggestion[] | undefined {
  switch (order.kind) {
    case 'greet':
      return undefined; // the answer says that the worker is there
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
      const {found, total} = engine.search(query, {
        filters: facetFilters,
        offset: page * hitsPerPage,
        limit: hitsPerPage,
      });
      const hits = found.map((one) => toHit(one, order.siteUrl));
      return {hits, nbHits: total, page, nbPages: Math.ceil(total / hitsPerPage), hitsPerPage, query, index};
    }
  }
}

self.addEventListener('message', ({data: {number, order}}: MessageEvent<{number: number; order: WorkerOrder}>) => {
  let answer: WorkerAnswer;
  try {
    answer = {number, value: carryOut(order)};
  } catch (error) {
    answer = {number, error: String(error)};
  }
  self.postMessage(answer);
});
