/** The way to a page of a host that takes its time: it is asked once, and what comes late is taken. */
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {failureOf} from '../../src/lean-shell/client/navigation/failure';
import {giveUpLoading, loadHere, loadPage} from '../../src/lean-shell/client/navigation/load';

vi.mock('../../src/lean-shell/client/navigation/progress', () => ({showProgress: vi.fn(), endProgress: vi.fn()}));

const location = {href: '', hash: '', assign: vi.fn(), replace: vi.fn(), reload: vi.fn()};
const fetched = vi.fn();
/** Lets the host answer at last. */
let respond: (response: Partial<Response>) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(location, {href: 'https://site.example/here/', hash: ''});
  vi.stubGlobal('window', {location});
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(
    (_href: string, {signal}: {signal: AbortSignal}) =>
      new Promise((resolve, reject) => {
        respond = resolve as typeof respond;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
});
afterEach(() => {
  giveUpLoading();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The router goes there, and tells those who listen to its history. */
const go = vi.fn(() => {
  giveUpLoading();
  location.href = 'https://site.example/there/';
});

it('a page that is there is opened', async () => {
  const loading = loadPage('/there/#a', false, go);
  respond({ok: true});
  await loading;
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/there/#a');
  expect(go).not.toHaveBeenCalled();
});

describe('a page that does not come in time', () => {
  it('is told of in its place, and opened when it comes, without being asked for again', async () => {
    void loadPage('/there/', false, go);
    await vi.advanceTimersByTimeAsync(7999);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(go).toHaveBeenCalledOnce();
    expect(String(failureOf('/there/'))).toContain("didn't respond in time");
    expect(failureOf('/here/')).toBeUndefined();

    respond({ok: true});
    await vi.advanceTimersByTimeAsync(0);
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://site.example/there/');
    expect(location.assign).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is neither told of nor opened when the reader has gone elsewhere', async () => {
    void loadPage('/there/', false, go);
    await vi.advanceTimersByTimeAsync(8000);
    giveUpLoading();
    respond({ok: true});
    await vi.advanceTimersByTimeAsync(0);
    expect(location.replace).not.toHaveBeenCalled();
    expect(failureOf('/there/')).toBeUndefined();
  });

  it('is given up for another', async () => {
    void loadPage('/there/', false, go);
    void loadPage('/other/', false, go);
    await vi.advanceTimersByTimeAsync(0);
    respond({ok: true});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/other/');
    expect(go).not.toHaveBeenCalled();
  });
});

describe('Retry', () => {
  it('asks once more, and opens the page', async () => {
    void loadPage('/there/', false, go);
    await vi.advanceTimersByTimeAsync(8000);
    const loading = loadHere();
    respond({ok: true});
    await loading;
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://site.example/there/');
    expect(failureOf('/there/')).toBeUndefined();
  });

  it('fails after the same time', async () => {
    const loading = expect(loadHere()).rejects.toThrow("didn't respond in time");
    await vi.advanceTimersByTimeAsync(8000);
    await loading;
  });

  it('loads a place on a page anew: the browser would only go to that place', async () => {
    location.hash = '#a';
    const loading = loadHere();
    respond({ok: true});
    await loading;
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
