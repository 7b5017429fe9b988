/** Every page of the built site names a card for link previews, which is there: https://ogp.me/#structured. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core/fingerprint';
import {brand} from '../../src/brand';
import {sitemapPaths} from './sitemap';

const MOST = 30_000;
const SIGNATURE = '89504e470d0a1a0a';

const metaOf = (html: string, name: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => new RegExp(`(?:property|name)="?${name}["\\s>]`).test(tag))
    .map((tag) => /content="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '');

const pages = listFiles('build')
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => ({file, html: fs.readFileSync(file, 'utf8')}))
  // A redirect is no page.
  .filter(({html}) => !/<meta http-equiv="?refresh/.test(html));

const cardOf = (html: string): string | undefined => {
  const [address = '', ...more] = metaOf(html, 'og:image');
  const start = `${brand.urls.site}/img/cards/`;
  return more.length === 0 && address.startsWith(start)
    ? path.join('build', decodeURI(address.slice(brand.urls.site.length)))
    : undefined;
};

describe('the card of each page', () => {
  it('is named in its head, once, with its size and a text', () => {
    expect(pages.length).toBeGreaterThanOrEqual(sitemapPaths().length);
    const wrong = pages.filter(({html}) => {
      const [width, height] = ['og:image:width', 'og:image:height'].map((name) => metaOf(html, name).join());
      const [alt = '', ...more] = metaOf(html, 'og:image:alt');
      const isLarge = metaOf(html, 'twitter:card').join() === 'summary_large_image';
      const isSized = width === '1200' && height === '630';
      return cardOf(html) === undefined || !isSized || alt === '' || more.length > 0 || !isLarge;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('is there, a PNG of 1200 by 630 pixels and at most 30 KB', () => {
    const wrong = pages.filter(({html}) => {
      const file = cardOf(html) ?? '';
      if (!fs.existsSync(file)) return true;
      const png = fs.readFileSync(file);
      const isPng = png.subarray(0, 8).toString('hex') === SIGNATURE;
      return !isPng || png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630 || png.length > MOST;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('belongs to that page alone, and there are no others', () => {
    const named = pages.map(({html}) => cardOf(html));
    expect(new Set(named).size).toBe(named.length);
    expect(listFiles('build/img/cards')).toEqual(named.sort());
  });

  it('is told by the title of the page', () => {
    const wrong = pages.filter(({html}) => {
      const [[alt = ''], [title = '']] = [metaOf(html, 'og:image:alt'), metaOf(html, 'og:title')];
      // Lists of pages have the card of the site.
      return alt !== `${brand.name} Docs` && !title.startsWith(alt);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});
