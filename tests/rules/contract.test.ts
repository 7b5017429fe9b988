/** No guide contradicts the specifications. */
import {beforeAll, expect, it} from 'vitest';
import {siteCode} from '../../packages/cli/src/generation/siteCode';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {checkContract, MOST_EXEMPT} from '@paydocs/contract';
import type {Report} from '@paydocs/contract/types';
import {guides, specifications} from '../contract/guides';

let whole: Report;
beforeAll(async () => {
  whole = await checkContract(guides, specifications);
});

it('the guides hold, and few blocks are exempt', () => {
  const {problems, bound, exempt} = whole;
  expect(problems).toEqual([]);
  expect(exempt.length / (bound + exempt.length)).toBeLessThanOrEqual(MOST_EXEMPT);
});

it('the home page holds', async () => {
  const code = siteCode(
    listFiles('src/pages').filter((file) => file.endsWith('.mdx')),
    'src/pages',
    brand,
  );
  expect((await checkContract(code, {...specifications, otherNames: undefined})).problems).toEqual([]);
});
