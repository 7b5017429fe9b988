/** The embedded index while its files come, or don't. The page itself keeps it: here are no workers, or none that answers. */
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

const page = (path: string, title: string, tag: string): SearchRecord => ({
  ...{objectID: path, url: `${SITE}${path}`, url_without_anchor: `${SITE}${path}`, anchor: null, type: 'lvl1'},
  hierarchy: {lvl0: 'Guides', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...{content: null, language: 'en', docusaurus_tag: tag, breadcrumb: ['Guides'], identifiers: [], page_kind: 'guide'},
  weight: {page_rank: 0, level: 100, position: 0},
});

/** What the host has; nothing where a file does not come. */
const files = new Map<string, string | undefined>();
/** What keeps files from coming for now, by file. */
const held = new Map<string, Promise<void>>();
const asked: string[] = [];

beforeEach(() => {
  const shards = createShards([page('/lend/', 'Lend a book', 'a'), page('/return/', 'Return a book', 'b')], SITE);
  files.clear();
  for (const shard of shards) files.set(`/${shard.tier}-${shard.tag}.json`, JSON.stringify(shard));
  asked.length = 0;
  held.clear();
  vi.stubGlobal('fetch', async (file: string, {signal}: RequestInit) => {
    asked.push(file);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([held.get(file), aborted]);
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

/** @returns what lets the files come */
function hold(...names: string[]): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const name of names) held.set(name, released);
  return release;
}

/** Lets time pass, and all that follows from it happen. */
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

async function search(client: SearchClient, query: string): Promise<unknown> {
  const {results} = await client.search({requests: [{indexName: 'docs', query}]});
  return results.map(({hits, missing}) => ({found: hits.map(({url}) => url), missing}));
}

it('all of it answers without a worker', async () => {
  const client = createEmbeddedClient(settings);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it.each([
  ['does not come', undefined],
  ['is cut in half', '{"tier":"names",'],
  ['is HTML', '<!doctype html>'],
])('a file that %s: the others answer, and say that there may be more', async (_what, content) => {
  const whole = files.get('/names-b.json');
  files.set('/names-b.json', content);
  const client = createEmbeddedClient(settings);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: 'index'}]);
  expect(asked).not.toContain('/texts-b.json');
  await expect(search(client, 'return')).rejects.toThrow("couldn't be loaded");

  files.set('/names-b.json', whole);
  asked.length = 0;
  client.loadMissing();
  expect(await search(client, 'return')).toEqual([{found: [`${SITE}/return/`], missing: undefined}]);
  expect(asked).toEqual(['/names-b.json', '/texts-b.json']);
  client.loadMissing();
  expect(asked).toHaveLength(2);
});

it('a file that the network loses says that the network may be down', async () => {
  held.set('/names-b.json', Promise.reject(new TypeError('Failed to fetch')));
  expect(await search(createEmbeddedClient(settings), 'lend')).toEqual([
    {found: [`${SITE}/lend/`], missing: 'network'},
  ]);
});

it.each([
  ['index', undefined],
  ['index', '<!doctype html>'],
])('without any names the host is to blame: %s', async (reason, content) => {
  for (const file of settings.names) files.set(file, content);
  await expect(search(createEmbeddedClient(settings), 'lend')).rejects.toMatchObject({reason});
});

it('who listens is told when what was missing is there', async () => {
  const whole = files.get('/texts-b.json');
  files.set('/texts-b.json', undefined);
  const client = createEmbeddedClient(settings);
  await search(client, 'lend');
  const improved = vi.fn();
  client.onIndexUpdate(improved);
  files.set('/texts-b.json', whole);
  client.loadMissing();
  await vi.waitFor(() => expect(improved).toHaveBeenCalled());
});

it('a question that comes while it is loaded in vain has it loaded once more', async () => {
  let fail = (): void => undefined;
  const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('gone'))));
  for (const file of settings.names) held.set(file, failing);
  const client = createEmbeddedClient(settings);
  await vi.waitFor(() => expect(asked).toEqual(settings.names));
  held.clear();
  const answer = search(client, 'lend');
  fail();
  expect(await answer).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it('without any names nobody answers, and the next question loads all of it', async () => {
  const kept = new Map(files);
  for (const file of settings.names) files.set(file, undefined);
  const client = createEmbeddedClient(settings);
  await expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
  for (const [file, text] of kept) files.set(file, text);
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
});

it.each([
  ['is not there', 'error'],
  ['is not there when the index is', 'late error'],
])('a worker that %s: the page itself keeps the index', async (_what, manner) => {
  let fail: () => void = () => undefined;
  const posted: unknown[] = [];
  class Absent {
    addEventListener(kind: string, listener: () => void): void {
      if (kind === 'error') fail = listener;
    }
    postMessage(message: unknown): void {
      posted.push(message);
    }
    terminate(): void {
      // Nothing runs.
    }
  }
  vi.stubGlobal('Worker', Absent);
  const client = createEmbeddedClient(settings);
  if (manner === 'late error') await vi.waitFor(() => expect(asked).toHaveLength(2));
  fail();
  expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
  // A file that is handed over to a worker is gone from the page.
  expect(posted).toHaveLength(1);
});

describe('files that come later than anybody waits', () => {
  const improved = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    improved.mockReset();
  });

  it('are told of, and taken without being asked for again', async () => {
    const release = hold(...settings.names);
    const client = createEmbeddedClient(settings);
    client.onIndexUpdate(improved);
    const failing = expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
    await wait(8000);
    await failing;
    await expect(search(client, 'return')).rejects.toThrow("couldn't be loaded");
    expect(improved).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(improved).toHaveBeenCalled());
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
    expect(asked).toEqual([...settings.names, ...settings.texts]);
  });

  it('keep nothing from what is there, which is told to be a part', async () => {
    hold('/names-b.json');
    const client = createEmbeddedClient(settings);
    client.onIndexUpdate(improved);
    const first = search(client, 'lend');
    await wait(400);
    expect(await first).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
    await wait(8000);
    expect(improved).toHaveBeenCalled();
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: 'network'}]);
    await vi.waitFor(() => expect(asked).toContain('/texts-a.json'));
  });

  it('are asked for again by Retry, for they may never come', async () => {
    hold(...settings.names);
    const client = createEmbeddedClient(settings);
    const failing = expect(search(client, 'lend')).rejects.toThrow("couldn't be loaded");
    await wait(8000);
    await failing;
    held.clear();
    client.loadMissing();
    expect(await search(client, 'lend')).toEqual([{found: [`${SITE}/lend/`], missing: undefined}]);
  });
});
