/** Scripts contain nothing about pages, and pages need no scripts. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {readSitemapPaths} from './sitemap';

describe('every page', () => {
  it('loads only the shell', () => {
    const shell = /^<script src="\/assets\/js\/shell\.\w+\.js" async fetchpriority="high">$/;
    for (const page of readSitemapPaths()) {
      const html = fs.readFileSync(`build${page}index.html`, 'utf8');
      const scripts = html.match(/<script [^>]*src=[^>]*>/g) ?? [];
      expect(scripts, page).toEqual([expect.stringMatching(shell)]);
    }
  });
});

describe('the shell', () => {
  it('has the same size for any number of pages: it contains none of their paths', () => {
    const shell = listFiles('build/assets/js').find((file) => /shell\.\w+\.js$/.test(file))!;
    const text = fs.readFileSync(shell, 'utf8');
    expect(readSitemapPaths().filter((page) => page !== '/' && text.includes(page))).toEqual([]);
  });
});

describe('without scripts', () => {
  it('every page can be reached by links', () => {
    const link = /href="?(\/[^"#>\s]*)/g;
    const found = new Set(['/']);
    for (const page of found) {
      const file = `build${page}index.html`;
      if (!fs.existsSync(file)) continue;
      for (const [, href = ''] of fs.readFileSync(file, 'utf8').matchAll(link)) {
        if (href.endsWith('/')) found.add(href);
      }
    }
    expect(readSitemapPaths().filter((page) => !found.has(page))).toEqual([]);
  });
});
