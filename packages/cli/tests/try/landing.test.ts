import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {replaceLandingPages} from '../../src/try/replaceLandingPages';
import {site} from '../site';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '@paydocs/content/guides';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Books {product} <b>',
    version: '7.1',
    summary: 'Lend & {product.foo} return.',
    description:
      'Read *this* {id} `x`. See [inside](/nowhere/), [below](#x) and [outside](https://books.example/).\n\n# Rules\n\n<script>alert(1)</script> </Description> ${a}\n\nexport const a = 1;',
    termsOfService: 'https://books.example/terms',
    contact: {name: 'Ada', email: 'ada@books.example'},
    license: {name: 'MIT', url: 'javascript:alert(1)'},
  },
  externalDocs: {url: 'https://books.example/more', description: 'The manual'},
  servers: [
    {
      url: 'https://{region}.books.example',
      description: 'Live',
      variables: {region: {default: 'eu', enum: ['eu', 'us']}},
    },
  ],
  tags: [{name: 'lend', 'x-displayName': 'Lending', description: 'Take a book. And more.'}],
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask [us](/us/).'}}},
};
const REST_SIDEBAR = [
  {type: 'category', label: 'Lending', link: {type: 'doc', id: 'lend'}, items: [{type: 'doc', id: 'a', label: 'A'}]},
  {type: 'category', label: 'UNTAGGED', items: [{type: 'doc', id: 'ping', label: 'Ping <it>'}]},
  {
    type: 'category',
    label: 'Schemas',
    items: [
      {type: 'doc', id: 'schemas/a', label: 'A'},
      {type: 'doc', id: 'schemas/b', label: 'B'},
    ],
  },
];
const GRAPHQL_SIDEBAR = [
  {
    type: 'category',
    label: 'Operations',
    collapsible: false,
    items: [
      {
        type: 'category',
        label: 'Queries',
        link: {type: 'generated-index', slug: '/operations/queries'},
        items: [
          {
            type: 'category',
            label: 'Group',
            collapsible: false,
            items: [
              {type: 'doc', id: 'a'},
              {type: 'doc', id: 'b'},
            ],
          },
        ],
      },
    ],
  },
];
const OWN = 'what this project says of its own API';
/** Path of a copy of the project, with the files that generating the references leaves there. */
let copy: string;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
  fs.writeFileSync(path.join(copy, file), text);
}

const read = (file: string): string => fs.readFileSync(path.join(copy, file), 'utf8');

/** Returns the text of a page, which must pass the checks of written pages. */
async function readCheckedPage(file: string): Promise<string> {
  const [guide] = await checkGuides([path.relative('.', path.join(copy, file))], brand);
  return guide!.text;
}

/** Returns the HTML of all descriptions on a page. */
const getHtml = (page: string): string =>
  [...page.matchAll(/^<Description html=\{(".*")\} \/>$/gm)].map(([, json]) => JSON.parse(json!) as string).join('\n');

beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'landing-'));
  write('.generated/openapi/openapi.json', JSON.stringify(DOCUMENT));
  write(
    '.generated/schema/schema.graphql',
    '"""All {product} *books*, a < b, https://books.example"""\nschema { query: Query }\ntype Query { a: ID b: ID }\n',
  );
  write('apis/rest/errors.rest.json', '{"statuses":[]}');
  write('apis/rest/sidebar.ts', `export default ${JSON.stringify(REST_SIDEBAR)};\n`);
  write('apis/graphql/sidebar.ts', `export default ${JSON.stringify(GRAPHQL_SIDEBAR)};\n`);
  write('apis/rest/index.mdx', OWN);
  write('apis/graphql/index.md', OWN);
});
afterEach(() => fs.rmSync(copy, {recursive: true, force: true}));

