import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {requestPage} from '../../src/shell/requestPage';

const createResponse = (status: number, text = ''): Pick<Response, 'status' | 'ok' | 'type' | 'text'> => ({
  status,
  ok: status < 300 && status > 0,
  type: status === 0 ? 'opaqueredirect' : 'basic',
  text: () => Promise.resolve(text),
});
const fetchMock = vi.fn();
const request = (): Promise<void> => requestPage('/a/', new AbortController().signal);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', {onLine: true});
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('an available page', () => {
  it.each([
    ['the host sends it', createResponse(200)],
    ['the host redirects', createResponse(0)],
    ['the site has a not-found page for it', createResponse(404, '<div id="__docusaurus">')],
  ])('is accepted if %s', async (_name, response) => {
    fetchMock.mockResolvedValue(response);
    await expect(request()).resolves.toBeUndefined();
  });
});

describe('an unavailable page', () => {
  it.each([503, 500, 403, 404])('is rejected if the host responds with %i and its own page', async (status) => {
    fetchMock.mockResolvedValue(createResponse(status, '<h1>nginx</h1>'));
    await expect(request()).rejects.toMatchObject({status, message: `The server responded with ${status}.`});
  });

  it('is revalidated with the host if the browser is offline', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    fetchMock.mockResolvedValue(createResponse(200));
    await request();
    expect(fetchMock).toHaveBeenCalledWith('/a/', expect.objectContaining({cache: 'no-cache'}));
  });
});
