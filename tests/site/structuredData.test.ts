/**
 * The built pages' structured data: search engines can read it, and it names pages as their canonical links do. That it has no
 * other properties than those of https://schema.org is held by the types of `schema-dts`; which ones search engines want is from
 * https://developers.google.com/search/docs/appearance/structured-data/article and …/breadcrumb.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import {brand} from '../../src/brand';
import {breadcrumbsOf, structuredPage, type StructuredPage} from '../structuredData';
import {hasHistory} from './history';
import {sitemapPaths} from './sitemap';

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
const canonicalOf = (file: string): string | undefined =>
  structuredPage(fs.readFileSync(path.join('build', file, 'index.html'), 'utf8')).canonical;
const typeOf = (block: string): string => (JSON.parse(block) as {'@type': string})['@type'];

describe('structured data', () => {
  it('is on every page with breadcrumbs, and holds nothing that ends a script', () => {
    expect(pages.length).toBeGreaterThanOrEqual(sitemapPaths().length);
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

  it('has breadcrumbs with a place, a name and an address each', () => {
    const lists = pages.flatMap(([, {blocks}]) => blocks.filter((block) => typeOf(block) === 'BreadcrumbList'));
    expect(lists.length).toBeGreaterThan(0);
    const isComplete = (block: string): boolean =>
      (breadcrumbsOf(block) as {'@type'?: string; position?: number; name: string; item: string}[]).every(
        ({'@type': type, position, name, item}, at) =>
          type === 'ListItem' && position === at + 1 && name !== '' && item.startsWith(`${brand.urls.site}/`),
      );
    expect(lists.filter((block) => !isComplete(block))).toEqual([]);
  });

  it('says of each page of the documentation what it is, whose, and when it was changed', () => {
    const articles = pages.flatMap(([file, {canonical, blocks}]) =>
      blocks
        .filter((block) => typeOf(block) === 'TechArticle')
        .map((block) => ({file, canonical, ...(JSON.parse(block) as Article)})),
    );
    expect(articles.length).toBeGreaterThan(0);
    const isOurs = (who?: Organization): boolean => who?.['@type'] === 'Organization' && who.name === brand.name;
    const isThere = (image = ''): boolean =>
      image.startsWith(`${brand.urls.site}/`) && fs.existsSync(`build${decodeURI(new URL(image).pathname)}`);
    const isDated = ({dateModified = ''}: Article): boolean =>
      !hasHistory || (/^\d{4}-\d\d-\d\d$/.test(dateModified) && new Date(dateModified) <= new Date());
    const isComplete = (article: Article): boolean =>
      article.headline !== '' &&
      article.description !== '' &&
      article.inLanguage === 'en' &&
      isDated(article) &&
      isThere(article.image) &&
      [article.author, article.publisher].every(isOurs);
    expect(
      articles.filter((article) => article.url !== article.canonical || !isComplete(article)).map(({file}) => file),
    ).toEqual([]);
  });

  it('is dated as the sitemap dates the page', () => {
    const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
    const days = new Map(
      [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<T]*))?/g)].map(([, url, day]) => [url, day]),
    );
    const wrong = pages.flatMap(([file, {blocks}]) =>
      blocks
        .filter((block) => typeOf(block) === 'TechArticle')
        .map((block) => JSON.parse(block) as Article)
        .filter(({url, dateModified}) => days.get(url) !== dateModified)
        .map(({dateModified}) => `${file}: ${dateModified}`),
    );
    expect(wrong).toEqual([]);
    if (hasHistory)
      expect([...days].filter(([, day]) => !day).map(([url]) => url)).toEqual(
        [...days.keys()].filter((url) => /\/category\//.test(url ?? '')), // They list guides, whose days say more.
      );
  });

  it('offers the search of the site on its first page', () => {
    const {blocks} = structuredPage(fs.readFileSync('build/index.html', 'utf8'));
    const site = JSON.parse(blocks.find((block) => typeOf(block) === 'WebSite') ?? '{}') as {
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
