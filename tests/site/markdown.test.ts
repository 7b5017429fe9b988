/** The Markdown of the built site: it has the content of pages, its links work, and no file is too long. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {brand} from '../../src/brand';
import {attributes} from '../attributes';
import {hasHistory} from './history';
import {listDifferences} from './markdown/prose';
import {readMarkdownParts, stripMarkup, collectVisibleContent, getMarkdownText} from './markdown/readPage';
import {readSitemapPaths} from './sitemap';

const OUT = 'build';
const MAX_CHARACTERS = 50_000;

const read = (file: string): string => fs.readFileSync(path.join(OUT, file), 'utf8');
const files = listFiles(OUT).map((file) => path.relative(OUT, file).split(path.sep).join('/'));
const pages = files
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => file.slice(0, -'index.html'.length));
const isRedirect = (page: string): boolean => /<meta http-equiv="?refresh/.test(read(`${page}index.html`));
const contentPages = pages.filter((page) => !isRedirect(page) && page !== 'search/');

const readParts = (page: string): string[] => readMarkdownParts(OUT, page);

/** Returns the paths on this site that a text links to. */
const findLinks = (text: string): string[] =>
  [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].flatMap(([, url = '']) =>
    url.startsWith(`${brand.urls.site}/`) ? [new URL(url).pathname.slice(1)] : [],
  );
const hasFile = (link: string): boolean => fs.existsSync(path.join(OUT, decodeURI(link))) && !link.endsWith('/');

