import {expect, it} from 'vitest';
import {createDocsLink, getSafeUrl} from '../../src/common/safeLink';

it.each(['https://a.example/b', 'HTTP://a.example', 'mailto:a@a.example', '/a/', 'a/b?c', '#a', '../a', 'a.html'])(
  'lets links lead to %s',
  (address) => expect(getSafeUrl(address)).toBe(address),
);

it.each([
  'javascript:a()',
  'JaVaScRiPt:a()',
  ' javascript:a()',
  'java\nscript:a()',
  '\u0001javascript:a()',
  'data:text/html,a',
  'vbscript:a',
])('lets no link lead to %j', (address) => expect(getSafeUrl(address)).toBeUndefined());

it('makes a link with the words of the description, or with ours', () => {
  expect(createDocsLink({url: '/a/', description: 'A'})).toEqual({text: 'A', href: '/a/'});
  expect(createDocsLink({url: '/a/'})).toEqual({text: 'Read more', href: '/a/'});
  expect(createDocsLink({url: 'javascript:a()', description: 'A'})).toBeUndefined();
  expect(createDocsLink(undefined)).toBeUndefined();
});
