import type {Hierarchy, HierarchyLevel, RecordType} from './record';
import type {FacetFilters} from './engine/types';

/** A search request in the format of the hosted service (https://www.algolia.com/doc/rest-api/search/). */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
}

interface HighlightedValue {
  value: string;
}

/** A hit in the format of the hosted service. Highlighted strings have `HIGHLIGHT_MARKERS` around the matched words. */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  breadcrumb: string[];
  _highlightResult?: {hierarchy?: Partial<Record<HierarchyLevel, HighlightedValue>>; content?: HighlightedValue};
  _snippetResult?: {hierarchy?: Partial<Record<HierarchyLevel, HighlightedValue>>; content?: HighlightedValue};
}

/** The result of a request in the format of the hosted service. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  /** Reason why part of the index is missing, so that there can be more hits; `undefined` if it's complete. */
  missing?: ErrorReason | undefined;
}

/** A suggested page for a URL that doesn't exist. */
export interface Suggestion {
  url: string;
  title: string;
  breadcrumb: readonly string[];
}

/** A search client, for the hosted service or for the embedded index. */
export interface SearchClient {
  /**
   * Runs search requests.
   *
   * @param params - requests
   * @returns a result for each request
   * @throws RetryError if search doesn't work
   */
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /**
   * Suggests pages for a URL that doesn't exist.
   *
   * @param pathname - path of the URL
   * @returns the closest matches
   * @throws RetryError if search doesn't work
   */
  suggest(pathname: string): Promise<Suggestion[]>;
  /**
   * Subscribes to updates of the index, after which requests can have better results.
   *
   * @param listener - callback for each update
   * @returns a function that unsubscribes
   */
  onIndexUpdate(listener: () => void): () => void;
  /** Retries loading the missing parts of the index. */
  loadMissing(): void;
}

/** An error of search, which readers see with its reason. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
  /** Reason why search doesn't work; `undefined` if the client can't determine it. */
  readonly reason: ErrorReason | undefined;

  constructor(message?: string, {reason, ...options}: ErrorOptions & {reason?: ErrorReason} = {}) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * A reason why search doesn't work:
 *
 * - `network`: the network doesn't work.
 * - `outdated`: the site was deployed again after the page was opened.
 * - `hanging`: the code doesn't load although the host responds.
 * - `index`: the host responds with something other than the index.
 * - `refused`, `noIndex`: the hosted service rejects the application or its key, or has no such index. Only the site's
 *   maintainers can correct the settings.
 * - `unreachable`: the hosted service can't be reached although the site can.
 */
export type ErrorReason = 'network' | 'outdated' | 'hanging' | 'index' | 'refused' | 'noIndex' | 'unreachable';

/** Settings of a search client. */
export interface ClientSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Locale of the site that the reader uses. */
  language: string;
  /** Origin of the site, without its base path. */
  siteUrl: string;
  /** URLs of the embedded index's files with names. */
  names: readonly string[];
  /** URLs of the embedded index's files with texts, in the order of `names`. */
  texts: readonly string[];
}
