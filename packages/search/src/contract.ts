import type {Hierarchy, HierarchyLevel, RecordType} from './record';
import type {FacetFilters} from './engine/found';

/** One question, as the hosted service takes it. */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
}

interface Marked {
  value: string;
}

/** An answer, as the hosted service gives it. Texts with marks have `MARK` around what matched. */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  breadcrumb: string[];
  _highlightResult?: {hierarchy?: Partial<Record<HierarchyLevel, Marked>>; content?: Marked};
  _snippetResult?: {hierarchy?: Partial<Record<HierarchyLevel, Marked>>; content?: Marked};
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  /** Why a part of the index is missing, so that there may be more. */
  missing?: FailureReason | undefined;
}

/** A page that somebody may have meant. */
export interface Suggestion {
  url: string;
  title: string;
  breadcrumb: readonly string[];
}

/** Whoever answers: a hosted service, or the index that the site brings. */
export interface SearchClient {
  /**
   * @param params - questions
   * @returns an answer for each
   * @throws an error named `RetryError` when nobody answers
   */
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /**
   * @param pathname - an address that is not there
   * @returns the nearest pages
   * @throws an error named `RetryError` when nobody answers
   */
  suggest(pathname: string): Promise<Suggestion[]>;
  /**
   * Tells when questions may have better answers than before.
   *
   * @param listener - is called
   * @returns a function that stops it
   */
  onImproved(listener: () => void): () => void;
  /** Tries once more to load what is missing of the index. */
  loadMissing(): void;
}

/** An error that the modal shows to the reader. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
  /** Why nobody answers, where whoever was asked can tell. */
  readonly reason: FailureReason | undefined;

  constructor(message?: string, {reason, ...options}: ErrorOptions & {reason?: FailureReason} = {}) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * Why nobody answers: the network, a site that was deployed anew, code that hangs though the host responds, or
 * settings of the hosted search that whoever looks after the site has to correct: it
 * refuses the application or its key, it has no such index, or it can't be reached though the site can. `styles`: the host
 * responds, and the style sheet of the modal doesn't come; `index`: it responds with something else than the index.
 */
export type FailureReason =
  | 'network'
  | 'outdated'
  | 'hanging'
  | 'styles'
  | 'index'
  | 'refused'
  | 'noIndex'
  | 'unreachable';

/** What a client has to know of the site. */
export interface ClientSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** The reader's language, as the site names it. */
  language: string;
  /** Address of the site without its base path. */
  siteUrl: string;
  /** Files of the embedded index. */
  names: readonly string[];
  texts: readonly string[];
}
