import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../src/link-check/findBrokenLinks';

function broken(html: string, baseUrl = '/'): string[] {
  const pages = new Map([
    ['/a/', html],
    ['/b/', '<h2 id=here>Here</h2>'],
  ]);
  const hasFile = (file: string): boolean => file === '/openapi.json';
  return findBrokenLinks({pages, hasFile, siteUrl: 'https://docs.example', baseUrl}).map(
    ({page, href, missing}) => `${page} ${href} ${missing}`,
  );
}

describe('findBrokenLinks', () => {
  it.each([
    '<a href="/b/">',
    '<a href=../b/#here>',
    '<a href="/b/?x=1&amp;y=2#here">',
    '<a href="/openapi.json">',
    '<a href="https://elsewhere.example/x">',
    '<a href="mailto:a@b.example">',
    '<a id=top href="#top">',
    '<button aria-label="Set id=4 first" id="real"><a href="#real">',
    '<a title="or href=/c/" hidden href="/b/">',
    '<link rel=canonical href="https://docs.example/a/">',
  ])('accepts %s', (html) => {
    expect(broken(html)).toEqual([]);
  });

  it.each([
    ['<a href="/c/">', '/a/ /c/ page'],
    ["<a href='/b'>", '/a/ /b page'],
    ['<a href="/b/#there">', '/a/ /b/#there anchor'],
    ['<a href="#nowhere">', '/a/ #nowhere anchor'],
    ['<a href="https://">', '/a/ https:// page'],
    ['<a href="https://[x">', '/a/ https://[x page'],
    ['<a href="/a%zz/">', '/a/ /a%zz/ page'],
    ['<a href="#100%">', '/a/ #100% anchor'],
    ['<a title="not id=x" href="#x">', '/a/ #x anchor'],
  ])('finds %s', (html, expected) => {
    expect(broken(html)).toEqual([expected]);
  });

  it('wants links below the base path', () => {
    expect(broken('<a href="/docs/b/#here">', '/docs/')).toEqual([]);
    expect(broken('<a href="/b/">', '/docs/')).toEqual(['/a/ /b/ page']);
  });
});
