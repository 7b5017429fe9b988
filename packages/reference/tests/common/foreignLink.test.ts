import {expect, it} from 'vitest';
import {docsLink, webAddress} from '../../src/common/foreignLink';

it.each(['https://a.example/b', 'HTTP://a.example', 'mailto:a@a.example', '/a/', 'a/b?c', '#a', '../a', 'a.html'])(
  'lets links lead to %s',
  (address) => expect(webAddress(address)).toBe(address),
);

it.each([
  'javascript:a()',
  'JaVaScRiPt:a()',
  ' javascript:a()',
  'java\nscript:a()',
  '\u0001javascript:a()',
  'data:text/html,a',
  'vbscript:a',
])('lets no link lead to %j', (address) => expect(webAddress(address)).toBeUndefined());

it('makes a link with the words of the description, or with ours', () => {
  expect(docsLink({url: '/a/', description: 'A'})).toEqual({text: 'A', href: '/a/'});
  expect(docsLink({url: '/a/'})).toEqual({text: 'Read more', href: '/a/'});
  expect(docsLink({url: 'javascript:a()', description: 'A'})).toBeUndefined();
  expect(docsLink(undefined)).toBeUndefined();
});
