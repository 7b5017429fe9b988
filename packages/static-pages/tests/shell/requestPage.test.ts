import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {requestPage} from '../../src/shell/requestPage';

const answer = (status: number, text = ''): Pick<Response, 'status' | 'ok' | 'type' | 'text'> => ({
  status,
  ok: status < 300 && status > 0,
  type: status === 0 ? 'opaqueredirect' : 'basic',
  text: () => Promise.resolve(text),
});
const fetched = vi.fn();
const ask = (): Promise<void> => requestPage('/a/', new AbortController().signal);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe('a page is there', () => {
  it.each([
    ['that the host sends', answer(200)],
    ['that is elsewhere', answer(0)],
    ['that is not, where the site has its own page for it', answer(404, '<div id="__docusaurus">')],
  ])('%s', async (_name, response) => {
    fetched.mockResolvedValue(response);
    await expect(ask()).resolves.toBeUndefined();
  });
});

describe('a page can not be loaded', () => {
  it.each([503, 500, 403, 404])('that the host answers with %i and a page of its own', async (status) => {
    fetched.mockResolvedValue(answer(status, '<h1>nginx</h1>'));
    await expect(ask()).rejects.toMatchObject({status, message: `The server responded with ${status}.`});
  });

  it('that only the browser has, when the network is down', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    fetched.mockResolvedValue(answer(200));
    await ask();
    expect(fetched).toHaveBeenCalledWith('/a/', expect.objectContaining({cache: 'no-cache'}));
  });
});
