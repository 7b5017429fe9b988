import type {WorkerAnswer, WorkerOrder} from './protocol';

/** Whoever keeps the index, and answers from it. */
export interface Keeper {
  /**
   * @param order - what to do; a file goes over to the keeper
   * @returns what comes of it
   * @throws Error when the keeper can't do it, or is not there
   */
  run<Value>(order: WorkerOrder): Promise<Value>;
  /** Nothing is asked any more. */
  end(): void;
}

/** A worker whose orders are promises. */
class OrderedWorker implements Keeper {
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
    worker.addEventListener('error', () => this.fail(new Error("The search worker couldn't be loaded.")));
  }

  /** Nobody waits for a worker that answers no more. */
  private fail(error: Error): void {
    this.failure ??= error;
    this.waiting.forEach(({reject}) => reject(error));
    this.waiting.clear();
  }

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
    this.fail(new Error('The search worker was terminated.'));
  }
}

/** Where there is no worker: the page itself keeps the index, and stands still meanwhile. */
class PageKeeper implements Keeper {
  private readonly carrier = import('./carryOut').then(({makeCarrier}) => makeCarrier());

  async run<Value>(order: WorkerOrder): Promise<Value> {
    return (await this.carrier)(order) as Value;
  }

  end(): void {
    // What nobody holds any more goes away by itself.
  }
}

/**
 * @returns a worker; the page itself in browsers that have none, let none be made, or don't get its code
 */
export function makeKeeper(): Keeper {
  let worker: OrderedWorker;
  try {
    worker = new OrderedWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    return new PageKeeper();
  }
  let hasEnded = false;
  // A file that was handed over to a worker which is not there would be lost.
  const keeper: Promise<Keeper> = worker.run({kind: 'greet'}).then(
    () => worker,
    (error: unknown) => {
      if (hasEnded) throw error;
      return new PageKeeper();
    },
  );
  return {
    run: async (order) => (await keeper).run(order),
    end() {
      hasEnded = true;
      worker.end();
    },
  };
}
