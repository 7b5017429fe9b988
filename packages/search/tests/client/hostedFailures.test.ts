/** What a failure of the hosted service means, from what its own client throws. */
import {beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../src/client/hosted';

const ask = vi.hoisted(() => vi.fn());
vi.mock('algoliasearch/lite', () => ({liteClient: () => ({search: ask})}));

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
const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void told.mockClear());

const failure = (fields: object): Error => Object.assign(new Error('no'), fields);

it.each([
  [failure({name: 'ApiError', status: 401}), 'refused', 'Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY'],
  [failure({name: 'ApiError', status: 403}), 'refused', 'Check DOCS_SEARCH_APP_ID and DOCS_SEARCH_API_KEY'],
  [failure({name: 'ApiError', status: 404}), 'noIndex', 'Check DOCS_SEARCH_INDEX_NAME'],
  [failure({name: 'RetryError'}), 'unreachable', 'check DOCS_SEARCH_APP_ID'],
  [failure({name: 'TimeoutError'}), 'unreachable', 'check DOCS_SEARCH_APP_ID'],
])('of %o: %s, and the owner learns which variable is wrong', async (error, reason, variable) => {
  ask.mockRejectedValue(error);
  await expect(search()).rejects.toMatchObject({name: 'RetryError', reason, cause: error});
  expect(told).toHaveBeenCalledWith(expect.stringContaining(variable));
});

it('of another kind has no reason, and blames no variable', async () => {
  ask.mockRejectedValue(failure({name: 'ApiError', status: 500}));
  await expect(search()).rejects.toMatchObject({name: 'RetryError', reason: undefined});
  expect(told).not.toHaveBeenCalled();
});