describe('the landing page of a REST reference', () => {
  it('contains what the description says about the API as a whole', async () => {
    await replaceLandingPages(copy, {openapi: true, graphql: false}, site);
    const page = await readCheckedPage('apis/rest/index.mdx');
    const html = getHtml(page);
    expect(html).toContain('<p>Lend &amp; {product.foo} return.</p>');
    expect(html).toContain(
      'Read <em>this</em> {id} <code>x</code>. See inside, below and <a href="https://books.example/" rel="noopener noreferrer">',
    );
    expect(html).toContain('<li>Version: <code>7.1</code></li>');
    expect(html).toContain(
      '<li>Contact: Ada, <a href="mailto:ada@books.example" rel="noopener noreferrer">ada@books.example</a></li>',
    );
    expect(html).toContain('<li>Terms of service: <a href="https://books.example/terms" rel="noopener noreferrer">');
    expect(html).toContain(
      '<li>More: <a href="https://books.example/more" rel="noopener noreferrer">The manual</a></li>',
    );
    expect(html).toContain(
      '<li><code>https://{region}.books.example</code>: Live<ul><li><code>region</code>: one of <code>eu</code>, <code>us</code>; <code>eu</code> by default</li></ul></li>',
    );
    expect(html).toContain(
      '<li><strong>key</strong>: API key in the header<p>Ask us.</p><ul><li>Header: <code>X-Key</code></li></ul></li>',
    );
    expect(html).toContain('<li><a href="/apis/rest/lend/">Lending</a> (1): Take a book.</li>');
    expect(html).toContain('<li><a href="/apis/rest/ping/">Ping &lt;it&gt;</a></li>');
    expect(html).toContain('<li><a href="/apis/rest/schemas/">Schemas</a> (2)</li>');
    expect(page).toContain('(pathname:///openapi.yaml)');
    expect(page).not.toContain(OWN);
    expect(read('apis/graphql/index.md'), 'the other reference is this project’s').toBe(OWN);
  });

  it('has the headings of the description, except nested ones', async () => {
    const description =
      '# Rules of {product} & `x`\n\nText.\n\n### One <b>more</b>\n\n> ## Quoted\n\nEnd.<br>\n\n## Last';
    write('.generated/openapi/openapi.json', JSON.stringify({...DOCUMENT, info: {...DOCUMENT.info, description}}));
    await replaceLandingPages(copy, {openapi: true, graphql: false}, site);
    const page = await readCheckedPage('apis/rest/index.mdx');
    const [rules, more, last] = ['## Rules of \\{product\\} \\& x', '### One more', '## Last'];
    const lines = page.split('\n').filter((line) => /^#/.test(line));
    expect(lines.slice(0, 3)).toEqual([rules, more, last]);
    const html = getHtml(page);
    expect(html).toContain('<p>Text.</p>');
    expect(html).toMatch(/<blockquote>\s*<h2>Quoted<\/h2>\s*<\/blockquote>/);
    expect(html).toContain('End.');
    expect(html).not.toContain('Rules');
  });

  it('has no duplicate headings', async () => {
    const info = {...DOCUMENT.info, description: '# Authentication\n\nA key.\n\n## Servers\n\nTwo.\n\n## Errors\n'};
    write('.generated/openapi/openapi.json', JSON.stringify({...DOCUMENT, info}));
    write('apis/rest/errors.rest.json', '{"statuses":[{"status":"404"}]}');
    await replaceLandingPages(copy, {openapi: true, graphql: false}, site);
    const headings = read('apis/rest/index.mdx').match(/^##+ .*$/gm) ?? [];
    expect(headings).toContain('## Security schemes');
    expect(new Set(headings).size).toBe(headings.length);
  });

  it("doesn't turn text of the description into code, a token, or a broken link", async () => {
    await replaceLandingPages(copy, {openapi: true, graphql: false}, site);
    const page = await readCheckedPage('apis/rest/index.mdx');
    expect(page.split('\n')[1]).toBe('title: "Books \\u007bproduct\\u007d \\u003cb\\u003e"');
    expect(getHtml(page)).not.toMatch(/<script|javascript:|href="[/#](?!apis\/rest\/)/);
    expect(page).not.toContain(brand.name);
  });

  it('lists errors if operations have any, and omits what the description lacks', async () => {
    write('apis/rest/errors.rest.json', '{"statuses":[{"status":"404"}]}');
    write('apis/rest/_errors.info.mdx', '');
    write('.generated/openapi/openapi.json', '{"openapi":"3.0.0","info":{"title":" ","version":1},"paths":{}}');
    await replaceLandingPages(copy, {openapi: true, graphql: false}, site);
    const page = await readCheckedPage('apis/rest/index.mdx');
    expect(page).toContain('title: "REST API"');
    expect(page).toContain('<ErrorIndex />');
    expect(page).not.toMatch(/## (?:Servers|Authentication)/);
  });
});

describe('the landing page of a GraphQL reference', () => {
  it("counts each kind, and mentions what a schema doesn't specify", async () => {
    await replaceLandingPages(copy, {openapi: false, graphql: true}, site);
    const page = await readCheckedPage('apis/graphql/index.md');
    expect(page).toContain('All \\{product\\} books\\, a \\< b\\, https\\:\\/\\/books\\.example');
    expect(page).toContain('| [Queries](/apis/graphql/operations/queries/) | 2 |');
    expect(page).toContain('The schema doesn’t specify the API’s URL');
    expect(page).toContain('(pathname:///schema.graphql)');
    expect(read('apis/rest/index.mdx'), 'the other reference is this project’s').toBe(OWN);
  });
});
