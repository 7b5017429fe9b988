import type {WorkerResponse, WorkerRequest} from './protocol';

/** A client that runs requests on the index, either in a worker or on the main thread. */
export interface WorkerClient {
  /**
   * Runs a request.
   *
   * @param request - request to run; the buffer of an added file is transferred, so it becomes unusable
   * @returns the result
   * @throws Error if the request fails or the worker couldn't be loaded
   */
  run<Value>(request: WorkerRequest): Promise<Value>;
  /**
   * Terminates the worker. No requests are possible afterward.
   *
   * @param reason - error with which pending requests are rejected
   */
  terminate(reason: unknown): void;
}

/** A client for a worker. It assigns the worker's responses to requests by number. */
class DedicatedWorkerClient implements WorkerClient {
  private readonly pending = new Map<number, {resolve: (value: never) => void; reject: (error: unknown) => void}>();
  private lastNumber = 0;
  private fatalError: unknown;

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      const waiting = this.pending.get(data.number);
      this.pending.delete(data.number);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.value as never);
    });
    worker.addEventListener('error', () => this.rejectAll(new Error("The search worker couldn't be loaded.")));
  }

  /** Rejects all pending and future requests, because the worker won't respond anymore. */
  private rejectAll(error: unknown): void {
    this.fatalError ??= error;
    this.pending.forEach(({reject}) => reject(error));
    this.pending.clear();
  }

  run<Value>(request: WorkerRequest): Promise<Value> {
    if (this.fatalError) return Promise.reject(this.fatalError);
    const number = (this.lastNumber += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(number, {resolve, reject});
      this.worker.postMessage({number, request}, request.kind === 'add' ? [request.file] : []);
    });
  }

  terminate(reason: unknown): void {
    this.worker.terminate();
    this.rejectAll(reason);
  }
}

/** A fallback without a worker. The index is on the main thread, which is blocked during requests. */
class MainThreadClient implements WorkerClient {
  private readonly handler = import('./handleMessage').then(({createMessageHandler}) => createMessageHandler());

  async run<Value>(request: WorkerRequest): Promise<Value> {
    return (await this.handler)(request) as Value;
  }

  terminate(): void {
    // Garbage collection removes the index.
  }
}

/**
 * Creates a client of the index.
 *
 * @returns a client with a worker, or on the main thread if the browser doesn't support or allow workers, or can't load
 *   the code
 */
export function createWorkerClient(): WorkerClient {
  let workerClient: DedicatedWorkerClient;
  try {
    workerClient = new DedicatedWorkerClient(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    return new MainThreadClient();
  }
  let isTerminated = false;
  // Wait until the worker is ready: a file that was transferred to a worker that fails to load would be lost.
  const client: Promise<WorkerClient> = workerClient.run({kind: 'greet'}).then(
    () => workerClient,
    (error: unknown) => {
      if (isTerminated) throw error;
      return new MainThreadClient();
    },
  );
  return {
    run: async (request) => (await client).run(request),
    terminate(reason) {
      isTerminated = true;
      workerClient.terminate(reason);
    },
  };
}
