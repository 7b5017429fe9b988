/** Which tags are elements, and which are placeholders in text. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

describe('checkGuides', () => {
  it.each([
    [
      'an unknown HTML tag',
      'docs/a.mdx',
      page('Use <payment-id> here</payment-id>\n'),
      "docs/a.mdx:6:5: <payment-id> is read as a tag, so readers won't see it. To show it as text, put it in backticks.",
    ],
    [
      'a placeholder in Markdown',
      'docs/a.md',
      page('text\n\nGET /payments/<id>\n'),
      "docs/a.md:8: <id> is read as a tag, so readers won't see it. To show it as text, put it in backticks.",
    ],
    [
      'a placeholder with the name of an element',
      'docs/a.md',
      page('text\n\nGET /payments/<data>\n'),
      "docs/a.md:8: the tag <data> isn't closed. Add </data> after its content. To show it as text, put it in backticks.",
    ],
    [
      'a placeholder that starts like a closed element',
      'docs/a.md',
      page('GET /payments/<a> <abbr>id</abbr> `</a>`\n'),
      "docs/a.md:6: the tag <a> isn't closed. Add </a> after its content. To show it as text, put it in backticks.",
    ],
    [
      'a component with the name of an element, in Markdown',
      'docs/a.md',
      page('<Head></Head>\n'),
      'docs/a.md:6: <Head> works only in pages that end in .mdx. Rename the file from .md to .mdx, and update the links to it.',
    ],
    [
      'a title outside of a picture',
      'docs/a.mdx',
      page('<title>Fees</title>\n'),
      "docs/a.mdx:6:1: pages can't contain <title>. Delete it. To show it as text, put it in backticks.",
    ],
    [
      'an element of the document',
      'docs/a.mdx',
      page('<style>p</style>\n'),
      "docs/a.mdx:6:1: pages can't contain <style>. Delete it. To show it as text, put it in backticks.",
    ],
  ])('reports %s', async (_what, file, content, expected) => {
    workIn({[file]: content});
    expect(await messages(() => checkGuides([file], brand))).toEqual([expected]);
  });

  it.each([
    ['docs/a.md', '<DIV>Text</div>\n\n<table><caption>Fees<tr><td>1</table>\n'],
    ['docs/a.md', '<svg viewBox="0 0 8 8"><title>Card</title><path d="M0 0" /></svg>\n'],
    ['docs/a.mdx', '<svg viewBox="0 0 8 8"><title>Card</title><path d="M0 0" /></svg>\n'],
  ])('accepts elements in %s: %s', async (file, content) => {
    workIn({[file]: page(content)});
    expect(await messages(() => checkGuides([file], brand))).toEqual([]);
  });
});
