/**
 * Specifications of others, with names and texts that nobody would choose, make a whole site; nothing is lost.
 *
 * @module-tag sites
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {findBrokenLinks} from '@paydocs/preset/link-check/findBrokenLinks';
import {attributes} from '../attributes';
import {listFiles} from '@paydocs/core/fingerprint';
import {foreignSchema, ODD_TYPES} from '../foreign/graphqlSchema';
import {wantedPages} from '../foreign/graphqlNames';
import {HOSTILE_CATEGORY, HOSTILE_GUIDE, HOSTILE_SDL, withHostileTexts} from '../foreign/hostile';
import {UNTIDY_OPENAPI} from '../foreign/openApi';
import {launchOptions} from '../browser';
import {breadcrumbsOf, structuredPage} from '../structuredData';
import {lostOf} from './markdown/prose';
import {markdownParts} from './markdown/readPage';
import {copyProject, type ProjectCopy} from './project';

interface Server {
  url: string;
  variables?: Record<string, {default: string}>;
}

// With so many types, each awkward text stands at each kind of place, and more than once.
const SDL = foreignSchema(160) + HOSTILE_SDL;
const OPENAPI = withHostileTexts(UNTIDY_OPENAPI);
const WANTED = wantedPages(SDL);
let project: ProjectCopy;
let build: {status: number | null; output: string};
/** Address → HTML. */
let pages: Map<string, string>;

const unescape = (html: string): string =>
  html
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const textOf = (html: string): string => unescape(html.replace(/<[^>]+>/g, ''));
const titleOf = (html: string): string => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
const articleOf = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

/** The parts of a page that have one of these sections. */
const sectionsOf = (html: string, sections: readonly string[]): string[] =>
  articleOf(html)
    .split(/(?=<h2)/)
    .filter((part) => sections.some((section) => attributes(part, 'id')[0] === `section-${section}`));

/** Names that have an address, in the sections of a page: of members, and of the arguments inside of them. */
function membersOf(html: string, sections: readonly string[]): {outer: string[]; inner: string[]} {
  const found = {outer: [] as string[], inner: [] as string[]};
  for (const part of sectionsOf(html, sections)) {
    let depth = 0;
    for (const [tag, name] of part.matchAll(/<dl\b|<\/dl>|<dt[^>]*><a[^>]*data-copy-address[^>]*>(.*?)<\/a>/g)) {
      if (name !== undefined) found[depth === 1 ? 'outer' : 'inner'].push(textOf(name));
      else depth += tag === '</dl>' ? -1 : 1;
    }
  }
  return found;
}

beforeAll(() => {
  project = copyProject({DOCS_STRICT: 'false'}, {keepsCache: true});
  project.delete('graphql');
  project.delete('openapi');
  fs.mkdirSync(path.join(project.folder, 'graphql'));
  fs.mkdirSync(path.join(project.folder, 'openapi'));
  project.write('graphql/all.graphql', SDL);
  project.write('openapi/untidy-api.json', JSON.stringify(OPENAPI));
  project.write('docs/hostile.md', HOSTILE_GUIDE);
  project.write(
    'sidebars.ts',
    project.read('sidebars.ts').replace("'testing',", (item) => `${item}\n${HOSTILE_CATEGORY}`),
  );
  build = project.run('build');
  const folder = path.join(project.folder, 'build');
  pages = new Map(
    listFiles(folder)
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => [`/${path.relative(folder, file).replace(/index\.html$/, '')}`, fs.readFileSync(file, 'utf8')]),
  );
});
afterAll(() => project.remove());

