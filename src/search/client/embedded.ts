import {RetryError, type ClientSettings, type SearchClient, type SearchResult, type Suggestion} from '../contract';
import {OrderedWorker} from './protocol';

/** So long an answer waits for all of the index. On a slow network it then comes from what is there. */
const PATIENCE = 400;

/** The index while it is loaded, in the order in which it is needed. */
interface Loading {
  worker: OrderedWorker;
  /** The names of one area are there: there can be answers. */
  first: Promise<unknown>;
  /** All is there. */
  whole: Promise<unknown>;
  isWhole: boolean;
}

/**
 * Answers from the index that was made with the site. It is loaded at once, and kept: when it is there,
 * searching needs no network. After a failure the next question loads it again.
 *
 * @param settings - where its files are
 * @returns the client
 */
export function embeddedClient(settings: ClientSettings): SearchClient {
  const {siteUrl} = settings;
  const listeners = new Set<() => void>();
  let loading: Loading | undefined;

  const load = (): Loading => {
    if (loading) return loading;
    const started = startLoading(settings);
    loading = started;
    started.whole.then(
      () => {
        started.isWhole = true;
        listeners.forEach((listener) => listener());
      },
      () => {
        started.worker.end();
        loading = undefined;
      },
    );
    return started;
  };

  /** Asks when there is enough of the index; asks again when there is more, if nothing came of it. */
  const ask = async <Value>(
    order: Parameters<OrderedWorker['run']>[0],
    isEmpty: (value: Value) => boolean,
  ): Promise<Value> => {
    try {
      const {worker, first, whole, isWhole} = load();
      if (!isWhole) await Promise.race([whole, Promise.all([first, pause(PATIENCE)])]);
      const value = await worker.run<Value>(order);
      if (!isEmpty(value)) return value;
      await whole;
      return await worker.run<Value>(order);
    } catch (error) {
      throw new RetryError('The search index could not be loaded.', {cause: error});
    }
  };

  load();
  return {
    search: async ({requests}) => ({
      results: await Promise.all(
        requests.map((request) => ask<SearchResult>({kind: 'search', request, siteUrl}, ({nbHits}) => nbHits === 0)),
      ),
    }),
    suggest: (pathname) => ask<Suggestion[]>({kind: 'suggest', pathname, siteUrl}, (pages) => pages.length === 0),
    onImproved(listener) {
      if (!loading?.isWhole) listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function startLoading({names, texts}: ClientSettings): Loading {
  const worker = new OrderedWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  const add = async (file: string): Promise<void> => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await worker.run({kind: 'add', file: await response.arrayBuffer()});
  };
  const namesAdded = names.map(add);
  const whole = Promise.all(namesAdded).then(() => Promise.all(texts.map(add)));
  const first = Promise.any(namesAdded);
  first.catch(() => undefined); // `whole` fails too, and tells why
  return {worker, first, whole, isWhole: false};
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
