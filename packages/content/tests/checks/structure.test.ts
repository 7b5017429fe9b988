/** Diagnostics for pages that don't match the sidebar. */
import {describe, expect, it} from 'vitest';
import {check, VALID_SIDEBAR} from './site';
import {page} from './workspace';

const invalidSites: [what: string, files: Record<string, string | undefined>, expected: string][] = [
  [
    'an unknown ID',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start'", "'strat'")},
    'sidebars.ts:3: there\'s no page with the ID "strat". Did you mean "start"?',
  ],
  [
    'an ID without a close match',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start'", "'start', 'accounting/odoo'")},
    'sidebars.ts:3: there\'s no page with the ID "accounting/odoo". Write the path of a file in docs/ without its extension, or delete the line.',
  ],
  [
    'a deleted page',
    {'docs/start.md': undefined},
    'sidebars.ts:3: there\'s no page with the ID "start". Write the path of a file in docs/ without its extension, or delete the line.',
  ],
  [
    "a page that isn't in a sidebar",
    {'docs/methods/bizum.md': page('')},
    'docs/methods/bizum.md: the page isn\'t in a sidebar, so readers won\'t find it. Add "\'methods/bizum\'," to sidebars.ts where it belongs. If the page should be reachable only by link, write "displayed_sidebar: null" in its front matter.',
  ],
  [
    'two pages with the same URL',
    {'docs/alone.md': page('', 'slug: /start\ndisplayed_sidebar: null\n')},
    'docs/alone.md:4: the page and docs/start.md have the same URL, /start/. Give one of them a different slug.',
  ],
  [
    'a page with the URL of a category',
    {'docs/start.md': page('', 'slug: /category/methods\n')},
    'docs/start.md:4: the page and the category "Methods" in sidebars.ts have the same URL, /category/methods/. Give the page a different slug.',
  ],
  [
    'two categories with the same URL',
    {
      'sidebars.ts': VALID_SIDEBAR.replace(
        "'start',",
        "{type: 'category', label: 'First', link: {type: 'generated-index', slug: 'category/methods/'}, items: ['start']},",
      ),
    },
    'sidebars.ts:6: the categories "Methods" and "First" have the same URL, /category/methods/. Change one of the slugs.',
  ],
  [
    'a page with the URL of the home page',
    {'docs/start.md': page('', 'slug: /\n')},
    'docs/start.md:4: the page and the home page have the same URL, /. Give the page a different slug.',
  ],
  [
    'two pages with the same ID',
    {'docs/methods/card.mdx': page('', 'slug: /other\n')},
    'docs/methods/card.mdx: the page and docs/methods/01-card.md have the same ID, "methods/card". Rename one of the two files, or change its "id" in the front matter.',
  ],
  [
    'a missing sidebar file',
    {'sidebars.ts': undefined},
    'sidebars.ts: this file, which lists the pages in order, is missing. Restore it from Git.',
  ],
  [
    'a missing comma',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start',", "'start'")},
    "sidebars.ts:4:5: ',' expected. Compare the quotes, commas, and brackets on this line and the previous one with the entries around them.",
  ],
  [
    'a missing quote',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start',", "'start,")},
    'sidebars.ts:3:12: Unterminated string literal. Compare the quotes, commas, and brackets on this line and the previous one with the entries around them.',
  ],
  [
    'an ID without quotes',
    {'sidebars.ts': VALID_SIDEBAR.replace("'start'", 'start')},
    "sidebars.ts:3:5: start is not defined. If it's a string, such as a label or the ID of a page, put it in quotes.",
  ],
  [
    'an import of a missing module',
    {'sidebars.ts': `import a from './nothing';\n${VALID_SIDEBAR.replace("'start'", "'start', ...a")}`},
    "sidebars.ts: Cannot find module './nothing' imported from sidebars.ts. Compare this line with the entries around it.",
  ],
  [
    'a missing export',
    {'sidebars.ts': 'const a = 1;\n'},
    'sidebars.ts: the file exports no sidebars. Its last line must be "export default sidebars;".',
  ],
  [
    'an empty export',
    {'sidebars.ts': 'export default {};\n'},
    'sidebars.ts: the file exports no sidebars. Its last line must be "export default sidebars;".',
  ],
  [
    "a label that isn't a string",
    {'sidebars.ts': VALID_SIDEBAR.replace("'Methods'", '5')},
    'sidebars.ts:6: the entry "5" isn\'t valid: "label" must be a string. Compare it with the entries around it.',
  ],
  [
    "a sidebar that isn't a list",
    {'sidebars.ts': VALID_SIDEBAR.replace(/docs: [^]*/, 'docs: 5};\n')},
    "sidebars.ts: the sidebar \"docs\" has no list of pages. Write docs: ['…', '…'].",
  ],
  [
    'a category without items',
    {'sidebars.ts': VALID_SIDEBAR.replace(/items: .*/, '')},
    "sidebars.ts:6: the category \"Methods\" has no list of pages. Write items: ['…', '…'].",
  ],
  [
    'a category without a label',
    {'sidebars.ts': VALID_SIDEBAR.replace(/label: .*/, '')},
    'sidebars.ts:4: the entry "methods/card" isn\'t valid: "label" is required. Compare it with the entries around it.',
  ],
  [
    'an unknown kind of entry',
    {'sidebars.ts': VALID_SIDEBAR.replace("'category'", "'categori'")},
    'sidebars.ts:6: the entry "Methods" isn\'t valid: Unknown sidebar item type "categori". Compare it with the entries around it.',
  ],
  [
    'an unknown field of an entry',
    {'sidebars.ts': VALID_SIDEBAR.replace('label:', "lable: 'x', label:")},
    'sidebars.ts:6: the entry "Methods" isn\'t valid: "lable" is not allowed. Compare it with the entries around it.',
  ],
];

