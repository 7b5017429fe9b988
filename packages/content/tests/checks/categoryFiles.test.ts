/** Diagnostics for invalid settings of a folder. */
import {expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, workIn} from './workspace';

const HINT = "Correct the file, or delete it: the site doesn't need it, because sidebars.ts lists the pages.";

it.each([
  ['_category_.json', '{\n  "label": "A"\n}\n', undefined],
  ['_category_.yml', 'label: A\n', undefined],
  [
    '_category_.json',
    '{\n  "label": "A\n}\n',
    `:3: the syntax is invalid here: check the quotes, commas, and brackets. ${HINT}`,
  ],
  ['_category_.json', '{"label": 5}', `: "label" must be a string. ${HINT}`],
  ['_category_.yml', 'lable: A\n', `: "lable" is not allowed. ${HINT}`],
])('checks %s: %j', async (name, content, expected) => {
  const file = `docs/guides/${name}`;
  workIn({[file]: content});
  expect(await messages(() => checkGuides([file], brand))).toEqual(expected === undefined ? [] : [file + expected]);
});
