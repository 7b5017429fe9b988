import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../../../src/brand');
});

/** Reads the URLs of a site with a URL in the brand file, and variables in the environment. */
async function readUrls(site: string, variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.doMock('../../../src/brand', async (original) => {
    const {brand} = await original<typeof import('../../../src/brand')>();
    return {brand: {...brand, urls: {...brand.urls, site}}};
  });
  const {brand, url, baseUrl} = await import('../../../src/config/brand');
  return [url, baseUrl, brand.urls.site];
}

it.each<[string, Record<string, string>, string, string, string]>([
  ['https://docs.rio.example', {}, 'https://docs.rio.example', '/', 'https://docs.rio.example'],
  ['https://rio.example/docs', {}, 'https://rio.example', '/docs/', 'https://rio.example/docs'],
  ['https://rio.example/docs', {DOCS_BASE_URL: '/'}, 'https://rio.example', '/', 'https://rio.example'],
  [
    'https://docs.rio.example',
    {DOCS_SITE_URL: 'https://a.example', DOCS_BASE_URL: '/b/c/'},
    'https://a.example',
    '/b/c/',
    'https://a.example/b/c',
  ],
])('a site at %s, deployed with %o, has the URL %s%s', async (site, variables, url, base, whole) => {
  expect(await readUrls(site, variables)).toEqual([url, base, whole]);
});