const links: [url: string, expected: string | undefined][] = [
  ['/start/', undefined],
  ['/start?a=b#a-heading', undefined],
  ['/st%61rt/#a%2Dheading', undefined],
  ['/100%/', 'the link to /100%/ is broken: no page has this URL. Correct the link.'],
  ['./start.md#own', undefined],
  ['#here', undefined],
  ['/category/methods/', undefined],
  ['/', undefined],
  ['/apis/rest/nowhere/', undefined],
  ['/img/form.png', undefined],
  ['https://shop.example/nowhere/', undefined],
  ['pathname:///openapi.json', undefined],
  ['mailto:help@shop.example', undefined],
  ['slack://channel', undefined],
  ['/strat/', 'the link to /strat/ is broken: no page has this URL. Did you mean /start/?'],
  [
    '/guides/refund-a-payment/',
    'the link to /guides/refund-a-payment/ is broken: no page has this URL. Correct the link.',
  ],
  [
    '/start/#a-haeding',
    'the link to /start/#a-haeding is broken: docs/start.md has no heading with the anchor #a-haeding. Did you mean #a-heading?',
  ],
  [
    './start.md#another-place',
    'the link to ./start.md#another-place is broken: docs/start.md has no heading with the anchor #another-place. Use the words of a heading, in lowercase and joined with hyphens.',
  ],
  ['#heer', 'the link to #heer is broken: docs/alone.md has no heading with the anchor #heer. Did you mean #here?'],
];

describe('sidebar links', () => {
  it.each([
    ['/start/', undefined],
    ['https://status.shop.example/', undefined],
    ['/apis/rest/', undefined],
    [
      'nowhere',
      'the URL "nowhere" is incomplete. Use a URL that starts with a slash, such as "/testing/", or with "https://".',
    ],
    ['/strat/', 'the link to /strat/ is broken: no page has this URL. Did you mean /start/?'],
    [
      'htps://shop.example',
      'the link to htps://shop.example is broken: URLs don\'t start with "htps:". Did you mean "https:"?',
    ],
  ])('checks a link to %s', async (href, expected) => {
    const link = `'start',\n    {type: 'link', label: 'There', href: '${href}'},`;
    const lines = await check({'sidebars.ts': VALID_SIDEBAR.replace("'start',", link)});
    expect(lines).toEqual(expected === undefined ? [] : [`sidebars.ts:4: ${expected}`]);
  });
});

describe('page links', () => {
  it.each(links)('checks a link to %s', async (url, expected) => {
    const lines = await check({
      'docs/start.md': page('## A heading\n\n## With an id {#own}', 'slug: /start\n'),
      'docs/alone.md': page(`## Here\n\n[A link](${url})`, 'displayed_sidebar: null\n'),
      'static/img/form.png': 'image',
    });
    expect(lines).toEqual(expected === undefined ? [] : [`docs/alone.md:9:1: ${expected}`]);
  });
});

describe('checkStructure', () => {
  it('accepts a sidebar that lists every page', async () => {
    expect(await check({})).toEqual([]);
    expect(await check({'sidebars.ts': "export default {docs: [{type: 'autogenerated', dirName: '.'}]};\n"})).toEqual(
      [],
    );
  });

  it.each([
    ['a brand token', page('{product.nmae}', 'slug: /start\n')],
    ['the front matter', '---\ntitle: "A page\nslug: /start\n---\n'],
    ['the slug', page('', 'slgu: /start\n')],
    ['the whole file', Buffer.from([0xff, 0xfe, 0x41])],
  ])('reports nothing else about a page with an error in %s', async (_what, content) => {
    const linking = page('[Start](/start/) [Start](./start.md)', 'displayed_sidebar: null\n');
    expect(await check({'docs/start.md': content, 'docs/alone.md': linking})).toEqual([]);
  });

  it('reports every invalid entry', async () => {
    const wrong = VALID_SIDEBAR.replace("'start',", "{type: 'doc', id: 'start', lable: 'Start'},").replace(
      "['methods/card']",
      "[{type: 'dok', id: 'methods/card'}]",
    );
    expect(await check({'sidebars.ts': wrong})).toEqual([
      'sidebars.ts:3: the entry "start" isn\'t valid: "lable" is not allowed. Compare it with the entries around it.',
      'sidebars.ts:8: the entry "methods/card" isn\'t valid: Unknown sidebar item type "dok". Compare it with the entries around it.',
    ]);
  });

  it.each(invalidSites)('reports %s', async (_what, files, expected) => {
    expect(await check(files)).toEqual([expected]);
  });
});
