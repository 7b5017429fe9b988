/** Every link inside of the built site leads to a page, and every anchor to a place on it. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '@paydocs/preset/link-check/findBrokenLinks';
import {brand} from '../../src/brand';
import {attributes} from '../attributes';
import {listFiles} from '@paydocs/core/fingerprint';
import {sitemapPaths} from './sitemap';

const pages = new Map(
  listFiles('build')
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [`/${path.relative('build', file).replace(/index\.html$/, '')}`, fs.readFileSync(file, 'utf8')]),
);

/** The links of a page that lead to other sites or open another window. */
function linksAway(html: string): {address: string; rel: string[]}[] {
  return (html.match(/<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? []).flatMap((tag) => {
    const [address = ''] = attributes(tag, 'href');
    const isElsewhere = /^(?:https?:)?\/\//i.test(address) && !address.startsWith(`${brand.urls.site}/`);
    const [rel = ''] = attributes(tag, 'rel');
    return isElsewhere || attributes(tag, 'target').includes('_blank') ? [{address, rel: rel.split(/\s+/)}] : [];
  });
}

describe('links', () => {
  it('lead somewhere', () => {
    expect(pages.size).toBeGreaterThanOrEqual(sitemapPaths().length);
    const hasFile = (file: string): boolean => fs.existsSync(path.join('build', file));
    expect(findBrokenLinks({pages, hasFile, siteUrl: 'https://site.example', baseUrl: '/'})).toEqual([]);
  });

  it('that lead to other sites or open another window give these nothing of the page', () => {
    const away = [...pages].flatMap(([page, html]) =>
      linksAway(html).map(({address, rel}) => ({link: `${page}: ${address}`, rel})),
    );
    expect(away.length).toBeGreaterThan(0);
    const open = away.filter(({rel}) => !['noopener', 'noreferrer'].every((word) => rel.includes(word)));
    expect(open.map(({link}) => link)).toEqual([]);
  });

  it('stand on pages whose ids are unique', () => {
    const doubled = [...pages].flatMap(([page, html]) => {
      const all = attributes(html, 'id');
      return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${page}: ${id}`);
    });
    expect(doubled).toEqual([]);
  });
});
