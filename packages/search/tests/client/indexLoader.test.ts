/**
 * The embedded index while its files arrive, or don't. The page itself holds it, because there are no workers here, or none that
 * responds.
 */
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedClient} from '../../src/client/embedded';
import {createShards} from '../../src/engine/shards';
import type {SearchClient} from '../../src/types';
import type {SearchRecord} from '../../src/record';

const SITE = 'https://docs.example';
const settings = {
  ...{appId: '', apiKey: '', indexName: 'docs', language: 'en', siteUrl: SITE},
  names: ['/names-a.json', '/names-b.json'],
  texts: ['/texts-a.json', '/texts-b.json'],
};

const createRecord = (path: string, title: string, tag: string): SearchRecord => ({
  ...{objectID: path, url: `${SITE}${path}`, url_without_anchor: `${SITE}${path}`, anchor: null, type: 'lvl1'},
  hierarchy: {lvl0: 'Guides', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...{content: null, language: 'en', docusaurus_tag: tag, breadcrumb: ['Guides'], identifiers: [], page_kind: 'guide'},
  weight: {page_rank: 0, level: 100, position: 0},
});

/** Files on the host; `undefined` for a file that doesn't arrive. */
const files = new Map<string, string | undefined>();
/** Promises that delay files, by file. */
const delays = new Map<string, Promise<void>>();
const requestedFiles: string[] = [];

beforeEach(() => {
  const shards = createShards(
    [createRecord('/lend/', 'Lend a book', 'a'), createRecord('/return/', 'Return a book', 'b')],
    SITE,
  );
  files.clear();
  for (const shard of shards) files.set(`/${shard.tier}-${shard.tag}.json`, JSON.stringify(shard));
  requestedFiles.length = 0;
  delays.clear();
  vi.stubGlobal('fetch', async (file: string, {signal}: RequestInit) => {
    requestedFiles.push(file);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([delays.get(file), aborted]);
    const text = files.get(file);
    return new Response(text ?? '', {status: text === undefined ? 404 : 200});
  });
  vi.stubGlobal('window', {location: {href: `${SITE}/`}});
  vi.stubGlobal('document', {scripts: []});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Delays files, and returns a function that releases them. */
function hold(...names: string[]): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const name of names) delays.set(name, released);
  return release;
}

/** Advances the fake timers, and runs everything that follows. */
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

async function search(client: SearchClient, query: string): Promise<unknown> {
  const {results} = await client.search({requests: [{indexName: 'docs', query}]});
  return results.map(({hits, missing}) => ({found: hits.map(({url}) => url), missing}));
}

it('searches the complete index without a worker', async () => {
  const client = createEmbeddedClient(settings);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it.each([
  ['is missing', undefined],
  ['is truncated', '{"tier":"names",'],
  ['is HTML', '<!doctype html>'],
])('returns incomplete results from the other files if a file %s', async (_what, content) => {
  const original = files.get('/names-b.json');
  files.set('/names-b.json', content);
  const client = createEmbeddedClient(settings);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: 'index'}]);
  expect(requestedFiles).not.toContain('/texts-b.json');
  await expect(search(client, 'return')).rejects.toThrow("couldn't be loaded");

  files.set('/names-b.json', original);
  requestedFiles.length = 0;
  client.loadMissing();
  expect(await search(client, 'return')).toEqual([{found: [`${SITE}/return/`], missing: undefined}]);
  expect(requestedFiles).toEqual(['/names-b.json', '/texts-b.json']);
  client.loadMissing();
  expect(requestedFiles).toHaveLength(2);
});

it('reports the network as the reason if a request fails', async () => {
  delays.set('/names-b.json', Promise.reject(new TypeError('Failed to fetch')));
  expect(await search(createEmbeddedClient(settings), 'lend')).toEqual([
    {found: [`${SITE}/lend/`], missing: 'network'},
  ]);
});

it.each([
  ['index', undefined],
  ['index', '<!doctype html>'],
])('reports the host as the reason if no names can be read: %s', async (reason, content) => {
  for (const file of settings.names) files.set(file, content);
  await expect(search(createEmbeddedClient(settings), 'lend')).rejects.toMatchObject({reason});
});

