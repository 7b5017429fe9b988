import {expect, it} from 'vitest';
import {summarizeReport} from '../src';
import {check, fence, getDiagnostics} from './page';

const disable = (id: string): string => `{/* docs-disable-next-line ${id}: another provider's */}\n\n`;
const BLOCK = fence('json rest="payments_refund.request"', '{\n  "nope": 1\n}');

it('a comment disables a diagnostic of inline code', async () => {
  expect(await getDiagnostics('See `payment_nope`.')).toHaveLength(1);
  expect(await getDiagnostics(`${disable('contract/unknown-name')}See \`payment_nope\`.`)).toEqual([]);
});

it('a comment disables a diagnostic of any line in a code block', async () => {
  expect((await check(BLOCK)).diagnostics.map(({id, line}) => `${line} ${id}`)).toContain('3 contract/unknown-field');
  expect(await getDiagnostics(disable('contract/unknown-field') + BLOCK)).toEqual([]);
  expect(await getDiagnostics(disable('contract/unknown-operation') + BLOCK)).toHaveLength(2);
});

it('the summary has the number of comments', async () => {
  expect(summarizeReport(await check('Text.'))).toMatch(/embedded\.$/);
  const report = await check(`${disable('contract/unknown-name')}See \`payment_nope\`.`);
  expect(summarizeReport(report)).toMatch(/embedded; 1 comment disables a diagnostic\.$/);
});
