import {expect, it} from 'vitest';
import {highlightWithLinks} from '../../src/graphql/highlightWithLinks';

const getHref = (name: string): string | undefined => (name === 'Unknown' ? undefined : `/${name}?a&b`);
const findLinks = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => `${href} ${text}`);

it('links each type in place, and keeps the text', () => {
  const sdl =
    'type A implements N & M @d(by: "<A & B>") {\n  a(in: [In!] = [{a: "In"}]): [A!]!\n  # In\n  u: Unknown\n}';
  const html = highlightWithLinks(sdl, false, getHref);
  expect(findLinks(html)).toEqual(['N', 'M', 'd', 'In', 'A'].map((name) => `/${name}?a&amp;b ${name}`));
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text).toBe(sdl);
});

it('supports a single root field', () => {
  expect(findLinks(highlightWithLinks('pay(\n  input: In!\n): A', true, getHref))).toEqual([
    '/In?a&amp;b In',
    '/A?a&amp;b A',
  ]);
});
