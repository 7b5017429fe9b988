import type {SearchRequest, SearchResult, Suggestion} from '../../types';

/** A request from the page to the worker. */
export type WorkerRequest =
  | {kind: 'greet'}
  | {kind: 'add'; file: ArrayBuffer}
  | {kind: 'search'; request: SearchRequest; siteUrl: string}
  | {kind: 'suggest'; pathname: string; siteUrl: string};

/** A response from the worker: a value or an error, with the number of the request. */
export type WorkerResponse =
  | {number: number; value: SearchResult | Suggestion[] | undefined}
  | {number: number; error: string};
