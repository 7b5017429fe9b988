/**
 * The built pages' structured data: search engines can read it, and it names pages as their canonical links do. The types of
 * `schema-dts` ensure that it has only properties of https://schema.org; which ones search engines want is from
 * https://developers.google.com/search/docs/appearance/structured-data/article and …/breadcrumb.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {brand} from '../../src/brand';
import {breadcrumbsOf, structuredPage, type StructuredPage} from '../structuredData';
import {hasHistory} from './history';
import {readSitemapPaths} from './sitemap';

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file): [string, StructuredPage] => [file, structuredPage(fs.readFileSync(file, 'utf8'))])
  .filter(([, {blocks}]) => blocks.length > 0);
interface Article {
  headline: string;
  description: string;
  url: string;
  dateModified?: string;
  inLanguage: string;
  image?: string;
  author?: Organization;
  publisher?: Organization;
}
interface Organization {
  '@type': string;
  name: string;
}
const readCanonical = (file: string): string | undefined =>
  structuredPage(fs.readFileSync(path.join('build', file, 'index.html'), 'utf8')).canonical;
const getType = (block: string): string => (JSON.parse(block) as {'@type': string})['@type'];

describe('structured data', () => {
  it('is on every page with breadcrumbs, and contains nothing that ends a script', () => {
    expect(pages.length).toBeGreaterThanOrEqual(readSitemapPaths().length);
    expect(
      pages
        .filter(([, {blocks}]) => new Set(blocks.map(getType)).size < blocks.length || /[<>]/.test(blocks.join('')))
        .map(([file]) => file),
    ).toEqual([]);
  });

  it('names each page as its canonical link does, the page itself last', () => {
    const wrong = pages.flatMap(([file, {canonical, blocks}]) => {
      const items = blocks
        .filter((block) => getType(block) === 'BreadcrumbList')
        .flatMap(breadcrumbsOf)
        .map(({item}) => item);
      if (items.length === 0) return [];
      const unexpected = items.filter((item) => readCanonical(new URL(item).pathname) !== item);
      return unexpected.length > 0 || items.at(-1) !== canonical ? [`${file}: ${items.join(', ')} (${canonical})`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has breadcrumbs with a position, a name, and a URL each', () => {
    const lists = pages.flatMap(([, {blocks}]) => blocks.filter((block) => getType(block) === 'BreadcrumbList'));
    expect(lists.length).toBeGreaterThan(0);
    const isComplete = (block: string): boolean =>
      (breadcrumbsOf(block) as {'@type'?: string; position?: number; name: string; item: string}[]).every(
        ({'@type': type, position, name, item}, at) =>
          type === 'ListItem' && position === at + 1 && name !== '' && item.startsWith(`${brand.urls.site}/`),
      );
    expect(lists.filter((block) => !isComplete(block))).toEqual([]);
  });

  it('has the title, description, provider, and date of each page of the documentation', () => {
    const articles = pages.flatMap(([file, {canonical, blocks}]) =>
      blocks
        .filter((block) => getType(block) === 'TechArticle')
        .map((block) => ({file, canonical, ...(JSON.parse(block) as Article)})),
    );
    expect(articles.length).toBeGreaterThan(0);
    const isProvider = (who?: Organization): boolean => who?.['@type'] === 'Organization' && who.name === brand.name;
    const exists = (image = ''): boolean =>
      image.startsWith(`${brand.urls.site}/`) && fs.existsSync(`build${decodeURI(new URL(image).pathname)}`);
    const isDated = ({dateModified = ''}: Article): boolean =>
      !hasHistory || (/^\d{4}-\d\d-\d\d$/.test(dateModified) && new Date(dateModified) <= new Date());
    const isComplete = (article: Article): boolean =>
      article.headline !== '' &&
      article.description !== '' &&
      article.inLanguage === 'en' &&
      isDated(article) &&
      exists(article.image) &&
      [article.author, article.publisher].every(isProvider);
    expect(
      articles.filter((article) => article.url !== article.canonical || !isComplete(article)).map(({file}) => file),
    ).toEqual([]);
  });

  it('has the same dates as the sitemap', () => {
    const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
    const days = new Map(
      [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<T]*))?/g)].map(([, url, day]) => [url, day]),
    );
    const wrong = pages.flatMap(([file, {blocks}]) =>
      blocks
        .filter((block) => getType(block) === 'TechArticle')
        .map((block) => JSON.parse(block) as Article)
        .filter(({url, dateModified}) => days.get(url) !== dateModified)
        .map(({dateModified}) => `${file}: ${dateModified}`),
    );
    expect(wrong).toEqual([]);
    // A generated category page has no date. It lists guides, which have dates.
    const undated = [...days].filter(([url = '', day]) => !day && !url.includes('/category/'));
    if (hasHistory) expect(undated).toEqual([]);
  });

  it('offers the search of the site on its home page', () => {
    const {blocks} = structuredPage(fs.readFileSync('build/index.html', 'utf8'));
    const site = JSON.parse(blocks.find((block) => getType(block) === 'WebSite') ?? '{}') as {
      potentialAction?: unknown;
      url?: string;
    };
    expect(site.url).toMatch(/^https:.*\/$/);
    expect(site).toMatchObject({name: `${brand.name} Docs`, inLanguage: 'en', publisher: {name: brand.name}});
    expect(site.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: {urlTemplate: `${site.url}search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    });
  });
});
