import type {SearchRequest, SearchResult} from '../../contract';
import {fieldsOf, readHit} from '../readHit';

/**
 * @param value - what a service answered
 * @param request - what it was asked
 * @param siteUrl - address of the site without its base path
 * @returns the answer with hits that can be shown
 * @throws TypeError if it is no answer
 */
export function readResult(value: unknown, request: SearchRequest, siteUrl: string): SearchResult {
  const fields = fieldsOf(value);
  if (!Array.isArray(fields.hits)) throw new TypeError('The response has no list of hits.');
  const hits = fields.hits.flatMap((hit) => readHit(hit, siteUrl) ?? []);
  const hitsPerPage = countOf(fields.hitsPerPage, request.hitsPerPage ?? fields.hits.length);
  return {
    hits,
    nbHits: Math.max(countOf(fields.nbHits, hits.length) - (fields.hits.length - hits.length), hits.length),
    page: countOf(fields.page, request.page ?? 0),
    nbPages: countOf(fields.nbPages, 1),
    hitsPerPage,
    query: request.query,
    index: request.indexName,
  };
}

const countOf = (value: unknown, otherwise: number): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : otherwise;
