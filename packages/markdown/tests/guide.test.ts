import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {createLinkResolver} from '../src/links';
import {renderGuide, createPage, site, createContext} from './writing';

describe('a guide', () => {
  it('keeps its text, with the brand instead of tokens, and headings without IDs', () => {
    expect(renderGuide('Pay with {product}.\n\n## Go live {#live}\n\n- [ ] Change the key\n')).toBe(
      `Pay with ${brand.name}.\n\n## Go live\n\n- [ ] Change the key`,
    );
  });

  it('links names to the Markdown of their pages', () => {
    const context = createContext([createPage('/pay/')]);
    const file = `${context.folder}/docs/guide.mdx`;
    fs.writeFileSync(context.nameLinks, JSON.stringify({[file]: {'9 pay_now': '/pay/#now'}}));
    expect(renderGuide('## `pay_now`\n\nCall `pay_now`, or [`pay_now`](/else/).', context)).toBe(
      '## `pay_now`\n\nCall [`pay_now`](https://docs.example/pay.md#now), or [`pay_now`](https://docs.example/else/).',
    );
    fs.rmSync(context.nameLinks);
  });

  it('keeps an image between paragraphs separate, with the URL of the published file', () => {
    const context = createContext();
    const picture = `${context.folder}/docs/img/big.png`;
    const getPublishedPath = (file: string) => (file === picture ? 'assets/images/big-0123.png' : undefined);
    const links = createLinkResolver([], site, getPublishedPath);
    const url = 'https://docs.example/assets/images/big-0123.png';
    const text =
      "import big from './img/big.png';\n\nOne.\n\n![A](./img/big.png)\n\nTwo.\n\n<img src={require('./img/big.png').default} alt=\"B\" />\n\n" +
      'Three.\n\n<img src={big} alt="C" />\n\nFour.\n\n<img src="/d.png" alt="D" />\n\n{/* hidden */}\n\n![E](./img/small.png)\n\n' +
      '<picture><source srcSet="/f.avif" /><img src="/f.png" alt="F" /></picture>\n\n<video src="/g.mp4" title="G" />\n\nFive {/* hidden */}[file](./img/big.png).';
    expect(renderGuide(text, {...context, links})).toBe(
      [
        ...['One.', `![A](${url})`, 'Two.', `![B](${url})`, 'Three.', `![C](${url})`, 'Four.'],
        ...['![D](https://docs.example/d.png)', 'E', '![F](https://docs.example/f.png)'],
        ...['[G](https://docs.example/g.mp4)', `Five [file](${url}).`],
      ].join('\n\n'),
    );
  });

  it('turns files in elements into links, however they are referenced', () => {
    const context = createContext();
    const getPublishedPath = (file: string) =>
      file.replace(`${context.folder}/docs/`, 'assets/').replace(/\./, '-0123456789abcdef.');
    const text =
      "import pdf from './large.pdf';\nimport Drawing from './drawing.svg';\n\n" +
      '<a href={require("./doc.pdf").default}>One</a> <a href={pdf}>two</a> <a href="pdf">three</a>\n\n' +
      '<video aria-label="A film" controls><source src={require(\'./large.mp4\').default} /><source src="/b.webm" /></video>\n\n' +
      '<audio controls><source src={require("./a talk.mp3").default} /></audio>\n\n<video src="/g.mp4" aria-label="G" />\n\n' +
      '<Drawing title="A drawing" />\n\n![x][r] [y][]\n\n[r]: ./ref.png\n[y]: ./page.html#a';
    const url = 'https://docs.example/assets';
    expect(renderGuide(text, {...context, links: createLinkResolver([], site, getPublishedPath)})).toBe(
      [
        `[One](${url}/doc-0123456789abcdef.pdf) [two](${url}/large-0123456789abcdef.pdf) [three](${url}/pdf)`,
        `[A film](${url}/large-0123456789abcdef.mp4)`,
        `[a talk.mp3](${url}/a%20talk-0123456789abcdef.mp3)`,
        '[G](https://docs.example/g.mp4)',
        `![A drawing](${url}/drawing-0123456789abcdef.svg)`,
        '![x][r] [y][]',
        `[r]: ${url}/ref-0123456789abcdef.png`,
        `[y]: ${url}/page-0123456789abcdef.html#a`,
      ].join('\n\n'),
    );
    expect(context.diagnostics).toEqual([]);
  });

  it("passes the URLs of files to the site's own components", () => {
    const context = createContext();
    context.components = {Card: ({src = ''}) => src};
    const links = createLinkResolver([], site, () => 'assets/images/a-0123.png');
    expect(renderGuide("<Card src={require('./a.png').default} />", {...context, links})).toBe(
      'https://docs.example/assets/images/a-0123.png',
    );
  });

  it('removes comments, including at the ends of lines', () => {
    const text =
      '### One {/* a */}\n\n### Two {/* #mine */}\n\n- Item a {/* b */}\n- {/* c */} Item\n\nFirst {/* d */}\nsecond {/* e */}{/* f */}';
    expect(renderGuide(text)).toBe('### One\n\n### Two\n\n- Item a\n- Item\n\nFirst\nsecond');
  });

  it('turns tabs into sections one level below the preceding heading', () => {
    const tabs =
      '## 1. Pay\n\n<Tabs groupId="language">\n<TabItem value="curl" label="curl">\n\n```bash title="pay.sh"\ncurl x\n```\n\n</TabItem>\n' +
      '<TabItem value="php">\n\nText\n\n</TabItem>\n</Tabs>\n\n<Tabs><TabItem value="a" label="A">\n\nLast\n\n</TabItem></Tabs>';
    expect(renderGuide(tabs)).toBe(
      '## 1. Pay\n\n### curl\n\n`pay.sh`:\n\n```bash\ncurl x\n```\n\n### php\n\nText\n\n### A\n\nLast',
    );
  });

  it('turns admonitions into quotes, and keeps similar text', () => {
    expect(renderGuide(':::warning[Keep it secret]\n\nNobody sees the key.\n\n:::\n\nAt 10:30 or a:b.')).toBe(
      '> **Warning: Keep it secret**\n>\n> Nobody sees the key.\n\nAt 10:30 or a:b.',
    );
  });

  it('renders diagrams with their title, their text, and their source', () => {
    const diagram = '```mermaid alt="A browser asks your server." title="A payment"\nsequenceDiagram\n  A->>B: x\n```';
    expect(renderGuide(diagram)).toBe(
      '**A payment**\n\nA browser asks your server.\n\n```mermaid\nsequenceDiagram\n  A->>B: x\n```',
    );
  });

  it('turns screens into their breadcrumbs and text', () => {
    const fence = '```screen title="Shop > Settings" alt="A switch that is on."\nswitch: Test = on\n```';
    expect(renderGuide(fence)).toBe('> **Shop \\> Settings**: A switch that is on.');
  });

  it('marks inserted and deleted lines as in a diff', () => {
    expect(renderGuide('```js ins={2} del={1} {3}\nold();\nnew();\nkept();\n```')).toBe(
      '```diff\n-old();\n+new();\n kept();\n```',
    );
  });

  it('renders parts of specifications from generated embeds', () => {
    const html = '<span class="hl">&quot;a&quot;</span>: &lt;1&gt;';
    const embeds = {
      '../embeds/ApiRequest.operation-pay.json': JSON.stringify({kind: 'code', html, language: 'JSON'}),
      '../embeds/ApiEnum.type-Status.json': JSON.stringify({
        kind: 'values',
        rows: [{value: 'PAID', html: '<p>It is <a href="/pay/">paid</a> | done.</p>'}],
      }),
      '../embeds/ApiErrors.operation-pay.json': JSON.stringify({
        kind: 'errors',
        rows: [{status: '422', code: 'wrong', cause: 'A field', cure: 'Correct it'}],
      }),
      '../embeds/ApiErrors.json': JSON.stringify({
        kind: 'errors',
        isIndex: true,
        rows: [{status: '404', code: 'gone', cause: 'A name', cure: 'Compare it'}],
      }),
      '../embeds/ApiFields.type-Pay.json': JSON.stringify({
        kind: 'fields',
        showsRequired: true,
        rows: [{name: 'id', type: 'array<a>', required: true, html: 'Its id.'}],
      }),
      '../embeds/ApiChangelog.json': JSON.stringify({
        kind: 'changelog',
        releases: [
          {
            id: 'r',
            date: '2026-01-31',
            title: 'Release',
            html: 'New.',
            changes: [{api: 'REST', kind: 'added', breaking: true, html: '<code>a</code>'}],
          },
        ],
      }),
    };
    const text = renderGuide(
      '<ApiRequest operation="pay" />\n\n<ApiEnum type="Status" />\n\n<ApiErrors operation="pay" />\n\n<ApiErrors />\n\n<ApiFields type="Pay" />\n\n<ApiChangelog />',
      createContext(),
      embeds,
    );
    expect(text).toBe(
      [
        '```json\n"a": <1>\n```',
        '| Value | Meaning |\n| --- | --- |\n| `PAID` | It is [paid](https://docs.example/pay.md) \\| done. |',
        '| Error | Cause | What to do |\n| --- | --- | --- |\n| `422` `wrong` | A field | Correct it |',
        '| Error | Cause | What to do |\n| --- | --- | --- |\n| `gone` `404` | A name | Compare it |',
        '| Field | Type | Required | Meaning |\n| --- | --- | --- | --- |\n| `id` | array\\<a\\> | Yes | Its id. |',
        '## Release\n\nJanuary 31, 2026\n\nNew.\n\n- **REST, added, breaking**: `a`',
      ].join('\n\n'),
    );
  });

  it('renders releases and deprecations as lists and tables', () => {
    const embeds = {
      '../embeds/ApiRelease.date-2026-05-04.json': JSON.stringify({
        kind: 'release',
        date: '2026-05-04',
        before: '2026-01-01',
        changes: [{api: 'REST', kind: 'added', breaking: false, html: 'A <code>reason</code>.'}],
        apis: [
          {
            api: 'REST',
            rows: [
              {
                kind: 'added',
                name: 'Payment.reason',
                target: 'Payment.reason',
                href: '/payment/#reason',
                guides: [{text: 'Refunds', href: '/refunds/'}],
              },
              {kind: 'removed', name: 'b', target: 'b', breaking: true},
            ],
          },
        ],
      }),
      '../embeds/ApiDeprecations.json': JSON.stringify({
        kind: 'deprecations',
        rows: [{api: 'GraphQL', name: 'old', date: '2026-05-04', successor: {name: 'new'}, html: 'It is new.'}],
      }),
    };
    const text = renderGuide('<ApiRelease date="2026-05-04" />\n\n<ApiDeprecations />', createContext(), embeds);
    expect(text).toBe(
      [
        'May 4, 2026',
        '- **REST, added**: A `reason`.',
        '## Differences from the previous release',
        'Compared with the release from January 1, 2026:',
        '### REST',
        'Added',
        '- [`Payment.reason`](https://docs.example/payment/#reason) Guides: [Refunds](https://docs.example/refunds/)',
        'Removed',
        '- `b` **breaking**',
        '| Deprecated | Since | Sunset | Successor |\n| --- | --- | --- | --- |\n| `old` GraphQL | May 4, 2026 | Not planned | `new` It is new. |',
      ].join('\n\n'),
    );
  });

  it('links to the Markdown of pages, and to files with absolute URLs', () => {
    const context = createContext();
    context.links = createContext([
      createPage('/pay/', `${context.folder}/docs/pay.mdx`.slice(0)),
      createPage('/'),
    ]).links;
    const text = renderGuide(
      '[a](./pay.mdx#part) [b](/pay/) [c](pathname:///openapi.json) [d](#part) [e](https://x.example/) [f](/) [g](/file.pdf)',
      context,
    );
    expect(text).toBe(
      '[a](https://docs.example/pay.md#part) [b](https://docs.example/pay.md) [c](https://docs.example/openapi.json) ' +
        '[d](#part) [e](https://x.example/) [f](https://docs.example/index.md) [g](https://docs.example/file.pdf)',
    );
  });

  it('links from an untranslated page to translations', () => {
    const es = 'i18n/es/docusaurus-plugin-content-docs/current';
    const links = createLinkResolver(
      [createPage('/es/a/', 'docs/a/plain.mdx'), createPage('/es/b/', `${es}/b/rich.mdx`)],
      site,
    );
    expect(links.resolveHref('../b/rich.mdx#x', 'docs/a/plain.mdx')).toBe('https://docs.example/es/b.md#x');
    expect(links.resolveHref('@site/docs/b/rich.mdx', 'docs/a/plain.mdx')).toBe('https://docs.example/es/b.md');
    expect(links.resolveHref('../a/plain.mdx', `${es}/b/rich.mdx`)).toBe('https://docs.example/es/a.md');
  });

  it("doesn't publish the source of a page", () => {
    const links = createLinkResolver([], site, (file) => file);
    expect(links.resolveHref('./draft.mdx', 'docs/a.mdx')).toBe('./draft.mdx');
  });

  it('includes the content of imported partials', () => {
    const files = {'_part.mdx': 'Text of the **part**, by {product}.\n'};
    expect(renderGuide("import Part from './_part.mdx';\n\nFirst.\n\n<Part />", createContext(), files)).toBe(
      `First.\n\nText of the **part**, by ${brand.name}.`,
    );
  });

  it('renders the description on a generated landing page', () => {
    expect(renderGuide('<Description html={"\\u003cp>Pay \\u003cem>now\\u003c/em>.\\u003c/p>"} />')).toBe('Pay *now*.');
  });

  it('keeps HTML elements, and leaves out comments', () => {
    expect(
      renderGuide(
        'Press <kbd>Ctrl</kbd> {/* not this */}now.\n\n<details>\n<summary>More</summary>\n\nText\n\n</details>',
      ),
    ).toBe('Press <kbd>Ctrl</kbd> now.\n\n**More**\n\nText');
  });

  it("renders the site's own components as the site defines", () => {
    const context = createContext();
    context.components = {TestData: ({kind = ''}, children) => `Data of ${kind}: ${children}`};
    expect(renderGuide('<TestData kind="cards">\n\n**All**\n\n</TestData>', context)).toBe('Data of cards: **All**');
    expect(context.diagnostics).toEqual([]);
  });

  it('reports a component without Markdown, with its line and a hint, and keeps its content', () => {
    const context = createContext();
    expect(renderGuide('Before.\n\n<Chart>\n\nInside.\n\n</Chart>', context)).toBe('Before.\n\nInside.');
    expect(context.diagnostics).toMatchObject([{file: `${context.folder}/docs/guide.mdx`, line: 9}]);
    expect(context.diagnostics[0]?.message).toMatch(/^<Chart> has no Markdown.*markdown\.components.*Chart: \(/);
  });
});
