import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {InputError} from '@paydocs/core';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'components-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const SCHEMAS = {
  Fees: {attributes: {country: {required: true, values: ['ES', 'PT']}, note: {}}},
  Price: {attributes: {amount: {required: true, format: {pattern: String.raw`\d+(\.\d+)?`, example: '1.4'}}}},
  Anything: {},
};

async function check(tag: string): Promise<string[]> {
  const file = path.join(folder, 'page.mdx');
  fs.writeFileSync(file, `---\ntitle: A page\ndescription: A description of the page.\nslug: /page\n---\n\n${tag}\n`);
  try {
    await checkGuides([file], brand, [], SCHEMAS);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.diagnostics.map(({line, message}) => `${line}: ${message}`);
  }
}

it.each([
  ['<Fees country="ES" note="a" />', []],
  ['<Anything size="2" />', []],
  ['import Fees from \'./Fees\';\n\n<Fees place="ES" />', []],
  ['<Fees country="FR" />', ['7: "FR" isn\'t a valid country of <Fees>. Valid values: ES, PT.']],
  ['<Fees />', ['7: <Fees> needs the attribute country="…". Valid values: ES, PT.']],
  ['<Fees country={1} />', ['7: country of <Fees> must be a string in quotes. Valid values: ES, PT.']],
  ['<Fees country="ES" notes="a" />', ['7: <Fees> has no attribute "notes". Did you mean "note"?']],
  ['It costs <Price amount="1.4" />.', []],
  ['It costs <Price amount="1,4" />.', ['7: amount of <Price> can\'t be "1,4". Use a value such as "1.4".']],
  ['<Price amount="1.4.5" />', ['7: amount of <Price> can\'t be "1.4.5". Use a value such as "1.4".']],
  ['<Price />', ['7: <Price> needs the attribute amount="…". Use a value such as "1.4".']],
  ['<ApiErrors operation="payments_create" status="422" />', []],
  [
    '<ApiEnum typ="Status" />',
    ['7: <ApiEnum> has no attribute "typ". Did you mean "type"?', '7: <ApiEnum> needs the attribute type="…".'],
  ],
  ['<ApiErrors status />', ['7: status of <ApiErrors> must be a string in quotes.']],
  ['<ApiChangelog date="2026-05-04" />', ['7: <ApiChangelog> has no attribute "date". Valid attributes: none.']],
])('%s', async (tag, messages) => {
  const found = await check(tag);
  expect(found.filter((message) => !message.includes('the import of ./Fees'))).toEqual(messages);
});
