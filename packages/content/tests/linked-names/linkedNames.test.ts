import fs from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toMarkdown} from 'mdast-util-to-markdown';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import linkedNames from '../../src/linked-names';
import {workIn} from '../checks/workspace';

const LINKS = {'docs/pay.md': {'3 pay_now': '/apis/rest/pay-now/', '5 Thing.name': '/apis/rest/schemas/thing/#name'}};

/** Returns a page with its names linked. */
function linkNames(text: string, file = 'docs/pay.md'): string {
  workIn({'links.json': JSON.stringify(LINKS)});
  const tree = fromMarkdown(text);
  linkedNames({file: 'links.json'})(tree, new VFile({path: path.resolve(file)}));
  return toMarkdown(tree);
}

it('links the names on a page, each by its line', () => {
  expect(linkNames('# Pay\n\n`pay_now` or *`pay_now`*\n\n- `Thing.name`, `pay_now`\n')).toBe(
    '# Pay\n\n[`pay_now`](/apis/rest/pay-now/) or *[`pay_now`](/apis/rest/pay-now/)*\n\n* [`Thing.name`](/apis/rest/schemas/thing/#name), `pay_now`\n',
  );
});

it('leaves links, headings, and other pages unchanged, and everything without a link file', () => {
  const text = '[\n\n## `pay_now` [`pay_now`](/x/)\n';
  expect(linkNames('\n\n[the `pay_now`](/x/)\n')).toBe('[the `pay_now`](/x/)\n');
  expect(linkNames('\n\n## `pay_now`\n')).toBe('## `pay_now`\n');
  expect(linkNames('\n\n`pay_now`\n', 'docs/other.md')).toBe('`pay_now`\n');
  fs.rmSync('links.json');
  const tree = fromMarkdown(text);
  linkedNames({file: 'gone.json'})(tree, new VFile({path: path.resolve('docs/pay.md')}));
  expect(tree).toEqual(fromMarkdown(text));
});
