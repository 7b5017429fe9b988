import {describe, expect, it} from 'vitest';
import {readEnv} from '../../../src/config/env';

describe('readEnv', () => {
  it('requires no variables', () => {
    expect(readEnv({})).toEqual({
      siteUrl: undefined,
      baseUrl: undefined,
      search: undefined,
      tagManagerId: undefined,
      strict: true,
    });
  });

  it('reads every variable, and treats an empty one as absent', () => {
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

  it('reports what a half-set group lacks', () => {
    expect(() => readEnv({DOCS_SEARCH_APP_ID: 'APP'})).toThrow(
      'DOCS_SEARCH_APP_ID is set, but DOCS_SEARCH_API_KEY and DOCS_SEARCH_INDEX_NAME are missing.',
    );
    expect(() => readEnv({DOCS_SEARCH_ASSISTANT_ID: 'abc'})).toThrow('AI mode requires hosted search.');
  });

  it.each([
    [{DOCS_SITE_URL: 'docs.example.com'}, 'DOCS_SITE_URL is "docs.example.com"'],
    [{DOCS_SITE_URL: 'https://example.com/docs'}, 'Put a path in DOCS_BASE_URL'],
    [{DOCS_SITE_URL: 'ftp://docs.example.com'}, 'must be "http://" or "https://" and a host'],
    [{DOCS_SITE_URL: 'https://docs.example.com:443'}, 'a host, such as "https://docs.example.com". Put a path'],
    [{DOCS_SITE_URL: 'HTTPS://Docs.Example.com'}, 'a host, such as "https://docs.example.com". Put a path'],
    [{DOCS_SITE_URL: 'https://me:secret@docs.example.com'}, 'a host, such as "https://docs.example.com". Put a path'],
    [{DOCS_SITE_URL: 'https://docs.example.com?a=b'}, 'a host, such as "https://docs.example.com". Put a path'],
    [{DOCS_SITE_URL: 'https://a"onload="x'}, 'DOCS_SITE_URL is "https://a"onload="x"'],
    [{DOCS_SITE_URL: 'https://docs..example.com'}, 'DOCS_SITE_URL is "https://docs..example.com"'],
    [{DOCS_SITE_URL: 'javascript:alert(1)'}, 'DOCS_SITE_URL is "javascript:alert(1)"'],
    [
      {DOCS_SEARCH_APP_ID: 'https://AB12'},
      'DOCS_SEARCH_APP_ID is "https://AB12", but can contain only letters and digits',
    ],
    [{DOCS_SEARCH_APP_ID: 'my app'}, 'DOCS_SEARCH_APP_ID is "my app", but can contain only letters and digits'],
    [{DOCS_SEARCH_API_KEY: '“abc”'}, 'DOCS_SEARCH_API_KEY can contain only letters'],
    [{DOCS_SEARCH_ADMIN_KEY: 'a b'}, 'DOCS_SEARCH_ADMIN_KEY can contain only letters'],
    [{DOCS_STRICT: 'no'}, 'DOCS_STRICT is "no", but must be "true" or "false"'],
    [{DOCS_TAG_MANAGER_ID: '123'}, 'must look like "GTM-ABC123"'],
    [
      {DOCS_SEARCH_APP_ID: 'A', DOCS_SEARCH_INDEX_NAME: 'docs', DOCS_SEARCH_API_KEY: 'k', DOCS_SEARCH_ADMIN_KEY: 'k'},
      'DOCS_SEARCH_API_KEY and DOCS_SEARCH_ADMIN_KEY have the same value',
    ],
  ])('rejects %o', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message);
  });

  it.each([
    ...[
      '//evil.example/',
      '/../',
      '/docs/../',
      '/./',
      '/a//b/',
      '/"onload="x/',
      "/it's/",
      '/my docs/',
      '/docs/?a=b',
      '/docs/#a',
    ],
    ...[
      '/docs\\v2/',
      '\\docs\\',
      'docs.example.com/',
      'https://docs.example.com/',
      'C:/Program Files/Git/docs/',
      '/%2e%2e/',
      '/<b>/',
    ],
  ])('rejects %s as the base path, and reports what is allowed', (path) => {
    expect(() => readEnv({DOCS_BASE_URL: path})).toThrow(
      `environment: DOCS_BASE_URL is "${path}", but must be a path such as "/docs/" or "/docs/v2/". Its parts can contain only ` +
        "letters, digits, and . _ ~ -, and can't start with a dot. Put a host in DOCS_SITE_URL.",
    );
  });

  it.each([
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['docs/v2.1', '/docs/v2.1/'],
    ['/~ana/Docs_1/', '/~ana/Docs_1/'],
  ])('reads the base path %s as %s: only slashes at its ends are added', (value, path) => {
    expect(readEnv({DOCS_BASE_URL: value}).baseUrl).toBe(path);
  });

  it.each([
    ['DOCS_BASEURL', 'DOCS_BASE_URL'],
    ['DOCS_STRIKT', 'DOCS_STRICT'],
    ['docs_strict', 'DOCS_STRICT'],
    ['DOC_SITE_URL', 'DOCS_SITE_URL'],
    ['DOCS_SEARCH_INDEX', 'DOCS_SEARCH_INDEX_NAME'],
    ['DOCS_TAG_MANAGER', 'DOCS_TAG_MANAGER_ID'],
  ])('reports the unknown variable %s', (name, suggestion) => {
    expect(() => readEnv({[name]: '1'})).toThrow(
      `environment: ${name} is set, but it isn't a known variable, so it has no effect. Did you mean ${suggestion}?`,
    );
  });

  it('lists all variables if none is similar to the unknown one', () => {
    expect(() => readEnv({DOCS_GTM: 'GTM-AB12'})).toThrow(
      'so it has no effect. Rename or unset it. Valid variables: DOCS_SITE_URL,',
    );
  });

  it('ignores other variables, and empty ones', () => {
    expect(readEnv({DOCKER_HOST: 'a', NODE_ENV: 'b', DOCSTRING: 'c', DOCS_OLD: ' '}).baseUrl).toBeUndefined();
  });

  it('reports every error at once', () => {
    const read = (): unknown =>
      readEnv({DOCS_STRIKT: 'no', DOCS_BASE_URL: '//a/', DOCS_SITE_URL: 'a', DOCS_SEARCH_API_KEY: 'k'});
    expect(read).toThrow(/DOCS_STRIKT.*\n.*DOCS_SEARCH_API_KEY is set.*\n.*DOCS_SITE_URL.*\n.*DOCS_BASE_URL/);
  });
});
