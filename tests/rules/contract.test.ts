/** No guide contradicts the specifications. */
import {beforeAll, expect, it} from 'vitest';
import {readSiteCode} from '../../packages/cli/src/generation/siteCode';
import {brand} from '../../src/config/brand';
import {listFiles} from '@paydocs/core';
import {checkContract, MAX_EXEMPT_SHARE, type ContractReport} from '@paydocs/contract';
import {guides, specifications} from '../contract/guides';

let report: ContractReport;
beforeAll(async () => {
  report = await checkContract(guides, specifications);
}, 180_000);

it('the guides match the specifications, and few blocks are exempt', () => {
  const {diagnostics, bound, exempt} = report;
  expect(diagnostics).toEqual([]);
  expect(exempt.length / (bound + exempt.length)).toBeLessThanOrEqual(MAX_EXEMPT_SHARE);
});

it('the home page matches the specifications', async () => {
  const code = readSiteCode(
    listFiles('src/pages').filter((file) => file.endsWith('.mdx')),
    'src/pages',
    brand,
  );
  expect((await checkContract(code, {...specifications, otherNames: undefined})).diagnostics).toEqual([]);
});
