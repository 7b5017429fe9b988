/** Where a broken link of a built page is written: in code, too. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import linkCheck from '../../src/link-check';
import {messages, workIn} from '../../../guides/tests/checks/workspace';

/** Checks pages that stand at these addresses, and says what the plugin tells. */
const REFERENCES = [
  {path: 'apis/rest', routeBasePath: 'apis/rest', specification: 'openapi'},
  {path: 'apis/graphql', routeBasePath: 'apis/graphql', specification: 'graphql'},
];

async function check(
  pages: Record<string, string>,
  files: Record<string, string>,
  sources: {pages?: Record<string, string>; docs?: Record<string, string>; baseUrl?: string},
): Promise<string[]> {
  const siteDir = workIn(files);
  const {baseUrl = '/'} = sources;
  const list = (from: Record<string, string> = {}): {permalink: string; source: string}[] =>
    Object.entries(from).map(([permalink, file]) => ({permalink, source: `@site/${file}`}));
  for (const [page, html] of Object.entries(pages)) {
    fs.mkdirSync(path.join('out', page), {recursive: true});
    fs.writeFileSync(path.join('out', page, 'index.html'), html);
  }
  const plugin = linkCheck({siteDir, baseUrl} as LoadContext, {strict: true, references: REFERENCES});
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs: list(sources.docs)}]}},
      'docusaurus-plugin-content-pages': {default: list(sources.pages)},
    },
    actions: {} as never,
  });
  return messages(() =>
    plugin.postBuild?.({outDir: path.resolve('out'), siteConfig: {url: 'https://docs.example'}} as never),
  );
}

const link = (href: string): string => `<a href="${href}">a</a>`;

describe('a broken link', () => {
  it.each([
    ['<Link to="/nope">a</Link>', '/nope/'],
    ['<Link to="/nope/">a</Link>', '/nope/'],
    ["const to = 'nope/';", '/nope/'],
    ['<Link to={`/nope#there`}>a</Link>', '/nope/#there'],
    ['<a href="#nope">a</a>', '#nope'],
  ])('in the file of a page: %s', async (code, href) => {
    const lines = await check(
      {'/': link(href)},
      {'src/pages/index.tsx': `\n\n${code}\n`, 'src/theme/Other.tsx': code},
      {pages: {'/': 'src/pages/index.tsx'}},
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^src\/pages\/index\.tsx:3: the link to ".*" on the page \/ leads nowhere: .*\. Correct the link\.$/,
      ),
    ]);
  });

  it('in a part of the home page, below a base address', async () => {
    const lines = await check(
      {'/': link('/base/nope/')},
      {'src/pages/index.tsx': 'a', 'src/pages/_components/Hero/index.tsx': '\n<Link to="/nope/">a</Link>'},
      {pages: {'/base/': 'src/pages/index.tsx'}, baseUrl: '/base/'},
    );
    expect(lines).toEqual([
      expect.stringMatching(/^src\/pages\/_components\/Hero\/index\.tsx:2: .* on the page \/ leads/),
    ]);
  });

  it('in the navigation bar, on every page, once', async () => {
    const addresses = Array.from({length: 30}, (_, index) => `/page-${index}/`);
    const lines = await check(
      Object.fromEntries(addresses.map((address) => [address, link('/nope/')])),
      {'src/config/navbar.ts': "\n{to: 'nope/'}", 'docs/a.md': 'a'},
      {docs: Object.fromEntries(addresses.map((address) => [address, 'docs/a.md']))},
    );
    expect(lines).toEqual([
      expect.stringMatching(/^src\/config\/navbar\.ts:2: the link to "\/nope\/" on 30 pages leads/),
    ]);
  });

  it('in a part of a few pages, once', async () => {
    const lines = await check(
      {'/a/': link('/nope/'), '/b/': link('/nope/')},
      {'src/theme/Part/index.tsx': '<Link to="/nope/" />', 'docs/a.md': 'a', 'docs/b.md': 'b'},
      {docs: {'/a/': 'docs/a.md', '/b/': 'docs/b.md'}},
    );
    expect(lines).toEqual([expect.stringMatching(/^src\/theme\/Part\/index\.tsx:1: .* on 2 pages leads/)]);
  });

  it('that code puts together is told by its page', async () => {
    expect(await check({'/a/': link('/nope/')}, {'src/a.ts': 'a'}, {})).toEqual([
      expect.stringMatching(/^the page \/a\/: the link to "\/nope\/" on the page \/a\/ leads nowhere/),
    ]);
    const own = {pages: {'/a/': 'src/pages/a.tsx'}};
    expect(await check({'/a/': link('/nope/')}, {'src/pages/a.tsx': 'a'}, own)).toEqual([
      expect.stringMatching(/^src\/pages\/a\.tsx: the link to /),
    ]);
  });
});

describe('a site of two languages', () => {
  const i18n = {localeConfigs: {en: {baseUrl: '/'}, es: {baseUrl: '/es/'}}};

  /** Checks the pages of one language, as its build does, with the files that are there by then. */
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

  it('may link to a language that is built later', async () => {
    expect(await build('/', {'/': link('/es/a/'), '/a/': ''})).toEqual([]);
    expect(await build('/es/', {'/es/': link('/a/')})).toEqual([]);
  });

  it('is checked from language to language, when both are there', async () => {
    const pages = {'/': link('/es/a/') + link('/gone/'), '/es/': link('/b/') + link('/es/c/')};
    expect(await build('/es/', pages)).toEqual([
      expect.stringMatching(/the link to "\/es\/a\/" on the page \/ leads nowhere/),
      expect.stringMatching(/the link to "\/b\/" on the page \/es\/ leads nowhere/),
      expect.stringMatching(/the link to "\/es\/c\/" on the page \/es\/ leads nowhere/),
    ]);
  });
});
