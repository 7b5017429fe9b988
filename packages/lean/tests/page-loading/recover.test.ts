import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {failureOf, forgetFailure, keepFailure} from '../../src/lean-shell/client/navigation/failure';
import {recover, recovering, type Browser} from '../../src/page-loading/client/recover';

const error = Object.assign(new Error('ChunkLoadError'), {request: 'https://docs.example/assets/js/a.js'});
const browser = (given: Partial<Browser>): Browser => ({
  isHydrated: () => true,
  isNavigating: () => true,
  answers: () => Promise.resolve(true),
  renew: vi.fn(() => Promise.resolve()),
  reload: vi.fn(),
  ...given,
});

const location = {href: '', pathname: ''};
const HERE = {href: 'https://docs.example/here/', pathname: '/here/'};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', {location: Object.assign(location, HERE)});
  forgetFailure();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('code that hangs', () => {
  const hanging = (): Promise<never> => new Promise(() => undefined);
  const away = (): Browser => browser({answers: vi.fn(() => Promise.resolve(false))});

  it.each([
    ['is told of before ten seconds are over', undefined, 8500],
    ['is not waited for again, when the host has not answered for the page', error, 1000],
  ])('%s', async (_name, failure, time) => {
    vi.useFakeTimers();
    if (failure) keepFailure('/here/', failure);
    const told = vi.fn();
    void recovering(hanging, away()).then(told);
    await vi.advanceTimersByTimeAsync(time);
    expect(told).toHaveBeenCalledOnce();
    expect(failureOf('/here/')).toBeDefined();
  });

  it('is of no interest to a reader who has gone elsewhere', async () => {
    vi.useFakeTimers();
    const {answers, ...given} = away();
    void recovering(hanging, {...given, answers});
    Object.assign(location, {href: 'https://docs.example/there/', pathname: '/there/'});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers).not.toHaveBeenCalled();
  });

  it('is waited for, on a page that is not alive yet', async () => {
    vi.useFakeTimers();
    const told = vi.fn();
    void recovering(hanging, browser({isHydrated: () => false})).finally(told);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('code that could not be loaded', () => {
  it('is logged and left to the place of the page, when the host is out of reach', async () => {
    const offline = browser({answers: () => Promise.resolve(false)});
    await recover(error, offline);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
    expect(offline.reload).not.toHaveBeenCalled();
    expect(failureOf('/here/')).toBe(error);
  });

  it('is left to the place of the page at once, when the host has not answered for the page', async () => {
    keepFailure('/here/', error);
    const answers = vi.fn(() => Promise.resolve(true));
    await recover(error, browser({answers}));
    expect(answers).not.toHaveBeenCalled();
  });

  it('does nothing when it was only prefetched', async () => {
    const prefetching = browser({isNavigating: () => false});
    await recover(error, prefetching);
    expect(console.error).not.toHaveBeenCalled();
    expect(prefetching.reload).not.toHaveBeenCalled();
  });

  it('is thrown on, when the page is not alive yet', async () => {
    await expect(recover(error, browser({isHydrated: () => false}))).rejects.toBe(error);
  });

  it('makes the browser load the page anew, once, when the host has it', async () => {
    const online = browser({});
    void recover(error, online);
    void recover(error, online);
    await vi.waitFor(() => expect(online.reload).toHaveBeenCalled());
    expect(online.reload).toHaveBeenCalledOnce();
    // The browser may have kept what is no script, with a header that says that it never changes.
    expect(online.renew).toHaveBeenCalledExactlyOnceWith(error.request);
    expect(vi.mocked(online.renew).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(online.reload).mock.invocationCallOrder[0]!,
    );
    expect(console.error).toHaveBeenCalledOnce();
  });
});
