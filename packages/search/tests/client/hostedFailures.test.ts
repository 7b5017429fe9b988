/** Reasons for errors of the hosted service, from what its own client throws. */
import {beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../src/client/hosted';

const searchMock = vi.hoisted(() => vi.fn());
vi.mock('algoliasearch/lite', () => ({liteClient: () => ({search: searchMock})}));

const settings = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  siteUrl: 'https://site.example',
  language: 'en',
  names: [],
  texts: [],
};
const client = createHostedClient(settings);
const search = (): Promise<unknown> => client.search({requests: [{indexName: 'docs', query: 'refund'}]});
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void consoleError.mockClear());

const createError = (fields: object): Error => Object.assign(new Error('no'), fields);

it.each([
  [createError({name: 'ApiError', status: 401}), 'refused', 'Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY'],
  [createError({name: 'ApiError', status: 403}), 'refused', 'Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY'],
  [createError({name: 'ApiError', status: 404}), 'noIndex', 'Check DOCS_SEARCH_INDEX_NAME'],
  [createError({name: 'RetryError'}), 'unreachable', 'check DOCS_SEARCH_APP_ID'],
  [createError({name: 'TimeoutError'}), 'unreachable', 'check DOCS_SEARCH_APP_ID'],
])('maps %o to %s, and logs which variable is wrong', async (error, reason, variable) => {
  searchMock.mockRejectedValue(error);
  await expect(search()).rejects.toMatchObject({name: 'RetryError', reason, cause: error});
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(variable));
});

it('returns no reason for other errors, and logs no variable', async () => {
  searchMock.mockRejectedValue(createError({name: 'ApiError', status: 500}));
  await expect(search()).rejects.toMatchObject({name: 'RetryError', reason: undefined});
  expect(consoleError).not.toHaveBeenCalled();
});
