/** No guide contradicts the specifications. */
import {beforeAll, expect, it} from 'vitest';
import {readSiteCode} from '../../packages/cli/src/generation/siteCode';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {checkContract, MAX_EXEMPT_SHARE} from '@paydocs/contract';
import type {Report} from '@paydocs/contract/types';
import {guides, specifications} from '../contract/guides';

let whole: Report;
beforeAll(async () => {
  whole = await checkContract(guides, specifications);
});

it('the guides hold, and few blocks are exempt', () => {
  const {diagnostics, bound, exempt} = whole;
  expect(diagnostics).toEqual([]);
  expect(exempt.length / (bound + exempt.length)).toBeLessThanOrEqual(MAX_EXEMPT_SHARE);
});

it('the home page holds', async () => {
  const code = readSiteCode(
    listFiles('src/pages').filter((file) => file.endsWith('.mdx')),
    'src/pages',
    brand,
  );
  expect((await checkContract(code, {...specifications, otherNames: undefined})).diagnostics).toEqual([]);
});
