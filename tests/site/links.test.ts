/** Every link inside of the built site leads to a page, and every anchor to a place on it. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../src/plugins/link-check/findBrokenLinks';
import {attributes} from '../attributes';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';

const pages = new Map(
  listFiles('build')
    .filter((file) => file.endsWith('index.html'))
    .map((file) => [`/${path.relative('build', file).replace(/index\.html$/, '')}`, fs.readFileSync(file, 'utf8')]),
);

describe('links', () => {
  it('lead somewhere', () => {
    expect(pages.size).toBeGreaterThan(600);
    const hasFile = (file: string): boolean => fs.existsSync(path.join('build', file));
    expect(findBrokenLinks({pages, hasFile, siteUrl: 'https://site.example', baseUrl: '/'})).toEqual([]);
  });

  it('stand on pages whose ids are unique', () => {
    const doubled = [...pages].flatMap(([page, html]) => {
      const all = attributes(html, 'id');
      return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${page}: ${id}`);
    });
    expect(doubled).toEqual([]);
  });
});
