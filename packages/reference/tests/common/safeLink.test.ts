import {expect, it} from 'vitest';
import {createDocsLink, getSafeUrl} from '../../src/common/safeLink';

it.each(['https://a.example/b', 'HTTP://a.example', 'mailto:a@a.example', '/a/', 'a/b?c', '#a', '../a', 'a.html'])(
  'allows links to %s',
  (url) => expect(getSafeUrl(url)).toBe(url),
);

it.each([
  'javascript:a()',
  'JaVaScRiPt:a()',
  ' javascript:a()',
  'java\nscript:a()',
  '\u0001javascript:a()',
  'data:text/html,a',
  'vbscript:a',
])('rejects links to %j', (url) => expect(getSafeUrl(url)).toBeUndefined());

it('creates a link with the text of the description, or with a default text', () => {
  expect(createDocsLink({url: '/a/', description: 'A'})).toEqual({text: 'A', href: '/a/'});
  expect(createDocsLink({url: '/a/'})).toEqual({text: 'Read more', href: '/a/'});
  expect(createDocsLink({url: 'javascript:a()', description: 'A'})).toBeUndefined();
  expect(createDocsLink(undefined)).toBeUndefined();
});
