/** Requests to the hosted service, in the reader's language. */
import {beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../src/client/hosted';

const sentRequests = vi.hoisted(() => [] as object[]);
vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    async search({requests}: {requests: object[]}) {
      sentRequests.push(...requests);
      return {results: requests.map(() => ({hits: [], nbHits: 0}))};
    },
  }),
}));
beforeEach(() => void sentRequests.splice(0));

const client = createHostedClient({
  ...{appId: 'APP', apiKey: 'key', indexName: 'docs', siteUrl: 'https://docs.example', names: [], texts: []},
  language: 'es-MX',
});

it('sends the language of queries, so that its stop words and plurals apply', async () => {
  const facetFilters = ['language:es-MX'];
  await client.search({requests: [{indexName: 'docs', query: 'reembolsos', facetFilters}]});
  expect(sentRequests).toEqual([expect.objectContaining({query: 'reembolsos', facetFilters, queryLanguages: ['es']})]);
});

it('suggests pages in that language', async () => {
  await client.suggest('/es-MX/reembolso/');
  expect(sentRequests).toEqual([expect.objectContaining({facetFilters: ['language:es-MX'], queryLanguages: ['es']})]);
});
