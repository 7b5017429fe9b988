import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {InputError} from '@paydocs/core';
import {checkGuides} from '../../src/checks';
import {CONTENT_KINDS} from '../../src/checks/kinds';
import {parseBody} from '../../src/pages/parseBody';
import {applyDisableComments} from '../../src/pages/disableComments';
import {page, workIn} from './workspace';

/** Returns the line and ID of each diagnostic of a page with this body, which starts at line 6. */
async function check(body: string, file = 'docs/a.mdx', head = ''): Promise<string[]> {
  workIn({[file]: head + page(body)});
  const error: unknown = await checkGuides([file], brand).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof InputError ? error.diagnostics.map(({line, id}) => `${line} ${id}`) : [];
}

describe('diagnostics', () => {
  it.each([
    ['{prduct}', '6 content/brand-token'],
    ['a <br2> b', '6 content/unknown-tag', 'docs/a.md'],
    ['<Missing />', '6 content/unknown-component'],
    ['<img alt="" onClick="a" />', '6 content/attribute'],
    ['<Tabs></Tabs>', '6 content/tabs'],
    ['{1 + 1}', '6 content/expression'],
    [':::nte\n\nA\n\n:::', '6 content/admonition'],
    ['## A {#a}\n\n## B {#a}', '8 content/heading-anchor'],
    ['```js\nlet a;', '6 content/code-block'],
    ['```mermaid\nflowchart XX\n```', '7 content/diagram'],
    ['```screen\n```', '6 content/screen'],
    ['[a](./missing.md)', '6 content/link'],
    ["import A from './missing.mdx';", '6 content/import'],
    ['[^1]', '6 content/unfinished-markup'],
    ['Text', 'undefined content/file-name', 'docs/a b.md'],
    ['<b', '7 content/syntax'],
    ['Text', '1 content/front-matter', 'docs/a.mdx', 'x'],
  ])('of %j are %s', async (body, expected, file?: string, head?: string) => {
    const found = await check(body, file, head);
    expect(found).toContain(expected);
    const ids = CONTENT_KINDS.map(({id}) => id);
    expect(found.filter((each) => !ids.includes(each.split(' ')[1] ?? ''))).toEqual([]);
  });
});

describe('a comment', () => {
  it.each([
    ['{/* docs-disable-next-line content/link: it comes later */}\n\n[a](./missing.md)', 'docs/a.mdx'],
    ['{/* docs-disable-next-line content/link: it comes later */}\n[a](./missing.md)', 'docs/a.mdx'],
    ['<!-- docs-disable-next-line content/link: it comes later -->\n\n[a](./missing.md)', 'docs/a.md'],
    ['{/* docs-disable-next-line content/link: later */}\n\n| A |\n| --- |\n| [a](./missing.md) |', 'docs/a.mdx'],
    [
      '{/* docs-disable-next-line content/link: a */}\n{/* docs-disable-next-line content/tabs: b */}\n\n<Tabs>[a](./missing.md)</Tabs>',
      'docs/a.mdx',
    ],
  ])('disables a diagnostic of the next line: %j', async (body, file) => {
    expect(await check(body, file)).toEqual([]);
  });

  it('disables nothing on other lines, and no other diagnostics', async () => {
    const comment = '{/* docs-disable-next-line content/link: it comes later */}';
    expect(await check(`${comment}\n\n[a](./missing.md)\n[b](./missing.md)`)).toEqual(['9 content/link']);
    expect(await check(`${comment}\n\n{1 + 1}`)).toEqual(['6 content/disable-comment', '8 content/expression']);
  });

  it.each([
    ['without an ID', '{/* docs-disable-next-line */}\n\nText'],
    ['without a reason', '{/* docs-disable-next-line content/link */}\n\nText'],
    ['without a reason after the colon', '{/* docs-disable-next-line content/link: */}\n\nText'],
    ['with an unknown ID', '{/* docs-disable-next-line content/lnk: a */}\n\nText'],
    ['with an ID that belongs to another file', '{/* docs-disable-next-line openapi/struct: a */}\n\nText'],
    ['that disables nothing', '{/* docs-disable-next-line content/link: a */}\n\nText'],
  ])('%s is a diagnostic', async (_, body) => {
    expect(await check(body)).toEqual(['6 content/disable-comment']);
  });

  it('in a code block is code', async () => {
    expect(await check('```mdx\n{/* docs-disable-next-line */}\n```')).toEqual([]);
  });

  it('disables each diagnostic of its kind on that line', async () => {
    const text = '{/* docs-disable-next-line content/link: a */}\n\nText';
    const {tree} = await parseBody({file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined});
    const found = [1, 2].map((column) => ({id: 'content/link', line: 3, column, message: 'broken'}));
    expect(applyDisableComments(tree!, text, found, CONTENT_KINDS)).toEqual([]);
  });
});
