/** Diagnostics for unclosed markup, and for references without a target. */
import {expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

const invalidPages: [what: string, content: string, expected: string][] = [
  [
    'an unclosed comment',
    page('text\n\n<!-- one -->\n\n<!-- two\n\ntext\n'),
    'docs/a.md:10: the comment "<!--" isn\'t closed, so everything after it is hidden. Put "-->" after it.',
  ],
  [
    'an unclosed <details> element',
    page('<details><summary>a</summary>b</details>\n\n<details>\n<summary>a</summary>\n\ntext\n'),
    "docs/a.md:8: the tag <details> isn't closed, so everything after it is collapsed. Put </details> after its content.",
  ],
  [
    'a reference without its definition',
    page('[foo][bar], `[a][b]`, a[0][1], \n[see][x] and [x]\n\n\\[c][d]\n\n[x]: https://shop.example/\n'),
    'docs/a.md:6: [foo][bar] isn\'t a link, because "bar" has no URL. Add a line "[bar]: https://…". To show the brackets as text, put a backslash before the first one.',
  ],
  [
    'a missing footnote',
    page('text[^1] and\nmore[^2] `[^3]`\n\n[^1]: One.\n'),
    'docs/a.md:7: [^2] has no footnote. Add a line "[^2]: …" with its text. To show the brackets as text, put a backslash before the first one.',
  ],
  [
    'deeply nested quotes',
    page(`text\n\n${'>'.repeat(3000)} a\n`),
    'docs/a.md:8:101: this page nests quotes, lists, or tags more than 100 levels deep, which pages don\'t support. Delete marks such as ">", "-", or "<b>" to reduce the nesting.',
  ],
  [
    'a heading anchor with a space',
    page('## A {#Bad ID}\n'),
    'docs/a.md:6: the anchor {#Bad ID} of a heading must be one word without "%". Write {#bad-id}.',
  ],
  [
    'an unclosed quote after a language',
    page('```js title="abc\na\n```\n'),
    'docs/a.md:6: title="abc has an opening quote but no closing one: write title="…"',
  ],
];

it.each(invalidPages)('reports %s', async (_what, content, expected) => {
  workIn({'docs/a.md': content});
  expect(await messages(() => checkGuides(['docs/a.md'], brand))).toEqual([expected]);
});
