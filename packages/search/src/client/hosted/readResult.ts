import type {SearchRequest, SearchResult} from '../../types';
import {asRecord, readHit} from '../readHit';

/**
 * Reads an untrusted result of the hosted service.
 *
 * @param value - untrusted result
 * @param request - request of the result
 * @param siteUrl - origin of the site, without its base path
 * @returns the result with valid hits only
 * @throws TypeError if the value isn't a result
 */
export function readResult(value: unknown, request: SearchRequest, siteUrl: string): SearchResult {
  const fields = asRecord(value);
  if (!Array.isArray(fields.hits)) throw new TypeError('The response has no list of hits.');
  const hits = fields.hits.flatMap((hit) => readHit(hit, siteUrl) ?? []);
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
