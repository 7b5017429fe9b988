/** The Markdown of the built site: it says what pages say, its links lead somewhere, and no file is too long. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import {brand} from '../../src/brand';
import {attributes} from '../attributes';
import {hasHistory} from './history';
import {shownDifferences} from './markdown/prose';
import {markdownParts, plain, shownOn, textOfMarkdown} from './markdown/readPage';
import {sitemapPaths} from './sitemap';

const OUT = 'build';
const MOST_CHARACTERS = 50_000;

const read = (file: string): string => fs.readFileSync(path.join(OUT, file), 'utf8');
const files = listFiles(OUT).map((file) => path.relative(OUT, file).split(path.sep).join('/'));
const pages = files
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => file.slice(0, -'index.html'.length));
const isRedirect = (page: string): boolean => /<meta http-equiv="?refresh/.test(read(`${page}index.html`));
const written = pages.filter((page) => !isRedirect(page) && page !== 'search/');

const partsOf = (page: string): string[] => markdownParts(OUT, page);

/** Addresses of this site that a text links to. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].flatMap(([, url = '']) =>
    url.startsWith(`${brand.urls.site}/`) ? [new URL(url).pathname.slice(1)] : [],
  );
const isThere = (address: string): boolean =>
  fs.existsSync(path.join(OUT, decodeURI(address))) && !address.endsWith('/');

describe('the Markdown of a page', () => {
  it('is beside each page, and at its address with another end', () => {
    expect(written.length).toBeGreaterThanOrEqual(sitemapPaths().length);
    const missing = pages.filter((page) => {
      const own = page === '' ? 'index.md' : `${page.slice(0, -1)}.md`;
      return !files.includes(`${page}index.md`) || !files.includes(own) || read(own) !== read(`${page}index.md`);
    });
    expect(missing).toEqual([]);
  });

  it('has every heading, name of a field or value, and line of code that the page shows', () => {
    let checked = 0;
    const lost = written.flatMap((page) => {
      const text = textOfMarkdown(partsOf(page).join('\n'));
      const shown = shownOn(read(`${page}index.html`));
      checked += shown.length;
      return shown
        .filter((each) => !text.includes(each.text))
        .map(({kind, text: what}) => `/${page}: ${kind} ${what.slice(0, 80)}`);
    });
    expect(checked).toBeGreaterThan(written.length);
    expect(lost).toEqual([]);
  });

  it('has every sentence of the page, and no other', () => {
    // The first page is made of components; somebody writes its Markdown.
    const wrong = written
      .filter((page) => page !== '')
      .flatMap((page) => shownDifferences(page, read(`${page}index.html`), partsOf(page)));
    expect(wrong).toEqual([]);
  });

  it('says first what it is: title, description, address, day and version', () => {
    const wrong = written.filter((page) => {
      const text = read(`${page}index.md`);
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(read(`${page}index.html`)) ?? [];
      const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
      const isNamed =
        page === '' || textOfMarkdown(head).includes(plain(title.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")));
      const isDoc = page !== '' && !/^category\//.test(page);
      return !(
        isNamed &&
        head.includes(`url: "${brand.urls.site}/${page}"`) &&
        (!isDoc || (/^version: "/m.test(head) && (!hasHistory || /^date: "\d{4}-\d\d-\d\d"$/m.test(head))))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is no longer than what programs read, in any of its parts', () => {
    const long = files.filter((file) => /\.md$|llms[^/]*\.txt$/.test(file) && !file.endsWith('llms-full.txt'));
    expect(long.length).toBeGreaterThan(written.length);
    expect(long.filter((file) => read(file).length > MOST_CHARACTERS)).toEqual([]);
    const parted = files.filter((file) => /index-\d+\.md$/.test(file));
    expect(
      parted.filter((file) => !partsOf(path.dirname(file) + '/')[0]?.includes(`${brand.urls.site}/${file}`)),
    ).toEqual([]);
  });

  it('leads to Markdown, and only to files that are there', () => {
    const wrong = written.flatMap((page) =>
      partsOf(page).flatMap((text) => {
        const prose = text.replace(/^( *)(`{3,})[\s\S]*?^ *\2`*$/gm, '').replace(/`[^`\n]*`/g, '');
        const relative = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)]*)\)/g)].map(([, href = '']) => href);
        return [...linksIn(prose).filter((address) => !isThere(address)), ...relative].map(
          (address) => `/${page}: ${address}`,
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is named by its page, and so is the index', () => {
    const wrong = written.filter((page) => {
      const html = read(`${page}index.html`);
      const own = page === '' ? 'index.md' : `${page.slice(0, -1)}.md`;
      const [tag = ''] = /<link\b[^>]*type="?text\/markdown"?[^>]*>/.exec(html) ?? [];
      return (
        !tag.includes(`${brand.urls.site}/${own}`) ||
        !tag.includes('alternate') ||
        !/<p hidden[^>]*>[^<]*\/llms\.txt/.test(html)
      );
    });
    expect(wrong).toEqual([]);
    expect(read('404.html')).not.toContain('text/markdown');
  });
});

describe('llms.txt', () => {
  const indexes = ['llms.txt', 'guides/llms.txt', 'apis/rest/llms.txt', 'apis/graphql/llms.txt'];
  const listed = (area: string): string[] => linksIn(read(area));

  it('leads to files that are there', () => {
    expect(indexes.flatMap(listed).filter((address) => !isThere(address))).toEqual([]);
  });

  it('has each page of its part once, in the order of the sidebar, with what the page is for', () => {
    const all = indexes.slice(1).flatMap(listed);
    const own = written.filter((page) => page !== '').map((page) => `${page.slice(0, -1)}.md`);
    expect(own.filter((page) => !all.includes(page))).toEqual([]);
    expect(listed('apis/rest/llms.txt').filter((page, index, list) => list.indexOf(page) !== index)).toEqual([]);
    const guides = listed('guides/llms.txt');
    const [first = ''] = /<a [^>]*menu__link[^>]*>/.exec(read(`${guides[0]?.replace('.md', '/')}index.html`)) ?? [];
    expect(attributes(first, 'href')).toEqual([`/${guides[0]?.replace('.md', '/')}`]);
    expect(read('guides/llms.txt').match(/^- \[[^\n]*\]\([^)\n]*\)(?!: \S)/gm)).toBeNull();
  });

  it('has the text of all its pages in one file', () => {
    const texts = read('apis/graphql/llms-full.txt');
    const graphql = written.filter((page) => page.startsWith('apis/graphql/'));
    expect(graphql.filter((page) => !texts.includes(`url: "${brand.urls.site}/${page}"`))).toEqual([]);
  });
});

describe('docs.zip', () => {
  const archive = unzipSync(fs.readFileSync(path.join(OUT, 'docs.zip')));
  const text = (name: string): string => Buffer.from(archive[name] ?? []).toString();

  it('has every page whole, the indexes and both specifications', () => {
    expect(written.filter((page) => !(page === '' ? archive['index.md'] : archive[`${page.slice(0, -1)}.md`]))).toEqual(
      [],
    );
    expect(text('llms.txt')).toBe(read('llms.txt'));
    expect(text('openapi.json')).toBe(read('openapi.json'));
    expect(text('schema.graphql')).toBe(read('schema.graphql'));
    const parted = written.filter((page) => partsOf(page).length > 1);
    expect(parted.filter((page) => text(`${page.slice(0, -1)}.md`).length <= MOST_CHARACTERS)).toEqual([]);
  });

  it('has no time of its own', () => {
    const listing = execFileSync('python3', [
      '-c',
      'import sys, zipfile; print({i.date_time for i in zipfile.ZipFile(sys.argv[1]).infolist()})',
      path.join(OUT, 'docs.zip'),
    ]);
    expect(listing.toString().trim()).toBe('{(1980, 1, 1, 0, 0, 0)}');
  });
});

describe('sitemap.xml', () => {
  it('says when guides and specifications were changed', () => {
    const entries = read('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
    const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry));
    const docs = undated.filter((entry) => !/\/category\/|<loc>[^<]*\.\w+\/<\/loc>/.test(entry));
    expect(hasHistory ? docs : []).toEqual([]);
  });
});
