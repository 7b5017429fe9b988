/** Every internal link of the built site has an existing page as its target, and every anchor an element. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../packages/preset/src/link-check/findBrokenLinks';
import {brand} from '../../src/brand';
import {attributes} from '../attributes';
import {listFiles} from '@paydocs/core';
import {readSitemapPaths} from './sitemap';

const pages = new Map(
  listFiles('build')
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [`/${path.relative('build', file).replace(/index\.html$/, '')}`, fs.readFileSync(file, 'utf8')]),
);

/** Returns the links of a page to other sites or to new windows. */
function findExternalLinks(html: string): {url: string; rel: string[]}[] {
  return (html.match(/<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? []).flatMap((tag) => {
    const [url = ''] = attributes(tag, 'href');
    const isExternal = /^(?:https?:)?\/\//i.test(url) && !url.startsWith(`${brand.urls.site}/`);
    const [rel = ''] = attributes(tag, 'rel');
    return isExternal || attributes(tag, 'target').includes('_blank') ? [{url, rel: rel.split(/\s+/)}] : [];
  });
}

describe('links', () => {
  it('have existing targets', () => {
    expect(pages.size).toBeGreaterThanOrEqual(readSitemapPaths().length);
    const hasFile = (file: string): boolean => fs.existsSync(path.join('build', file));
    expect(findBrokenLinks({pages, hasFile, siteUrl: 'https://site.example', baseUrl: '/'})).toEqual([]);
  });

  it('to other sites or to new windows have no opener and no referrer', () => {
    const external = [...pages].flatMap(([page, html]) =>
      findExternalLinks(html).map(({url, rel}) => ({link: `${page}: ${url}`, rel})),
    );
    expect(external.length).toBeGreaterThan(0);
    const unprotected = external.filter(({rel}) => !['noopener', 'noreferrer'].every((word) => rel.includes(word)));
    expect(unprotected.map(({link}) => link)).toEqual([]);
  });

  it('are on pages with unique IDs', () => {
    const duplicates = [...pages].flatMap(([page, html]) => {
      const all = attributes(html, 'id');
      return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${page}: ${id}`);
    });
    expect(duplicates).toEqual([]);
  });
});
