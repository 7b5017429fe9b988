/** Every link inside of the site leads to a page, and every anchor to a place on it. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';

const pages = new Map(
  listFiles('build')
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, fs.readFileSync(file, 'utf8')]),
);

function attributes(html: string, name: string): string[] {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`, 'g');
  return [...html.matchAll(pattern)].map((match) => (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&'));
}

const ids = new Map<string, Set<string>>();
function hasId(file: string, id: string): boolean {
  let known = ids.get(file);
  if (!known) {
    known = new Set(attributes(pages.get(file) ?? '', 'id'));
    ids.set(file, known);
  }
  return known.has(id);
}

function isBroken(from: string, href: string): boolean {
  const url = new URL(href, `https://site.example/${path.relative('build', from).replace(/index\.html$/, '')}`);
  // The not-found page answers every address and has none of its own.
  if (url.host !== 'site.example' || url.pathname === '/404/') {
    return false;
  }
  const route = decodeURIComponent(url.pathname);
  const file = path.join('build', route.endsWith('/') ? `${route}index.html` : route);
  return (
    !fs.existsSync(file) ||
    (url.hash.length > 1 && pages.has(file) && !hasId(file, decodeURIComponent(url.hash.slice(1))))
  );
}

describe('links', () => {
  it('lead somewhere', () => {
    expect(pages.size).toBeGreaterThan(600);
    const broken = [...pages].flatMap(([file, html]) =>
      [...new Set(attributes(html, 'href'))].filter((href) => isBroken(file, href)).map((href) => `${file}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('stand on pages whose ids are unique', () => {
    const doubled = [...pages].flatMap(([file, html]) => {
      const all = attributes(html, 'id');
      return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${file}: ${id}`);
    });
    expect(doubled).toEqual([]);
  });
});