describe('a site of foreign specifications', () => {
  it('is built, with a few lines of warnings', () => {
    expect(build.status, build.output).toBe(0);
    expect(build.output.split('\n').length).toBeLessThan(100);
    expect(build.output).toMatch(/^openapi: \d+ warnings$/m);
    expect(build.output).toMatch(/^graphql: \d+ warnings$/m);
  });

  it('has no broken link in its references, and no id twice', () => {
    const references = [...pages.keys()].filter((page) => /^\/apis\/(?:rest|graphql)\/./.test(page));
    const hasFile = (file: string): boolean => fs.existsSync(path.join(project.folder, 'build', file));
    const broken = findBrokenLinks({pages, hasFile, siteUrl: 'https://site.example', baseUrl: '/'});
    expect(broken.filter(({page}) => references.includes(page))).toEqual([]);
    expect(build.output, 'no link was taken out').not.toContain('link in a description');
    const doubled = references.filter((page) => {
      const ids = attributes(pages.get(page)!.replace(/<pre[\s\S]*?<\/pre>/g, ''), 'id');
      return new Set(ids).size !== ids.length;
    });
    expect(doubled).toEqual([]);
  });
});

describe('the GraphQL reference of a foreign schema', () => {
  it('has a page for each operation, type and directive', () => {
    expect(WANTED.length).toBeGreaterThan(300);
    const missing = WANTED.filter(({folder, title}) => pagesOf(folder, title).length !== 1);
    expect(missing.map(({folder, title}) => `${folder} ${title}`)).toEqual([]);
    const count = [...pages.keys()].filter((page) => /^\/apis\/graphql\/\w+\/\w+\/./.test(page)).length;
    const ofTheLanguage = ['Boolean', 'ID', 'Int', 'String', 'deprecated', 'include', 'oneOf', 'skip', 'specifiedBy'];
    expect(count).toBe(WANTED.length + ofTheLanguage.length);
  });

  it('has every field, input field, value and argument', () => {
    const lost = WANTED.flatMap(({folder, title, members, arguments: inner}) => {
      const html = pagesOf(folder, title)[0] ?? '';
      const {outer: shown, inner: shownInner} = membersOf(html, ['fields', 'values', 'arguments']);
      return same(shown, members) && same(shownInner, folder.startsWith('operations') ? [] : inner)
        ? []
        : [`${folder} ${title}: ${members.join()}; ${inner.join()} but ${shown.join()}; ${shownInner.join()}`];
    });
    expect(lost).toEqual([]);
  });

  it('has every description, reason and default value', () => {
    const lost = WANTED.flatMap(({folder, title, marks}) => {
      const html = articleOf(pagesOf(folder, title)[0] ?? '');
      // The argument of a directive that is applied to a type stands in its definition.
      return marks.filter((mark) => !html.includes(mark)).map((mark) => `${folder} ${title}: ${mark}`);
    });
    expect(WANTED.flatMap(({marks}) => marks).length).toBeGreaterThan(5000);
    expect(lost).toEqual([]);
  });

  it('lists every member of a union', () => {
    const union = pagesOf('types/unions', 'Anything')[0] ?? '';
    const [section = ''] = sectionsOf(union, ['possible-types']);
    const members = [...section.matchAll(/<li><a[^>]*>(.*?)<\/a>/g)].map((match) => textOf(match[1] ?? ''));
    expect(members.sort()).toEqual([...ODD_TYPES].sort());
  });

  /** Pages by their folder and title. */
  const byTitle = new Map<string, string[]>();
  beforeAll(() => {
    for (const [page, html] of pages) {
      const [, folder] = /^\/apis\/graphql\/(\w+\/\w+)\/[^/]+\/$/.exec(page) ?? [];
      if (folder === undefined) continue;
      const key = `${folder} ${titleOf(html)}`;
      byTitle.set(key, [...(byTitle.get(key) ?? []), html]);
    }
  });

  const pagesOf = (folder: string, title: string): string[] =>
    byTitle.get(`${folder} ${folder.endsWith('/directives') ? `@${title}` : title}`) ?? [];

  function same(one: readonly string[], other: readonly string[]): boolean {
    return one.length === other.length && [...one].sort().join() === [...other].sort().join();
  }
});

