/** What the hosted service is asked, in the reader's language. */
import {beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../src/client/hosted';

const asked = vi.hoisted(() => [] as object[]);
vi.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    async search({requests}: {requests: object[]}) {
      asked.push(...requests);
      return {results: requests.map(() => ({hits: [], nbHits: 0}))};
    },
  }),
}));
beforeEach(() => void asked.splice(0));

const client = createHostedClient({
  ...{appId: 'APP', apiKey: 'key', indexName: 'docs', siteUrl: 'https://docs.example', names: [], texts: []},
  language: 'es-MX',
});

it('questions say their language, so that its stop words and plurals count', async () => {
  const facetFilters = ['language:es-MX'];
  await client.search({requests: [{indexName: 'docs', query: 'reembolsos', facetFilters}]});
  expect(asked).toEqual([expect.objectContaining({query: 'reembolsos', facetFilters, queryLanguages: ['es']})]);
});

it('pages that somebody may have meant are in that language', async () => {
  await client.suggest('/es-MX/reembolso/');
  expect(asked).toEqual([expect.objectContaining({facetFilters: ['language:es-MX'], queryLanguages: ['es']})]);
});
