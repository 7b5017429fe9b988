import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import toc from '@docusaurus/mdx-loader/lib/remark/toc/index.js';
import {describe, expect, it} from 'vitest';
import remarkStripComments from '../../src/pages/comments';

/** Returns the HTML and the table of contents that Docusaurus generates for a page. */
async function renderPage(text: string, format: 'md' | 'mdx'): Promise<{html: string; contents: unknown}> {
  const remarkPlugins = [remarkStripComments, [headings, {anchorsMaintainCase: false}], toc];
  const page = await evaluate(text, {...runtime, format, remarkPlugins} as EvaluateOptions);
  return {html: renderToStaticMarkup(createElement(page.default)), contents: page.toc};
}

describe('remarkStripComments', () => {
  it.each([
    ['mdx', '### Heading {/* SECRET */}\n\n### Two {/* SECRET */} words\n\n### {/* SECRET */} Own {/* #mine */}'],
    ['md', '### Heading <!-- SECRET -->\n\n### Two <!-- SECRET --> words\n\n### <!-- SECRET --> Own <!-- #mine -->'],
  ] as const)(
    'strips comments from the headings of %s, their anchors, and the table of contents',
    async (format, text) => {
      const {html, contents} = await renderPage(text, format);
      expect(contents).toEqual([
        {value: 'Heading', id: 'heading', level: 3},
        {value: 'Two words', id: 'two-words', level: 3},
        {value: 'Own', id: 'mine', level: 3},
      ]);
      expect(html.replaceAll('\n', '')).toBe(
        '<h3 id="heading">Heading</h3><h3 id="two-words">Two words</h3><h3 id="mine">Own</h3>',
      );
    },
  );

  it('leaves no space at the end of a line, and no empty paragraph', async () => {
    const text =
      '{/* a */}{/* b */}\n\n{/* c */} First {/* d */}\\\n{/* e */}second {/* f */}{/* g */}\n\n- Item {/* h */}';
    expect((await renderPage(text, 'mdx')).html.replaceAll('\n', '')).toBe(
      '<p>First<br/>second</p><ul><li>Item</li></ul>',
    );
  });

  it('keeps other expressions and other HTML', () => {
    const children = [
      {type: 'mdxTextExpression', value: "/* a */ 'b' /* c */"},
      {type: 'html', value: '<!-- a --><kbd><!-- b -->'},
    ];
    const tree = {type: 'root', children: [{type: 'paragraph', children}]} as unknown as Root;
    expect(remarkStripComments()(tree)).toBe(tree);
  });
});
