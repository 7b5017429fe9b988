/**
 * Foreign specifications with unusual names and texts generate a complete site, and nothing is lost.
 *
 * @module-tag sites
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {findBrokenLinks} from '../../packages/preset/src/link-check/findBrokenLinks';
import {attributes} from '../attributes';
import {listFiles} from '@paydocs/core';
import {foreignSchema, ODD_TYPES} from '../foreign/graphqlSchema';
import {wantedPages} from '../foreign/graphqlNames';
import {HOSTILE_CATEGORY, HOSTILE_GUIDE, HOSTILE_SDL, withHostileTexts} from '../foreign/hostile';
import {UNTIDY_OPENAPI} from '../foreign/openApi';
import {launchOptions} from '../browser';
import {breadcrumbsOf, structuredPage} from '../structuredData';
import {listLost} from './markdown/prose';
import {readMarkdownParts} from './markdown/readPage';
import {copyProject, type ProjectCopy} from './project';

interface Server {
  url: string;
  variables?: Record<string, {default: string}>;
}

// With this many types, each awkward text appears in each kind of position, more than once.
const SDL = foreignSchema(160) + HOSTILE_SDL;
const OPENAPI = withHostileTexts(UNTIDY_OPENAPI);
const EXPECTED_PAGES = wantedPages(SDL);
let project: ProjectCopy;
let build: {status: number | null; output: string};
/** HTML by route. */
let pages: Map<string, string>;

