import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {getEmbedFileName, type EmbedData} from '@paydocs/guides/embeds/embeds';
import {createComponentTextReader} from '../src/page-files/componentTexts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embeds-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const textsOf = createComponentTextReader({Cards: () => '| Number | |\n| --- | --- |\n| `4111` | Paid |'}, folder);

function embed(name: string, data: EmbedData): string[] {
  fs.writeFileSync(path.join(folder, getEmbedFileName(name, {type: 'A'})), JSON.stringify(data));
  return textsOf({name, attributes: {type: 'A'}});
}

it('are the rows of the site’s own tables', () => {
  expect(textsOf({name: 'Cards', attributes: {}})).toEqual(['Number', '4111 · Paid']);
});

it('are the rows of what shows a part of a specification', () => {
  expect(embed('ApiEnum', {kind: 'values', rows: [{value: 'LENT', html: '<p>It is <code>out</code>.</p>'}]})).toEqual([
    'LENT · It is out.',
  ]);
  expect(
    embed('ApiErrors', {kind: 'errors', rows: [{status: '409', code: 'book_lent', cause: 'Somebody has it.'}]}),
  ).toEqual(['409 · book_lent · Somebody has it.']);
});

it('are none of components that show nothing of their own, or whose data is not there', () => {
  expect(textsOf({name: 'Unknown', attributes: {}})).toEqual([]);
  expect(textsOf({name: 'ApiEnum', attributes: {type: 'Missing'}})).toEqual([]);
});
