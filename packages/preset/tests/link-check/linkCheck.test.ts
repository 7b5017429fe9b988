/** Source locations of broken links on built pages, also in code. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import linkCheck from '../../src/link-check';
import {messages, workIn} from '../../../content/tests/checks/workspace';

const REFERENCES = [
  {path: 'apis/rest', routeBasePath: 'apis/rest', specification: 'openapi'},
  {path: 'apis/graphql', routeBasePath: 'apis/graphql', specification: 'graphql'},
];

/** Writes pages at these paths, and returns the diagnostics of the plugin. */
async function check(
  pages: Record<string, string>,
  files: Record<string, string>,
  sources: {pages?: Record<string, string>; docs?: Record<string, string>; baseUrl?: string; strict?: boolean},
): Promise<string[]> {
  const siteDir = workIn(files);
  const {baseUrl = '/', strict = true} = sources;
  const toPages = (from: Record<string, string> = {}): {permalink: string; source: string}[] =>
    Object.entries(from).map(([permalink, file]) => ({permalink, source: `@site/${file}`}));
  for (const [page, html] of Object.entries(pages)) {
    const file = path.join('out', page.endsWith('.html') ? page : `${page}/index.html`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, html);
  }
  const plugin = linkCheck({siteDir, baseUrl} as LoadContext, {strict, references: REFERENCES});
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs: toPages(sources.docs)}]}},
      'docusaurus-plugin-content-pages': {default: toPages(sources.pages)},
    },
    actions: {} as never,
  });
  return messages(() =>
    plugin.postBuild?.({outDir: path.resolve('out'), siteConfig: {url: 'https://docs.example'}} as never),
  );
}

const createLink = (href: string): string => `<a href="${href}">a</a>`;

describe('a broken link', () => {
  it.each([
    ['<Link to="/nope">a</Link>', '/nope/'],
    ['<Link to="/nope/">a</Link>', '/nope/'],
    ["const to = 'nope/';", '/nope/'],
    ['<Link to={`/nope#there`}>a</Link>', '/nope/#there'],
    ['<a href="#nope">a</a>', '#nope'],
  ])('is found in the file of a page: %s', async (code, href) => {
    const lines = await check(
      {'/': createLink(href)},
      {'src/pages/index.tsx': `\n\n${code}\n`, 'src/theme/Other.tsx': code},
      {pages: {'/': 'src/pages/index.tsx'}},
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^src\/pages\/index\.tsx:3: the link to ".*" on the page \/ is broken: .*\. Correct the link\.$/,
      ),
    ]);
  });

  it('is found in the component of the not-found page', async () => {
    const lines = await check(
      {'/404.html': `${createLink('/nope/')}${createLink('/404/')}`, '/': ''},
      {'src/theme/NotFound/index.tsx': '\n<Link to="/nope">a</Link>\n'},
      {},
    );
    expect(lines).toEqual([
      'src/theme/NotFound/index.tsx:2: the link to "/nope/" on the page /404/ is broken: there\'s no such page. Correct the link.',
    ]);
  });

  it('is found in a component of the home page, below a base URL', async () => {
    const lines = await check(
      {'/': createLink('/base/nope/')},
      {'src/pages/index.tsx': 'a', 'src/pages/_components/Hero/index.tsx': '\n<Link to="/nope/">a</Link>'},
      {pages: {'/base/': 'src/pages/index.tsx'}, baseUrl: '/base/'},
    );
    expect(lines).toEqual([
      expect.stringMatching(/^src\/pages\/_components\/Hero\/index\.tsx:2: .* on the page \/ is broken/),
    ]);
  });

  it.each([
    ['docs/a.md', '\n\n<img src="/img/b.png" alt="b" />', '<img src="/img/b.png" alt="b">', 3],
    ['src/css/custom.css', '\na {background: url(/img/b.png)}', '<style>a{background:url(/img/b.png)}</style>', 2],
  ])('to an image is found in %s', async (file, text, html, line) => {
    const lines = await check({'/a/': html}, {'docs/a.md': 'a', [file]: text}, {docs: {'/a/': 'docs/a.md'}});
    expect(lines).toEqual([
      `${file}:${line}: the URL "/img/b.png" on the page /a/ is broken: there's no such file. Add the file, or correct the URL.`,
    ]);
  });

  it('in the navigation bar of every page is reported once', async () => {
    const routes = Array.from({length: 30}, (_, index) => `/page-${index}/`);
    const lines = await check(
      Object.fromEntries(routes.map((route) => [route, createLink('/nope/')])),
      {'src/config/navbar.ts': "\n{to: 'nope/'}", 'docs/a.md': 'a'},
      {docs: Object.fromEntries(routes.map((route) => [route, 'docs/a.md']))},
    );
    expect(lines).toEqual([
      expect.stringMatching(/^src\/config\/navbar\.ts:2: the link to "\/nope\/" on 30 pages is broken/),
    ]);
  });

  it('in a component of a few pages is reported once', async () => {
    const lines = await check(
      {'/a/': createLink('/nope/'), '/b/': createLink('/nope/')},
      {'src/theme/Part/index.tsx': '<Link to="/nope/" />', 'docs/a.md': 'a', 'docs/b.md': 'b'},
      {docs: {'/a/': 'docs/a.md', '/b/': 'docs/b.md'}},
    );
    expect(lines).toEqual([expect.stringMatching(/^src\/theme\/Part\/index\.tsx:1: .* on 2 pages is broken/)]);
  });

  it('that code concatenates is reported with its page', async () => {
    expect(await check({'/a/': createLink('/nope/')}, {'src/a.ts': 'a'}, {})).toEqual([
      expect.stringMatching(/^the page \/a\/: the link to "\/nope\/" on the page \/a\/ is broken/),
    ]);
    const own = {pages: {'/a/': 'src/pages/a.tsx'}};
    expect(await check({'/a/': createLink('/nope/')}, {'src/pages/a.tsx': 'a'}, own)).toEqual([
      expect.stringMatching(/^src\/pages\/a\.tsx: the link to /),
    ]);
  });
});

