/** The built pages' structured data: search engines can read it, and it names pages as their canonical links do. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';
import {breadcrumbsOf, structuredPage, type StructuredPage} from '../structuredData';

const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file): [string, StructuredPage] => [file, structuredPage(fs.readFileSync(file, 'utf8'))])
  .filter(([, {blocks}]) => blocks.length > 0);
const canonicalOf = (file: string): string | undefined =>
  structuredPage(fs.readFileSync(path.join('build', file, 'index.html'), 'utf8')).canonical;

describe('structured data', () => {
  it('is on every page with breadcrumbs, and holds nothing that ends a script', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect(
      pages.filter(([, {blocks}]) => blocks.length > 1 || /[<>]/.test(blocks.join(''))).map(([file]) => file),
    ).toEqual([]);
  });

  it('names each page as its canonical link does, its own last', () => {
    const wrong = pages.flatMap(([file, {canonical, blocks}]) => {
      const items = blocks.flatMap(breadcrumbsOf).map(({item}) => item);
      const strays = items.filter((item) => canonicalOf(new URL(item).pathname) !== item);
      return strays.length > 0 || items.at(-1) !== canonical ? [`${file}: ${items.join(', ')} (${canonical})`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
