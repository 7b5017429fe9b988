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
      "docs/a.md:8: <data> is read as a tag, so readers won't see it. To show it as text, put it in backticks.",
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
});
