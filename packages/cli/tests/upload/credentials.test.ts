/** Credentials for uploads: the service from the configuration, and the key with write access only from the environment. */
import {expect, it} from 'vitest';
import {readCredentials} from '../../src/upload/credentials';

const hosted = {appId: 'APP', indexName: 'docs'};

it('returns the service of the configuration, with the key', () => {
  expect(readCredentials(hosted, {DOCS_SEARCH_ADMIN_KEY: ' key '})).toEqual({...hosted, adminKey: 'key'});
});

it.each([
  [undefined, 'key', "environment: DOCS_SEARCH_APP_ID, DOCS_SEARCH_API_KEY, DOCS_SEARCH_INDEX_NAME aren't set."],
  [hosted, ' ', "environment: DOCS_SEARCH_ADMIN_KEY isn't set. Copy"],
  [undefined, undefined, "DOCS_SEARCH_INDEX_NAME, DOCS_SEARCH_ADMIN_KEY aren't set. Copy"],
])('reports what is missing in %o and the key %o', (service, key, message) => {
  expect(() => readCredentials(service, {DOCS_SEARCH_ADMIN_KEY: key})).toThrow(message);
});
