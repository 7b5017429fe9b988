/** Diagnostics for sidebars.ts: all of them at once, each with its line. */
import {describe, expect, it} from 'vitest';
import {check, VALID_SIDEBAR} from './site';

const invalidSidebars: [what: string, files: Record<string, string>, expected: string][] = [
  [
    'a sidebar without an area',
    {'sidebars.ts': VALID_SIDEBAR.replace('docs:', "guides: ['start'],\n  docs:")},
    'sidebars.ts:2: the sidebar "guides" isn\'t used on the site. Valid sidebars: docs, rest. Correct the name, or delete the sidebar.',
  ],
  [
    'an invalid entry in the sidebar of a reference',
    {'sidebars.ts': VALID_SIDEBAR.replace('docs:', "rest: [{type: 'dok', id: 'index'}],\n  docs:")},
    'sidebars.ts:2: the entry "index" isn\'t valid: Unknown sidebar item type "dok". Compare it with the entries around it.',
  ],
  [
    'a duplicate page',
    {'sidebars.ts': VALID_SIDEBAR.replace("['methods/card']", "['methods/card', 'start']")},
    'sidebars.ts:8: the page "start" appears twice in this sidebar. Delete one of the two entries.',
  ],
  [
    'two categories with the same label',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start',", "{type: 'category', label: 'Methods', items: ['start']},")},
    'sidebars.ts:6: another category in this sidebar has the same label, "Methods". Change one of the labels.',
  ],
  [
    'a category without pages',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start',", "'start', {type: 'category', label: 'Later', items: []},")},
    'sidebars.ts:3: the category "Later" has no pages. Add one to its items, or delete the category.',
  ],
  [
    'a category with an invalid slug',
    {'sidebars.ts': VALID_SIDEBAR.replace('/category/methods', '/category/My Methods')},
    'sidebars.ts:6: the slug of the category "Methods" is "/category/My Methods", but can contain only lowercase letters, digits, hyphens, and slashes, such as "/category/payment-methods".',
  ],
  [
    'an entry that is null',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start',", "'start',\n    null,")},
    'sidebars.ts:4: an entry of the sidebar "docs" must be the ID of a page in quotes, or an object in braces (found null).',
  ],
];

describe('the sidebar', () => {
  it('reports different kinds of errors at once, each with its line', async () => {
    const invalidSidebar = `export default {
  docs: [
    'strat',
    {type: 'dok', id: 'x'},
    {type: 'category', label: 'A'},
    {type: 'link', lable: 'B', href: '/x/'},
    {type: 'link', label: 'C', href: '/strat/'},
  ],
};
`;
    expect(
      (await check({'sidebars.ts': invalidSidebar})).map((line) =>
        line.slice(0, 'sidebars.ts:4: the entry "x"'.length),
      ),
    ).toEqual([
      'sidebars.ts:4: the entry "x"',
      'sidebars.ts:5: the category ',
      'sidebars.ts:6: the entry "/x',
      "sidebars.ts:3: there's no pa",
      'sidebars.ts:7: the link to /',
    ]);
  });

  it('reports every syntax error, one per line', async () => {
    const invalidSidebar = VALID_SIDEBAR.replace("'start',", "'start'\n    'alone',").replace(
      "label: 'Methods',",
      "label 'Methods',",
    );
    expect(await check({'sidebars.ts': invalidSidebar})).toEqual([
      expect.stringMatching(/^sidebars\.ts:4:5: ',' expected\. Compare the quotes, commas, and brackets on this line/),
      expect.stringMatching(/^sidebars\.ts:7:13: /),
    ]);
  });

  it.each(invalidSidebars)('reports %s', async (_what, files, expected) => {
    expect(await check(files)).toEqual([expected]);
  });
});
