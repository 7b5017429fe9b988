/** Every page of the built site names an existing card for link previews: https://ogp.me/#structured. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {brand} from '../../src/brand';
import {readSitemapPaths} from './sitemap';

const MAX_BYTES = 30_000;
const PNG_SIGNATURE = '89504e470d0a1a0a';

const getMetaContents = (html: string, name: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => new RegExp(`(?:property|name)="?${name}["\\s>]`).test(tag))
    .map((tag) => /content="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '');

const pages = listFiles('build')
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => ({file, html: fs.readFileSync(file, 'utf8')}))
  // Redirects aren't pages.
  .filter(({html}) => !/<meta http-equiv="?refresh/.test(html));

const getCardFile = (html: string): string | undefined => {
  const [url = '', ...more] = getMetaContents(html, 'og:image');
  const start = `${brand.urls.site}/img/cards/`;
  return more.length === 0 && url.startsWith(start)
    ? path.join('build', decodeURI(url.slice(brand.urls.site.length)))
    : undefined;
};

describe('the card of each page', () => {
  it('is named once in the head, with its size and alternative text', () => {
    expect(pages.length).toBeGreaterThanOrEqual(readSitemapPaths().length);
    const wrong = pages.filter(({html}) => {
      const [width, height] = ['og:image:width', 'og:image:height'].map((name) => getMetaContents(html, name).join());
      const [alt = '', ...more] = getMetaContents(html, 'og:image:alt');
      const isLarge = getMetaContents(html, 'twitter:card').join() === 'summary_large_image';
      const isSized = width === '1200' && height === '630';
      return getCardFile(html) === undefined || !isSized || alt === '' || more.length > 0 || !isLarge;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('exists, as a PNG of 1200 by 630 pixels and at most 30 KB', () => {
    const wrong = pages.filter(({html}) => {
      const file = getCardFile(html) ?? '';
      if (!fs.existsSync(file)) return true;
      const png = fs.readFileSync(file);
      const isPng = png.subarray(0, 8).toString('hex') === PNG_SIGNATURE;
      return !isPng || png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630 || png.length > MAX_BYTES;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('belongs to one page only, and no card is unused', () => {
    const named = pages.map(({html}) => getCardFile(html));
    expect(new Set(named).size).toBe(named.length);
    expect(listFiles('build/img/cards')).toEqual(named.sort());
  });

  it('is described by the title of the page', () => {
    const wrong = pages.filter(({html}) => {
      const [[alt = ''], [title = '']] = [getMetaContents(html, 'og:image:alt'), getMetaContents(html, 'og:title')];
      // Lists of pages have the card of the site.
      return alt !== `${brand.name} Docs` && !title.startsWith(alt);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});
