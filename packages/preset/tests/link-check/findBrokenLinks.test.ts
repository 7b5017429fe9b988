import {describe, expect, it} from 'vitest';
import {findBrokenLinks} from '../../src/link-check/findBrokenLinks';

function check(html: string, baseUrl = '/'): string[] {
  const pages = new Map([
    ['/a/', html],
    ['/b/', '<h2 id=here>Here</h2>'],
  ]);
  const hasFile = (file: string): boolean => ['/openapi.json', '/img/a b.png'].includes(file);
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
    expect(check(html)).toEqual([]);
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
  ])('reports %s', (html, expected) => {
    expect(check(html)).toEqual([expected]);
  });

  it.each([
    '<img src="/img/a%20b.png">',
    '<img src="/img/a b.png" srcSet="/img/a%20b.png 1x, /img/a%20b.png#x 2x">',
    '<img src="data:image/png;base64,AA">',
    '<img src="https://elsewhere.example/x.png">',
    '<video poster="../img/a b.png">',
    '<p style="background:url(&quot;/img/a b.png&quot;)">',
    "<style>p{background:url('/img/a b.png')} b{fill:url(#here)}</style>",
    '<svg viewBox="0 0 1 1" fill="url(#paint)">',
  ])('accepts %s', (html) => {
    expect(check(html)).toEqual([]);
  });

  it.each([
    ['<img src="/img/b.png">', '/a/ /img/b.png file'],
    ['<img src=../img/b.png>', '/a/ ../img/b.png file'],
    ['<img src="/b/">', '/a/ /b/ file'],
    ['<img srcSet="/img/a%20b.png 1x, /img/b.png 2x">', '/a/ /img/b.png file'],
    ['<source srcset="/img/b.avif"/>', '/a/ /img/b.avif file'],
    ['<video POSTER="/img/b.png">', '/a/ /img/b.png file'],
    ['<script src="/b.js" async></script>', '/a/ /b.js file'],
    ['<link rel="stylesheet" href="/b.css">', '/a/ /b.css page'],
    ['<p style="background: url(/img/b.png)">', '/a/ /img/b.png file'],
    ['<p style="background:url(&#x27;/img/b.png&#x27;)">', '/a/ /img/b.png file'],
    ['<style media="print">p{background:url("/img/b.png")}</style>', '/a/ /img/b.png file'],
  ])('reports %s', (html, expected) => {
    expect(check(html)).toEqual([expected]);
  });

  it('resolves the URLs in style sheets relative to the style sheet', () => {
    const styleSheets = new Map([
      ['/assets/a.css', 'a{b:url(../img/a%20b.png)}c{b:url(../img/b.png)}d{b:url(data:x)}'],
    ]);
    const hasFile = (file: string): boolean => file === '/img/a b.png';
    const site = {pages: new Map(), styleSheets, hasFile, siteUrl: 'https://docs.example', baseUrl: '/docs/'};
    expect(findBrokenLinks(site)).toEqual([{page: '/assets/a.css', href: '../img/b.png', missing: 'file'}]);
  });

  it('requires links below the base path', () => {
    expect(check('<a href="/docs/b/#here">', '/docs/')).toEqual([]);
    expect(check('<a href="/b/">', '/docs/')).toEqual(['/a/ /b/ page']);
  });
});
