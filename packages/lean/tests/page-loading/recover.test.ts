import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {recover, type Browser} from '../../src/page-loading/client/recover';

const error = Object.assign(new Error('ChunkLoadError'), {request: 'https://docs.example/assets/js/a.js'});
const browser = (given: Partial<Browser>): Browser => ({
  isHydrated: () => true,
  isNavigating: () => true,
  answers: () => Promise.resolve(true),
  renew: vi.fn(() => Promise.resolve()),
  reload: vi.fn(),
  ...given,
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('code that could not be loaded', () => {
  it('is logged and left to the place of the page, when the host is out of reach', async () => {
    const offline = browser({answers: () => Promise.resolve(false)});
    await recover(error, offline);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
    expect(offline.reload).not.toHaveBeenCalled();
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