describe('the Markdown of foreign specifications and hostile texts', () => {
  it('has every sentence of the page', () => {
    const folder = path.join(project.folder, 'build');
    const own = [...pages].filter(([address]) => /^\/(?:apis\/(?:rest|graphql)\/.|hostile)/.test(address));
    expect(own.length).toBeGreaterThan(300);
    const wrong = own.flatMap(([address, html]) =>
      lostOf(address.slice(1), html, markdownParts(folder, decodeURI(address))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the REST reference of an untidy file', () => {
  const rest = (): [string, string][] => [...pages].filter(([page]) => page.startsWith('/apis/rest/'));

  it('has a page for each operation, whatever its id', () => {
    const paths = OPENAPI.paths as Record<string, Record<string, unknown>>;
    const operations = Object.entries(paths).flatMap(([place, item]) =>
      Object.entries(item)
        .filter(([key]) => key !== 'parameters')
        .map(([method, operation]) => {
          // Most name no server: the brand's stands in its place. Variables have their defaults.
          const {servers = [{url: brand.urls.api}]} = operation as {servers?: Server[]};
          const {url, variables = {}} = servers[0]!;
          const address = url.replace(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? name);
          return `${method.toUpperCase()}${address}${place}`;
        }),
    );
    const shown = rest().flatMap(([, html]) => {
      const endpoint = /<h1[\s\S]*?(?=<h2|$)/.exec(articleOf(html))?.[0] ?? '';
      const text = textOf(endpoint).replace(/\s/g, '');
      return operations.filter((operation) => text.includes(operation));
    });
    expect(operations.filter((operation) => !shown.includes(operation))).toEqual([]);
  });

  it('has a page for each schema, at an address of its own', () => {
    const schemas = Object.keys((OPENAPI.components as {schemas: object}).schemas);
    const titles = rest()
      .filter(([page]) => /^\/apis\/rest\/schemas\/./.test(page))
      .map(([, html]) => titleOf(html));
    expect(titles.sort()).toEqual(schemas.sort());
  });

  it('shows what stands in components of every kind', () => {
    const page = rest().find(([, html]) => titleOf(html) === 'everything')?.[1] ?? '';
    const text = textOf(articleOf(page));
    for (const name of ['X-Count', 'X-Key', 'constructor', 'a.b c/d~e', '</script>{`', '{$request.body#/url}', '{c}']) {
      expect(text).toContain(name);
    }
    const failure = rest().map(([, html]) => textOf(articleOf(html)));
    expect(failure.some((shown) => shown.includes('It <failed> {badly}.'))).toBe(true);
    expect(failure.filter((shown) => shown.includes('page[size]')).length).toBe(4);
  });
});

describe('hostile texts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
  });
  afterAll(() => browser.close());

  it('are text on every page, as a browser reads it', async () => {
    const page = await browser.newPage();
    const hostile: string[] = [];
    let seen = 0;
    for (const [address, html] of pages) {
      if (html.includes('hostile')) seen += 1;
      const found = await page.evaluate(findHostile, html);
      hostile.push(...found.map((what) => `${address}: ${what}`));
    }
    expect(seen).toBeGreaterThan(8);
    expect(hostile).toEqual([]);
  });

  it('leave the structured data as it is on other pages', () => {
    const wrong = [...pages].flatMap(([address, html]) => {
      const {canonical, blocks} = structuredPage(html);
      const last = blocks.flatMap(breadcrumbsOf).at(-1);
      return last !== undefined && last.item !== canonical ? [`${address}: ${last.item} (${canonical})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** In the browser: what of a page would run. */
function findHostile(html: string): string[] {
  const {documentElement} = new DOMParser().parseFromString(html, 'text/html');
  return [documentElement, ...documentElement.querySelectorAll('*')].flatMap((element) => {
    const isScript = element.localName === 'script' && element.getAttribute('type') !== 'application/ld+json';
    const runs = [...element.attributes].filter(
      ({name, value}) => name.startsWith('on') || (!name.startsWith('data-') && /^\s*javascript:/i.test(value)),
    );
    return (isScript && element.textContent.includes('hostile()')) ||
      element.localName === 'x-hostile' ||
      runs.length > 0
      ? [element.outerHTML.slice(0, 200)]
      : [];
  });
}