it('notifies listeners when missing files have arrived', async () => {
  const original = files.get('/texts-b.json');
  files.set('/texts-b.json', undefined);
  const client = createEmbeddedClient(settings);
  await search(client, 'lend');
  const onUpdate = vi.fn();
  client.onIndexUpdate(onUpdate);
  files.set('/texts-b.json', original);
  client.loadMissing();
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalled());
});

it('loads the index again for a query during a failed load', async () => {
  let fail = (): void => undefined;
  const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('gone'))));
  for (const file of settings.names) delays.set(file, failing);
  const client = createEmbeddedClient(settings);
  await vi.waitFor(() => expect(requestedFiles).toEqual(settings.names));
  delays.clear();
  const result = search(client, 'lend');
  fail();
  expect(await result).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it('rejects without any names, and loads everything again for the next query', async () => {
  const originalFiles = new Map(files);
  for (const file of settings.names) files.set(file, undefined);
  const client = createEmbeddedClient(settings);
  await expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
  for (const [file, text] of originalFiles) files.set(file, text);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it.each([
  ["can't start", 'error'],
  ['fails after the index has loaded', 'late error'],
])('keeps the index on the page if a worker %s', async (_what, timing) => {
  let fail: () => void = () => undefined;
  const posted: unknown[] = [];
  class FailingWorker {
    addEventListener(kind: string, listener: () => void): void {
      if (kind === 'error') fail = listener;
    }
    postMessage(message: unknown): void {
      posted.push(message);
    }
    terminate(): void {
      // There's nothing to stop.
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const client = createEmbeddedClient(settings);
  if (timing === 'late error') await vi.waitFor(() => expect(requestedFiles).toHaveLength(2));
  fail();
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
  // A file that is transferred to a worker is gone from the page.
  expect(posted).toHaveLength(1);
});

it('reports a missing index even if the worker starts slowly, and a request is already waiting for it', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  for (const name of settings.names) files.set(name, undefined);
  class SlowWorker {
    private respond: (event: {data: unknown}) => void = () => undefined;
    addEventListener(kind: string, listener: (event: {data: unknown}) => void): void {
      if (kind === 'message') this.respond = listener;
    }
    postMessage({number, request}: {number: number; request: {kind: string}}): void {
      // The worker is ready after a second, and doesn't respond to anything else.
      if (request.kind === 'greet') setTimeout(() => this.respond({data: {number, value: undefined}}), 1000);
    }
    terminate(): void {
      // There's nothing to stop.
    }
  }
  vi.stubGlobal('Worker', SlowWorker);
  const failing = expect(search(createEmbeddedClient(settings), 'lend')).rejects.toMatchObject({reason: 'index'});
  await wait(5000);
  await failing;
});

describe('files that arrive after the timeout', () => {
  const onUpdate = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    onUpdate.mockReset();
  });

  it('are announced, and used without another request', async () => {
    const release = hold(...settings.names);
    const client = createEmbeddedClient(settings);
    client.onIndexUpdate(onUpdate);
    const failing = expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
    await wait(8000);
    await failing;
    await expect(search(client, 'return')).rejects.toThrow("couldn't be loaded");
    expect(onUpdate).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(onUpdate).toHaveBeenCalled());
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
    expect(requestedFiles).toEqual([...settings.names, ...settings.texts]);
  });

  it("don't block available files, whose results are marked as incomplete", async () => {
    hold('/names-b.json');
    const client = createEmbeddedClient(settings);
    client.onIndexUpdate(onUpdate);
    const first = search(client, 'lend');
    await wait(400);
    expect(await first).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
    await wait(8000);
    expect(onUpdate).toHaveBeenCalled();
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: 'network'}]);
    await vi.waitFor(() => expect(requestedFiles).toContain('/texts-a.json'));
  });

  it('are requested again by Retry, because they may never arrive', async () => {
    hold(...settings.names);
    const client = createEmbeddedClient(settings);
    const failing = expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
    await wait(8000);
    await failing;
    delays.clear();
    client.loadMissing();
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
  });
});