describe('a broken link in a description', () => {
  const SCHEMA = 'apis/rest/schemas/thing.schema.mdx';
  const thing = (text: string): string =>
    `components:\n  schemas:\n    Thing:\n      description: |\n        ${text}\n`;

  it.each([
    ['in a reference-style link', '/nope/', '/', 'It is [there][nope].\n\n        [nope]: /nope/', 7],
    ['below a base URL', '/base/nope/', '/base/', '[a](/nope/)', 5],
    ['with spaces', '/no%20page/', '/', '[a](</no page/>)', 5],
    ['that another link starts with', '/nope/', '/', '[a](/nope/more/)\n        [b](/nope/)', 6],
    ['in JSON', '/nope/', '/', '[a](\\/nope\\/)', 5],
  ])('%s is reported with the line of the specification', async (_, href, baseUrl, text, line) => {
    const lines = await check(
      {'/thing/': createLink(href)},
      {'openapi/a.yaml': 'other: 1\n', 'openapi/schemas/Thing.yaml': thing(text), [SCHEMA]: 'title: "Thing"\n'},
      {docs: {[`${baseUrl}thing/`]: SCHEMA}, baseUrl},
    );
    expect(lines).toEqual([
      expect.stringContaining(`openapi/schemas/Thing.yaml:${line}: the link to "${href}" on the page`),
    ]);
  });

  it("that contains a token is reported with the line of the page's subject", async () => {
    const lines = await check(
      {'/thing/': createLink('/acme-connect/nope/')},
      {'openapi/Things.yaml': thing('[a](/{product.slug}-connect/nope/)'), [SCHEMA]: '---\ntitle: "Thing"\n---\n'},
      {docs: {'/thing/': SCHEMA}},
    );
    expect(lines).toEqual([expect.stringContaining('openapi/Things.yaml:3: the link to "/acme-connect/nope/"')]);
  });

  it.each(['apis/rest/index.mdx', 'apis/graphql/index.md', 'docs/a.mdx'])(
    'that %s displays is reported with its line in the specification',
    async (file) => {
      const lines = await check(
        {'/a/': createLink('/nope/')},
        {[file]: '<Fields of="Thing" />', 'openapi/Thing.yaml': thing('[a](/nope/)'), 'graphql/a.graphql': ''},
        {docs: {'/a/': file}},
      );
      expect(lines).toEqual([expect.stringContaining('openapi/Thing.yaml:5: the link to "/nope/" on the page /a/')]);
    },
  );
});

it('summarizes broken links in foreign descriptions by lines of the specification, not by generated files', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const names = ['a', 'b', 'c', 'd', 'e'];
  const file = (name: string): string => `apis/rest/schemas/${name}.schema.mdx`;
  await check(
    Object.fromEntries(names.map((name) => [`/${name}/`, createLink('/nope/') + createLink(`/nope/${name}/`)])),
    {
      'openapi/a.yaml': `description: '[a](/nope/)'\n${names.map((name) => `${name}: '[a](/nope/${name}/)'`).join('\n')}`,
      ...Object.fromEntries(names.map((name) => [file(name), ''])),
    },
    {docs: Object.fromEntries(names.map((name) => [`/${name}/`, file(name)])), strict: false},
  );
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /10 × link in a description \(openapi\/a\.yaml:1, openapi\/a\.yaml:2, openapi\/a\.yaml:3, …\)/,
    ),
  ]);
});

describe('a site with two languages', () => {
  const i18n = {localeConfigs: {en: {baseUrl: '/'}, es: {baseUrl: '/es/'}}};

  /** Checks the pages of one language as its build does, with the files that exist by then. */
  function build(baseUrl: string, pages: Record<string, string>): Promise<string[]> {
    const siteDir = workIn({'src/config/navbar.ts': ''});
    for (const [page, html] of Object.entries(pages)) {
      fs.mkdirSync(path.join('out', page), {recursive: true});
      fs.writeFileSync(path.join('out', page, 'index.html'), html);
    }
    const plugin = linkCheck({siteDir, baseUrl, i18n} as never, {strict: true, references: REFERENCES});
    const outDir = path.resolve('out', baseUrl.slice(1));
    return messages(() => plugin.postBuild?.({outDir, siteConfig: {url: 'https://docs.example'}} as never));
  }

  it('can link to a language that is built later', async () => {
    expect(await build('/', {'/': createLink('/es/a/'), '/a/': ''})).toEqual([]);
    expect(await build('/es/', {'/es/': createLink('/a/')})).toEqual([]);
  });

  it('is checked across languages once both exist', async () => {
    const pages = {'/': createLink('/es/a/') + createLink('/gone/'), '/es/': createLink('/b/') + createLink('/es/c/')};
    expect(await build('/es/', pages)).toEqual([
      expect.stringMatching(/the link to "\/es\/a\/" on the page \/ is broken/),
      expect.stringMatching(/the link to "\/b\/" on the page \/es\/ is broken/),
      expect.stringMatching(/the link to "\/es\/c\/" on the page \/es\/ is broken/),
    ]);
  });
});
