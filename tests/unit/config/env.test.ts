import {describe, expect, it} from 'vitest';
import {readEnv} from '../../../src/config/env';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      siteUrl: undefined,
      baseUrl: '/',
      search: undefined,
      tagManagerId: undefined,
      strict: true,
    });
  });

  it('reads everything; an empty variable counts as absent', () => {
    const env = readEnv({
      DOCS_SITE_URL: 'https://docs.example.com/',
      DOCS_BASE_URL: '/pay/',
      DOCS_SEARCH_APP_ID: 'APP',
      DOCS_SEARCH_API_KEY: 'key',
      DOCS_SEARCH_INDEX_NAME: 'docs',
      DOCS_SEARCH_ASSISTANT_ID: '',
      DOCS_TAG_MANAGER_ID: 'GTM-AB12',
      DOCS_STRICT: 'false',
    });
    expect(env).toEqual({
      siteUrl: 'https://docs.example.com',
      baseUrl: '/pay/',
      search: {appId: 'APP', apiKey: 'key', indexName: 'docs', assistantId: undefined},
      tagManagerId: 'GTM-AB12',
      strict: false,
    });
  });

  it('says what a half-set group lacks', () => {
    expect(() => readEnv({DOCS_SEARCH_APP_ID: 'APP'})).toThrow(
      'DOCS_SEARCH_APP_ID is set, but DOCS_SEARCH_API_KEY and DOCS_SEARCH_INDEX_NAME are missing.',
    );
    expect(() => readEnv({DOCS_SEARCH_ASSISTANT_ID: 'abc'})).toThrow('The AI mode needs hosted search.');
  });

  it.each([
    [{DOCS_SITE_URL: 'docs.example.com'}, 'DOCS_SITE_URL is "docs.example.com"'],
    [{DOCS_SITE_URL: 'https://example.com/docs'}, 'A path belongs in DOCS_BASE_URL'],
    [{DOCS_BASE_URL: 'docs'}, 'must start and end with a slash'],
    [{DOCS_STRICT: 'no'}, 'DOCS_STRICT is "no", but must be "true" or "false"'],
    [{DOCS_TAG_MANAGER_ID: '123'}, 'must look like "GTM-ABC123"'],
  ])('refuses %o', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });
});
