import {describe, expect, it} from 'vitest';
import {findDifferences, listDifferences} from '../../site/markdown/prose';

const createPage = (html: string): string =>
  `<main><article><nav>Start</nav><details data-markdown-ignore><summary>Copy</summary></details>${html}</article></main>`;

describe('a page compared with its Markdown', () => {
  it('has the same text in other markup', () => {
    const html = createPage(
      '<h2>Pay</h2><p>Send <code>amount</code>\nin <em>cents</em>. See <a href="/a/">all</a>.</p>' +
        '<dl><dt>id <b>required</b> string · Example: 1</dt><dd>Its id.</dd></dl>' +
        '<details><summary data-markdown-ignore>2 more</summary><pre>a\n  b</pre></details>' +
        '<div role="img" aria-label="A form." data-markdown-ignore><span>Name</span></div>' +
        '<p>Examples: <a>A</a> <a>B</a><span>C</span></p><code>one\ntwo</code>',
    );
    const markdown =
      '---\ntitle: "x"\n---\n\n> [llms.txt](https://a.example/llms.txt) lists all pages.\n\nThis page has 2 parts: 1, [2](x).\n\n' +
      '## Pay\n\nSend `amount` in *cents*. See [all](/a.md).\n\n- `id` **required** string · Example: `1`: Its id.\n\n' +
      '```\na\n  b\n```\n\n> A form.\n\nExamples: [A](a) [B](b)\n\nC\n\n- `one`\n- `two`\n';
    expect(findDifferences(html, [markdown])).toEqual({lost: [], more: []});
  });

  it('differs in sentences, cells, and lines of code that only one of them has', () => {
    const html = createPage(
      '<p>One. Two.</p><table><tr><td>Three</td></tr></table><pre>four\nfive</pre><p>Name: six</p>',
    );
    expect(findDifferences(html, ['One. Seven.\n\n```\nfive\neight\n```']).lost).toEqual([
      'two.',
      'three',
      'four',
      'name',
      'six',
    ]);
    expect(findDifferences(html, ['One. Seven.\n\n```\nfive\neight\n```']).more).toEqual(['seven.', 'eight']);
  });

  it('may list or count pages that the Markdown describes', () => {
    const html = createPage('<p>All.</p><h2>Shops</h2><p>6 items</p><a>A</a>');
    const list = '# Pages\n\nAll.\n\n## Shops\n\n- [A](a): What it is for.\n  - [B](b)\n';
    expect(listDifferences('a/', html, [list])).toEqual([]);
    expect(listDifferences('a/', html, [`${list}\nMore.`])).toContain('/a/: more more.');
    expect(listDifferences('a/', createPage('<p>6 apples</p>'), ['One shop'])).toEqual([
      '/a/: lost 6apples',
      '/a/: more oneshop',
    ]);
  });
});
