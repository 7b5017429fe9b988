import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {getEmbedFileName, type EmbedData} from '@paydocs/content';
import {createComponentTextReader} from '../src/page-files/componentTexts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embeds-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const getTexts = createComponentTextReader(
  {
    Cards: {module: './Cards', getSearchText: ({kind}, locale) => [`4111 · ${kind} · ${locale}`]},
    Plain: {module: './Plain'},
  },
  folder,
  'es',
);

function getEmbedTexts(name: string, data: EmbedData): string[] {
  fs.writeFileSync(path.join(folder, getEmbedFileName(name, {type: 'A'})), JSON.stringify(data));
  return getTexts({name, attributes: {type: 'A'}});
}

it('returns the rows of the site’s own tables', () => {
  expect(getTexts({name: 'Cards', attributes: {kind: 'paid'}})).toEqual(['4111 · paid · es']);
  expect(getTexts({name: 'Plain', attributes: {}})).toEqual([]);
});

it('returns the rows of components that show a part of a specification', () => {
  expect(
    getEmbedTexts('ApiEnum', {kind: 'values', rows: [{value: 'LENT', html: '<p>It is <code>out</code>.</p>'}]}),
  ).toEqual(['LENT · It is out.']);
  expect(
    getEmbedTexts('ApiErrors', {kind: 'errors', rows: [{status: '409', code: 'book_lent', cause: 'Somebody has it.'}]}),
  ).toEqual(['409 · book_lent · Somebody has it.']);
});

it('returns nothing for components without content or without data', () => {
  expect(getTexts({name: 'Unknown', attributes: {}})).toEqual([]);
  expect(getTexts({name: 'ApiEnum', attributes: {type: 'Missing'}})).toEqual([]);
});