const decodeEntities = (html: string): string =>
  html
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const toText = (html: string): string => decodeEntities(html.replace(/<[^>]+>/g, ''));
const getTitle = (html: string): string => toText(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
const getArticle = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

/** Returns the parts of a page that are one of these sections. */
const getSections = (html: string, sections: readonly string[]): string[] =>
  getArticle(html)
    .split(/(?=<h2)/)
    .filter((part) => sections.some((section) => attributes(part, 'id')[0] === `section-${section}`));

/** Returns the names with an anchor in the sections of a page: members, and the arguments inside them. */
function collectMembers(html: string, sections: readonly string[]): {outer: string[]; inner: string[]} {
  const found = {outer: [] as string[], inner: [] as string[]};
  for (const part of getSections(html, sections)) {
    let depth = 0;
    for (const [tag, name] of part.matchAll(/<dl\b|<\/dl>|<dt[^>]*><a[^>]*data-copy-address[^>]*>(.*?)<\/a>/g)) {
      if (name !== undefined) found[depth === 1 ? 'outer' : 'inner'].push(toText(name));
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
    project.read('sidebars.ts').replace('  docs: [', (start) => `${start}\n${HOSTILE_CATEGORY}`),
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

describe('a site with foreign specifications', () => {
  it('builds, with few lines of warnings', () => {
    expect(build.status, build.output).toBe(0);
    expect(build.output.split('\n').length).toBeLessThan(100);
    expect(build.output).toMatch(/^openapi: \d+ warnings$/m);
    expect(build.output).toMatch(/^graphql: \d+ warnings$/m);
  });

  it('has no broken links in its references, and no duplicate IDs', () => {
    const references = [...pages.keys()].filter((page) => /^\/apis\/(?:rest|graphql)\/./.test(page));
    const hasFile = (file: string): boolean => fs.existsSync(path.join(project.folder, 'build', file));
    const broken = findBrokenLinks({pages, hasFile, siteUrl: 'https://site.example', baseUrl: '/'});
    expect(broken.filter(({page}) => references.includes(page))).toEqual([]);
    expect(build.output, 'no link was taken out').not.toContain('link in a description');
    const withDuplicates = references.filter((page) => {
      const ids = attributes(pages.get(page)!.replace(/<pre[\s\S]*?<\/pre>/g, ''), 'id');
      return new Set(ids).size !== ids.length;
    });
    expect(withDuplicates).toEqual([]);
  });
});

describe('the GraphQL reference of a foreign schema', () => {
  it('has a page for each operation, type, and directive', () => {
    expect(EXPECTED_PAGES.length).toBeGreaterThan(300);
    const missing = EXPECTED_PAGES.filter(({folder, title}) => findPages(folder, title).length !== 1);
    expect(missing.map(({folder, title}) => `${folder} ${title}`)).toEqual([]);
    const count = [...pages.keys()].filter((page) => /^\/apis\/graphql\/\w+\/\w+\/./.test(page)).length;
    const builtIn = ['Boolean', 'ID', 'Int', 'String', 'deprecated', 'include', 'oneOf', 'skip', 'specifiedBy'];
    expect(count).toBe(EXPECTED_PAGES.length + builtIn.length);
  });

  it('has every field, input field, value, and argument', () => {
    const lost = EXPECTED_PAGES.flatMap(({folder, title, members, arguments: inner}) => {
      const html = findPages(folder, title)[0] ?? '';
      const {outer: actual, inner: actualInner} = collectMembers(html, ['fields', 'values', 'arguments']);
      return hasSameItems(actual, members) && hasSameItems(actualInner, folder.startsWith('operations') ? [] : inner)
        ? []
        : [`${folder} ${title}: ${members.join()}; ${inner.join()} but ${actual.join()}; ${actualInner.join()}`];
    });
    expect(lost).toEqual([]);
  });

  it('has every description, reason, and default value', () => {
    const lost = EXPECTED_PAGES.flatMap(({folder, title, marks}) => {
      const html = getArticle(findPages(folder, title)[0] ?? '');
      // The argument of a directive that is applied to a type is in the type's definition.
      return marks.filter((mark) => !html.includes(mark)).map((mark) => `${folder} ${title}: ${mark}`);
    });
    expect(EXPECTED_PAGES.flatMap(({marks}) => marks).length).toBeGreaterThan(5000);
    expect(lost).toEqual([]);
  });

  it('lists every member of a union', () => {
    const union = findPages('types/unions', 'Anything')[0] ?? '';
    const [section = ''] = getSections(union, ['possible-types']);
    const members = [...section.matchAll(/<li><a[^>]*>(.*?)<\/a>/g)].map((match) => toText(match[1] ?? ''));
    expect(members.sort()).toEqual([...ODD_TYPES].sort());
  });

  /** Pages by folder and title. */
  const byTitle = new Map<string, string[]>();
  beforeAll(() => {
    for (const [page, html] of pages) {
      const [, folder] = /^\/apis\/graphql\/(\w+\/\w+)\/[^/]+\/$/.exec(page) ?? [];
      if (folder === undefined) continue;
      const key = `${folder} ${getTitle(html)}`;
      byTitle.set(key, [...(byTitle.get(key) ?? []), html]);
    }
  });

  const findPages = (folder: string, title: string): string[] =>
    byTitle.get(`${folder} ${folder.endsWith('/directives') ? `@${title}` : title}`) ?? [];

  function hasSameItems(one: readonly string[], other: readonly string[]): boolean {
    return one.length === other.length && [...one].sort().join() === [...other].sort().join();
  }
});

describe('the Markdown of foreign specifications and hostile texts', () => {
  it('has every sentence of the page', () => {
    const folder = path.join(project.folder, 'build');
    const selected = [...pages].filter(([route]) => /^\/(?:apis\/(?:rest|graphql)\/.|hostile)/.test(route));
    expect(selected.length).toBeGreaterThan(300);
    const wrong = selected.flatMap(([route, html]) =>
      listLost(route.slice(1), html, readMarkdownParts(folder, decodeURI(route))),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the REST reference of an untidy file', () => {
  const getRestPages = (): [string, string][] => [...pages].filter(([page]) => page.startsWith('/apis/rest/'));

  it('has a page for each operation, whatever its ID', () => {
    const paths = OPENAPI.paths as Record<string, Record<string, unknown>>;
    const operations = Object.entries(paths).flatMap(([urlPath, item]) =>
      Object.entries(item)
        .filter(([key]) => key !== 'parameters')
        .map(([method, operation]) => {
          // Most have no servers, so the brand's API URL is used. Variables have their defaults.
          const {servers = [{url: brand.urls.api}]} = operation as {servers?: Server[]};
          const {url, variables = {}} = servers[0]!;
          const serverUrl = url.replace(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? name);
          return `${method.toUpperCase()}${serverUrl}${urlPath}`;
        }),
    );
    const found = getRestPages().flatMap(([, html]) => {
      const endpoint = /<h1[\s\S]*?(?=<h2|$)/.exec(getArticle(html))?.[0] ?? '';
      const text = toText(endpoint).replace(/\s/g, '');
      return operations.filter((operation) => text.includes(operation));
    });
    expect(operations.filter((operation) => !found.includes(operation))).toEqual([]);
  });

  it('has a page for each schema, at its own URL', () => {
    const schemas = Object.keys((OPENAPI.components as {schemas: object}).schemas);
    const titles = getRestPages()
      .filter(([page]) => /^\/apis\/rest\/schemas\/./.test(page))
      .map(([, html]) => getTitle(html));
    expect(titles.sort()).toEqual(schemas.sort());
  });

  it('shows components of every kind', () => {
    const page = getRestPages().find(([, html]) => getTitle(html) === 'everything')?.[1] ?? '';
    const text = toText(getArticle(page));
    for (const name of ['X-Count', 'X-Key', 'constructor', 'a.b c/d~e', '</script>{`', '{$request.body#/url}', '{c}']) {
      expect(text).toContain(name);
    }
    const pageTexts = getRestPages().map(([, html]) => toText(getArticle(html)));
    expect(pageTexts.some((pageText) => pageText.includes('It <failed> {badly}.'))).toBe(true);
    expect(pageTexts.filter((pageText) => pageText.includes('page[size]')).length).toBe(4);
  });
});

describe('hostile texts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
  });
  afterAll(() => browser.close());

  it('are plain text on every page, as a browser parses it', async () => {
    const page = await browser.newPage();
    const hostile: string[] = [];
    let hostileCount = 0;
    for (const [route, html] of pages) {
      if (html.includes('hostile')) hostileCount += 1;
      const found = await page.evaluate(findHostile, html);
      hostile.push(...found.map((what) => `${route}: ${what}`));
    }
    expect(hostileCount).toBeGreaterThan(8);
    expect(hostile).toEqual([]);
  });

  it('leave the structured data of pages intact', () => {
    const wrong = [...pages].flatMap(([route, html]) => {
      const {canonical, blocks} = structuredPage(html);
      const last = blocks.flatMap(breadcrumbsOf).at(-1);
      return last !== undefined && last.item !== canonical ? [`${route}: ${last.item} (${canonical})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** Returns the elements of a page that would run scripts. Runs in the browser. */
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
