/** Titles of documents: in tabs, bookmarks, and search results, only they distinguish pages. */
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {readSitemapPaths} from './sitemap';

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html') && !/<meta http-equiv="?refresh/i.test(fs.readFileSync(file, 'utf8')))
  .map((file) => {
    const html = fs.readFileSync(file, 'utf8');
    const [, language = ''] = /<html[^>]* lang="?([\w-]+)/.exec(html) ?? [];
    const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
    return {file, language, title};
  });

it('no two pages of a language share a title', () => {
  expect(pages.length).toBeGreaterThanOrEqual(readSitemapPaths().length);
  const files = new Map<string, string[]>();
  for (const {file, language, title} of pages)
    files.set(`${language}: ${title}`, [...(files.get(`${language}: ${title}`) ?? []), file]);
  expect([...files].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
});

it('titles of reference pages name their API', () => {
  const wrong = pages.filter(({file, title}) => {
    const [, area] = /build\/(?:\w\w\/)?apis\/(rest|graphql)\//.exec(file) ?? [];
    return area !== undefined && !title.includes(area === 'rest' ? 'REST API' : 'GraphQL API');
  });
  expect(wrong).toEqual([]);
});
