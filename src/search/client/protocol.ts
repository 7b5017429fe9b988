import type {SearchRequest, SearchResult, Suggestion} from '../contract';

/** What the page tells the worker to do. */
export type WorkerOrder =
  | {kind: 'greet'}
  | {kind: 'add'; file: ArrayBuffer}
  | {kind: 'search'; request: SearchRequest; siteUrl: string}
  | {kind: 'suggest'; pathname: string; siteUrl: string};

/** What the worker says when it is done, with the number of the order. */
export type WorkerAnswer =
  {number: number; value: SearchResult | Suggestion[] | undefined} | {number: number; error: string};

/** A worker whose orders are promises. */
export class OrderedWorker {
  private readonly waiting = new Map<number, {resolve: (value: never) => void; reject: (error: Error) => void}>();
  private last = 0;
  private failure: Error | undefined;

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.value as never);
    });
    worker.addEventListener('error', () => this.fail(new Error('The search worker could not be loaded.')));
  }

  /** Nobody waits for a worker that answers no more. */
  private fail(error: Error): void {
    this.failure ??= error;
    this.waiting.forEach(({reject}) => reject(error));
    this.waiting.clear();
  }

  /**
   * @param order - what to do; a file goes over to the worker
   * @returns what comes of it
   * @throws Error when the worker can't do it, or is not there
   */
  run<Value>(order: WorkerOrder): Promise<Value> {
    if (this.failure) return Promise.reject(this.failure);
    const number = (this.last += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(number, {resolve, reject});
      this.worker.postMessage({number, order}, order.kind === 'add' ? [order.file] : []);
    });
  }

  end(): void {
    this.worker.terminate();
    this.fail(new Error('The search worker was ended.'));
  }
}
