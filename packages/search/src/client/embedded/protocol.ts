import type {SearchRequest, SearchResult, Suggestion} from '../../contract';

/** What the page tells the worker to do. */
export type WorkerOrder =
  | {kind: 'greet'}
  | {kind: 'add'; file: ArrayBuffer}
  | {kind: 'search'; request: SearchRequest; siteUrl: string}
  | {kind: 'suggest'; pathname: string; siteUrl: string};

/** What the worker says when it is done, with the number of the order. */
export type WorkerAnswer =
  | {number: number; value: SearchResult | Suggestion[] | undefined}
  | {number: number; error: string};