describe('the Markdown of a page', () => {
  it('is next to each page, and at its URL with another ending', () => {
    expect(contentPages.length).toBeGreaterThanOrEqual(readSitemapPaths().length);
    const missing = pages.filter((page) => {
      const own = page === '' ? 'index.md' : `${page.slice(0, -1)}.md`;
      return !files.includes(`${page}index.md`) || !files.includes(own) || read(own) !== read(`${page}index.md`);
    });
    expect(missing).toEqual([]);
  });

  it('has every heading, name of a field or value, and line of code that the page shows', () => {
    let checked = 0;
    const lost = contentPages.flatMap((page) => {
      const text = getMarkdownText(readParts(page).join('\n'));
      const shown = collectVisibleContent(read(`${page}index.html`));
      checked += shown.length;
      return shown
        .filter((each) => !text.includes(each.text))
        .map(({kind, text: what}) => `/${page}: ${kind} ${what.slice(0, 80)}`);
    });
    expect(checked).toBeGreaterThan(contentPages.length);
    expect(lost).toEqual([]);
  });

  it('has every sentence of the page, and no others', () => {
    // The home page consists of components, and its Markdown is written by hand.
    const wrong = contentPages
      .filter((page) => page !== '')
      .flatMap((page) => listDifferences(page, read(`${page}index.html`), readParts(page)));
    expect(wrong).toEqual([]);
  });

  it('begins with its title, description, URL, date, and version', () => {
    const wrong = contentPages.filter((page) => {
      const text = read(`${page}index.md`);
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(read(`${page}index.html`)) ?? [];
      const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
      const hasTitle =
        page === '' ||
        getMarkdownText(head).includes(stripMarkup(title.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'")));
      const isDoc = page !== '' && !/^category\//.test(page);
      return !(
        hasTitle &&
        head.includes(`url: "${brand.urls.site}/${page}"`) &&
        (!isDoc || (/^version: "/m.test(head) && (!hasHistory || /^date: "\d{4}-\d\d-\d\d"$/m.test(head))))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is no longer than programs can read, in any of its parts', () => {
    const textFiles = files.filter((file) => /\.md$|llms[^/]*\.txt$/.test(file) && !file.endsWith('llms-full.txt'));
    expect(textFiles.length).toBeGreaterThan(contentPages.length);
    expect(textFiles.filter((file) => read(file).length > MAX_CHARACTERS)).toEqual([]);
    const parted = files.filter((file) => /index-\d+\.md$/.test(file));
    expect(
      parted.filter((file) => !readParts(path.dirname(file) + '/')[0]?.includes(`${brand.urls.site}/${file}`)),
    ).toEqual([]);
  });

  it('links to Markdown, and only to existing files', () => {
    const wrong = contentPages.flatMap((page) =>
      readParts(page).flatMap((text) => {
        const prose = text.replace(/^( *)(`{3,})[\s\S]*?^ *\2`*$/gm, '').replace(/`[^`\n]*`/g, '');
        const relative = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)]*)\)/g)].map(([, href = '']) => href);
        return [...findLinks(prose).filter((link) => !hasFile(link)), ...relative].map((link) => `/${page}: ${link}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is linked from its page, and so is the index', () => {
    const wrong = contentPages.filter((page) => {
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
  const readLinks = (area: string): string[] => findLinks(read(area));

  it('links to existing files', () => {
    expect(indexes.flatMap(readLinks).filter((link) => !hasFile(link))).toEqual([]);
  });

  it('has each page of its area once, in the order of the sidebar, with a description', () => {
    const all = indexes.slice(1).flatMap(readLinks);
    const own = contentPages.filter((page) => page !== '').map((page) => `${page.slice(0, -1)}.md`);
    expect(own.filter((page) => !all.includes(page))).toEqual([]);
    expect(readLinks('apis/rest/llms.txt').filter((page, index, list) => list.indexOf(page) !== index)).toEqual([]);
    const guides = readLinks('guides/llms.txt');
    const [first = ''] = /<a [^>]*menu__link[^>]*>/.exec(read(`${guides[0]?.replace('.md', '/')}index.html`)) ?? [];
    expect(attributes(first, 'href')).toEqual([`/${guides[0]?.replace('.md', '/')}`]);
    expect(read('guides/llms.txt').match(/^- \[[^\n]*\]\([^)\n]*\)(?!: \S)/gm)).toBeNull();
  });

  it('has the text of all its pages in one file', () => {
    const texts = read('apis/graphql/llms-full.txt');
    const graphql = contentPages.filter((page) => page.startsWith('apis/graphql/'));
    expect(graphql.filter((page) => !texts.includes(`url: "${brand.urls.site}/${page}"`))).toEqual([]);
  });
});

describe('docs.zip', () => {
  const archive = unzipSync(fs.readFileSync(path.join(OUT, 'docs.zip')));
  const getText = (name: string): string => Buffer.from(archive[name] ?? []).toString();

  it('has every page as one file, the indexes, and both specifications', () => {
    expect(
      contentPages.filter((page) => !(page === '' ? archive['index.md'] : archive[`${page.slice(0, -1)}.md`])),
    ).toEqual([]);
    expect(getText('llms.txt')).toBe(read('llms.txt'));
    expect(getText('openapi.json')).toBe(read('openapi.json'));
    expect(getText('schema.graphql')).toBe(read('schema.graphql'));
    const parted = contentPages.filter((page) => readParts(page).length > 1);
    expect(parted.filter((page) => getText(`${page.slice(0, -1)}.md`).length <= MAX_CHARACTERS)).toEqual([]);
  });

  it('has a fixed timestamp', () => {
    const listing = execFileSync('python3', [
      '-c',
      'import sys, zipfile; print({i.date_time for i in zipfile.ZipFile(sys.argv[1]).infolist()})',
      path.join(OUT, 'docs.zip'),
    ]);
    expect(listing.toString().trim()).toBe('{(1980, 1, 1, 0, 0, 0)}');
  });
});

describe('sitemap.xml', () => {
  it('has the modification dates of guides and specifications', () => {
    const entries = read('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
    const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry));
    const docs = undated.filter((entry) => !/\/category\/|<loc>[^<]*\.\w+\/<\/loc>/.test(entry));
    expect(hasHistory ? docs : []).toEqual([]);
  });
});
