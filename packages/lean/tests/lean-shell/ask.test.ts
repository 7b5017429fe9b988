import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {askFor, forgetFailure, keepFailure, takeFailure} from '../../src/lean-shell/client/navigation/ask';

const answer = (status: number, text = ''): Pick<Response, 'status' | 'ok' | 'type' | 'text'> => ({
  status,
  ok: status < 300 && status > 0,
  type: status === 0 ? 'opaqueredirect' : 'basic',
  text: () => Promise.resolve(text),
});
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('window', {location: {href: 'https://site.example/here/'}});
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page is there', () => {
  it.each([
    ['that the host sends', answer(200)],
    ['that is elsewhere', answer(0)],
    ['that is not, where the site has its own page for it', answer(404, '<div id="__docusaurus">')],
  ])('%s', async (_name, response) => {
    fetched.mockResolvedValue(response);
    await expect(askFor('/a/')).resolves.toBeUndefined();
  });
});

describe('a page can not be loaded', () => {
  it.each([503, 500, 403, 404])('that the host answers with %i and a page of its own', async (status) => {
    fetched.mockResolvedValue(answer(status, '<h1>nginx</h1>'));
    await expect(askFor('/a/')).rejects.toThrow(String(status));
  });

  it('that the host does not answer', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_href: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const asked = expect(askFor('/a/')).rejects.toThrow("didn't respond in time");
    await vi.advanceTimersByTimeAsync(8000);
    await asked;
  });

  it('that only the browser has, when the network is down', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    fetched.mockResolvedValue(answer(200));
    await askFor('/a/');
    expect(fetched).toHaveBeenCalledWith('/a/', expect.objectContaining({cache: 'no-cache'}));
  });
});

describe('why a page could not be loaded', () => {
  const error = new Error('no');

  it('is told once, of that page', () => {
    keepFailure('/a/?x=1', error);
    expect(takeFailure('/a/')).toBe(error);
    expect(takeFailure('/a/')).toBeUndefined();
    keepFailure('/a/', error);
    expect(takeFailure('/b/')).toBeUndefined();
  });

  it('is forgotten when the reader asks again', () => {
    keepFailure('/a/', error);
    forgetFailure();
    expect(takeFailure('/a/')).toBeUndefined();
  });
});
