import type {SearchRequest, SearchResult} from '../../types';
import {asRecord, parseHit} from '../parseHit';

/**
 * Parses an untrusted result from the hosted service, and leaves out invalid hits.
 *
 * @param value - untrusted result
 * @param request - request that the service responded to
 * @param siteUrl - origin of the site, without its base path
 * @returns the result, whose `nbHits` is reduced by the number of invalid hits
 * @throws TypeError if the value has no list of hits
 */
export function parseResult(value: unknown, request: SearchRequest, siteUrl: string): SearchResult {
  const fields = asRecord(value);
  if (!Array.isArray(fields.hits)) throw new TypeError('The response has no list of hits.');
  const hits = fields.hits.flatMap((hit) => parseHit(hit, siteUrl) ?? []);
  const hitsPerPage = toCount(fields.hitsPerPage, request.hitsPerPage ?? fields.hits.length);
  return {
    hits,
    nbHits: Math.max(toCount(fields.nbHits, hits.length) - (fields.hits.length - hits.length), hits.length),
    page: toCount(fields.page, request.page ?? 0),
    nbPages: toCount(fields.nbPages, 1),
    hitsPerPage,
    query: request.query,
    index: request.indexName,
  };
}

const toCount = (value: unknown, fallback: number): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : fallback;
