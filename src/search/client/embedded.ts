import {RetryError, type ClientSettings, type SearchClient, type SearchResult, type Suggestion} from '../contract';
import {fetchFile} from './fetchFile';
import {watchProgress} from './progress';
import {OrderedWorker, type WorkerOrder} from './protocol';

/** So long the first answer waits for all of the index. On a slow network it then comes from what is there. */
const PATIENCE = 400;

/** The index while it is loaded. */
interface Loading {
  worker: OrderedWorker;
  /** It has been loading for as long as anybody should wait for all of it. */
  patience: Promise<unknown>;
  /** When the next file of it is there, or all of them. */
  next: Promise<unknown>;
  /** All is there. */
  whole: Promise<unknown>;
  isWhole: boolean;
  /** Nothing of it came for too long. */
  isStalled: boolean;
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
  let hasFailed = false;

  const improve = (): void => listeners.forEach((listener) => listener());

  const load = (): Loading => {
    if (loading) return loading;
    const started = startLoading(settings, hasFailed);
    loading = started;
    started.whole.then(improve, () => {
      started.worker.end();
      hasFailed = true;
      if (loading === started) loading = undefined;
    });
    started.names.then(improve, () => undefined); // `whole` fails too
    return started;
  };

  /** Asks what there is of the index, and asks again when there is more as long as nothing comes of it. */
  const askOf = async <Value>(started: Loading, order: WorkerOrder, isEmpty: (value: Value) => boolean) => {
    if (!started.isWhole) await Promise.race([started.whole, started.patience]);
    for (;;) {
      const {next, isWhole} = started;
      const value = await started.worker.run<Value>(order);
      if (isWhole || !isEmpty(value)) return value;
      await next;
    }
  };

  /** A question that came while the index was loaded in vain has it loaded once more. */
  const ask = async <Value>(order: WorkerOrder, isEmpty: (value: Value) => boolean): Promise<Value> => {
    const known = loading;
    try {
      return await askOf(load(), order, isEmpty).catch((error: unknown) => {
        if (!known || known.isStalled || loading === known) throw error;
        return askOf(load(), order, isEmpty);
      });
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

/** What was loaded in vain is not taken from what the browser has kept. */
function startLoading({names, texts}: ClientSettings, isRepeated: boolean): Loading & {names: Promise<unknown>} {
  const worker = new OrderedWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  const asking = new AbortController();
  const progress = watchProgress(() => {
    loading.isStalled = true;
    asking.abort();
    worker.end();
  });
  const options: RequestInit = {signal: asking.signal, cache: isRepeated ? 'reload' : 'default'};
  let tell = (): void => undefined;
  const add = async (file: string): Promise<void> => {
    await worker.run({kind: 'add', file: await fetchFile(file, options, progress)});
    tell();
  };
  const workerIsHere = progress.begin();
  void worker.run({kind: 'greet'}).then(workerIsHere, workerIsHere);
  const allNames = Promise.all(names.map(add));
  const whole = allNames
    .then(() => Promise.all(texts.map(add)))
    .then(() => {
      loading.isWhole = true;
      tell();
    });
  const waitForNext = (): void => {
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    void told.then(waitForNext);
    loading.next = Promise.race([told, whole]);
    loading.next.catch(() => undefined); // who waits for it is told
  };
  const loading = {
    worker,
    patience: pause(PATIENCE),
    next: whole,
    names: allNames,
    whole,
    isWhole: false,
    isStalled: false,
  };
  waitForNext();
  return loading;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
