/** The engine reads this site from its configuration. */
import {loadSite} from '@paydocs/cli';
import {InputError} from '@paydocs/core';
import {afterEach, expect, it, vi} from 'vitest';
import {messages} from '../../../packages/content/tests/checks/workspace';

afterEach(() => vi.unstubAllEnvs());

it('reads this site', async () => {
  const {brand, areas, checks, rest} = await loadSite();
  expect(brand.slug).toMatch(/^[a-z]/);
  expect(areas.docs).toEqual({id: 'default', path: 'docs', routeBasePath: '/'});
  expect(checks.testData?.file).toBe('src/testData.ts');
  expect(rest.rules).toBe('redocly.yaml');
});

it('reports errors in the environment', async () => {
  vi.stubEnv('DOCS_STRICT', 'no');
  await expect(loadSite()).rejects.toBeInstanceOf(InputError);
  expect(await messages(() => loadSite())).toEqual([
    'environment: DOCS_STRICT is "no", but must be "true" or "false".',
  ]);
});
