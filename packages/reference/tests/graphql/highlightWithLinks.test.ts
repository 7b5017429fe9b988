import {expect, it} from 'vitest';
import {highlightWithLinks} from '../../src/graphql/highlightWithLinks';

const hrefOf = (name: string): string | undefined => (name === 'Unknown' ? undefined : `/${name}?a&b`);
const links = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => `${href} ${text}`);

it('links each type where it stands, and changes no text', () => {
  const sdl =
    'type A implements N & M @d(by: "<A & B>") {\n  a(in: [In!] = [{a: "In"}]): [A!]!\n  # In\n  u: Unknown\n}';
  const html = highlightWithLinks(sdl, false, hrefOf);
  expect(links(html)).toEqual(['N', 'M', 'd', 'In', 'A'].map((name) => `/${name}?a&amp;b ${name}`));
  const text = html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(text).toBe(sdl);
});

it('reads a root field alone', () => {
  expect(links(highlightWithLinks('pay(\n  input: In!\n): A', true, hrefOf))).toEqual([
    '/In?a&amp;b In',
    '/A?a&amp;b A',
  ]);
});
