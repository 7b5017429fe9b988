/** The built pages' structured data: search engines can read it, and it names pages as their canonical links do. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import {breadcrumbsOf, structuredPage, type StructuredPage} from '../structuredData';

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file): [string, StructuredPage] => [file, structuredPage(fs.readFileSync(file, 'utf8'))])
  .filter(([, {blocks}]) => blocks.length > 0);
interface Article {
  headline: string;
  description: string;
  url: string;
  dateModified?: string;
}
const hasHistory = fs.existsSync('.git');
const canonicalOf = (file: string): string | undefined =>
  structuredPage(fs.readFileSync(path.join('build', file, 'index.html'), 'utf8')).canonical;
const typeOf = (block: string): string => (JSON.parse(block) as {'@type': string})['@type'];

describe('structured data', () => {
  it('is on every page with breadcrumbs, and holds nothing that ends a script', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect(
      pages
        .filter(([, {blocks}]) => new Set(blocks.map(typeOf)).size < blocks.length || /[<>]/.test(blocks.join('')))
        .map(([file]) => file),
    ).toEqual([]);
  });

  it('names each page as its canonical link does, its own last', () => {
    const wrong = pages.flatMap(([file, {canonical, blocks}]) => {
      const items = blocks
        .filter((block) => typeOf(block) === 'BreadcrumbList')
        .flatMap(breadcrumbsOf)
        .map(({item}) => item);
      if (items.length === 0) return [];
      const strays = items.filter((item) => canonicalOf(new URL(item).pathname) !== item);
      return strays.length > 0 || items.at(-1) !== canonical ? [`${file}: ${items.join(', ')} (${canonical})`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('says of each page of the documentation what it is, and when it was changed', () => {
    const articles = pages.flatMap(([file, {canonical, blocks}]) =>
      blocks
        .filter((block) => typeOf(block) === 'TechArticle')
        .map((block) => ({file, canonical, ...(JSON.parse(block) as Article)})),
    );
    expect(articles.length).toBeGreaterThan(550);
    const isComplete = ({headline, description, dateModified}: Article): boolean =>
      headline !== '' && description !== '' && (!hasHistory || /^\d{4}-\d\d-\d\d$/.test(dateModified ?? ''));
    expect(
      articles.filter((article) => article.url !== article.canonical || !isComplete(article)).map(({file}) => file),
    ).toEqual([]);
  });

  it('offers the search of the site on its first page', () => {
    const {blocks} = structuredPage(fs.readFileSync('build/index.html', 'utf8'));
    const site = JSON.parse(blocks.find((block) => typeOf(block) === 'WebSite') ?? '{}') as {
      potentialAction?: unknown;
      url?: string;
    };
    expect(site.url).toMatch(/^https:.*\/$/);
    expect(site.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: {urlTemplate: `${site.url}search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    });
  });
});
