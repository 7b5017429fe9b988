import {describe, expect, it} from 'vitest';
import {convertArticle} from '../../src/markdown/article';
import {links} from './writing';

const convert = (html: string): string =>
  convertArticle(`<body><nav>Menu</nav><main><article>${html}</article></main><footer>End</footer></body>`, links);

describe('the content of a page', () => {
  it('is its article, without its title, and without what programs don’t need', () => {
    expect(
      convert(
        '<header><h1>Pay</h1></header><nav>Breadcrumbs</nav><h2 id="a">First<a href="#a" class="hash-link">​</a></h2><!-- -->' +
          '<p data-markdown-ignore="">Opened by a click</p><button>Copy</button><svg aria-hidden="true"><title>x</title></svg>' +
          '<p>Pay <strong>now</strong>.</p><footer>Edit this page</footer>',
      ),
    ).toBe('## First\n\nPay **now**.');
  });

  it('is the main element of a page of components', () => {
    expect(convertArticle('<main><h1>Welcome</h1><p>Hello</p></main>', links)).toBe('**Welcome**\n\nHello');
    expect(convertArticle('<p>No content</p>', links)).toBe('');
  });

  it('separates blocks in elements without a meaning', () => {
    expect(convert('<div><span>One</span></div><div><div>Two</div><p>Three</p></div>')).toBe('One\n\nTwo\n\nThree');
  });
});

describe('links', () => {
  it.each([
    ['/pay/#card', '[Pay](https://docs.example/pay.md#card)'],
    ['/openapi.json', '[Pay](https://docs.example/openapi.json)'],
    ['/assets/my notes.txt', '[Pay](https://docs.example/assets/my%20notes.txt)'],
    ['#here', '[Pay](#here)'],
    ['https://other.example/x', '[Pay](https://other.example/x)'],
    ['mailto:a@docs.example', '[Pay](mailto:a@docs.example)'],
  ])('to %s', (href, markdown) => expect(convert(`<p><a href="${href}">Pay</a></p>`)).toBe(markdown));

  it('of cards have the title as their text', () => {
    expect(
      convert(
        '<ul><li><a href="/pay/"><span><svg aria-hidden="true"></svg></span><h2>Pay</h2><p>By card.</p></a></li></ul>',
      ),
    ).toBe('- [Pay](https://docs.example/pay.md): By card.');
  });

  it('of media lead to the file', () => {
    expect(convert('<video title="A tour"><source src="/assets/tour-0123456789abcdef0.mp4"></video>')).toBe(
      '[A tour](https://docs.example/assets/tour-0123456789abcdef0.mp4)',
    );
    expect(convert('<audio src="/a/tour-0123456789abcdef0.mp3"></audio>')).toMatch(/^\[tour\.mp3\]/);
  });
});

describe('pictures', () => {
  it('keep their URL, or their alternative text if they’re inlined', () => {
    expect(convert('<p><img src="/a.png" alt="A shop"></p>')).toBe('![A shop](https://docs.example/a.png)');
    expect(convert('<p><img src="data:image/png;base64,AA" alt="A shop"></p>')).toBe('A shop');
    expect(convert('<div><img src="/a.png" alt="A">\n<img src="/b.png" alt="B"></div>')).toBe(
      '![A](https://docs.example/a.png)\n\n![B](https://docs.example/b.png)',
    );
  });

  it('of diagrams become their title, description, and source', () => {
    expect(
      convert(
        '<figure data-mermaid="graph LR&#10;A--&gt;B"><div><svg role="img"><desc>A, then B.</desc><text>A</text></svg></div><figcaption>The way</figcaption></figure>',
      ),
    ).toBe('**The way**\n\nA, then B.\n\n```mermaid\ngraph LR\nA-->B\n```');
  });

  it('of screens become their description', () => {
    expect(convert('<div role="img" aria-label="The list of keys." data-markdown-ignore=""><b>Keys</b></div>')).toBe(
      '> The list of keys.',
    );
  });
});

describe('code', () => {
  it('has its language and its title', () => {
    expect(
      convert(
        '<figure><figcaption>pay.sh</figcaption><span data-markdown-ignore="">Shell</span><pre data-language="shell"><code>curl <b>a</b>\n</code></pre></figure>',
      ),
    ).toBe('`pay.sh`:\n\n```bash\ncurl a\n```');
    expect(convert('<pre>{"a": 1}</pre>')).toBe('```json\n{"a": 1}\n```');
  });

  it('of a diff has signs', () => {
    expect(
      convert(
        '<pre data-language="json"><code><span data-line="">a\n</span><del data-line="">b\n</del><ins data-line="">c</ins></code></pre>',
      ),
    ).toBe('```diff\n a\n-b\n+c\n```');
  });

  it('in tabs has their names, or its own title', () => {
    const tabs =
      '<div role="tablist"><button role="tab" id="t1">curl</button><button role="tab" id="t2">Go</button></div>';
    expect(
      convert(
        `${tabs}<div role="tabpanel" aria-labelledby="t1"><p>One</p></div><div role="tabpanel" aria-labelledby="t2" hidden><pre data-title="Go: Two">x</pre></div>`,
      ),
    ).toBe('**curl**\n\nOne\n\n**Go: Two**\n\n```\nx\n```');
  });
});

describe('components', () => {
  it('become quotations if they’re admonitions', () => {
    const admonition = (title: string): string =>
      convert(
        `<div class="theme-admonition theme-admonition-warning alert"><div>${title}</div><div><p>Hot.</p></div></div>`,
      );
    expect(admonition('warning')).toBe('> **Warning**\n>\n> Hot.');
    expect(admonition('Take <code>care</code>')).toBe('> **Warning: Take `care`**\n>\n> Hot.');
  });

  it('show what readers can open', () => {
    expect(convert('<details><summary>More</summary><div><p>Text</p></div></details>')).toBe('**More**\n\nText');
  });

  it('list fields with their descriptions', () => {
    const name = '<a href="#id" data-copy-address="">id</a> string';
    expect(convert(`<dl><dt>${name}</dt><dd><p>The ID.</p></dd><dt>${name}</dt></dl>`)).toBe(
      '- `id` string: The ID.\n- `id` string',
    );
    expect(convert(`<dl><div><dt>${name}</dt><dd><p>One.</p><p>Two.</p></dd></div></dl>`)).toBe(
      '- `id` string\n\n  One.\n\n  Two.',
    );
    expect(convert(`<dl><dt>${name}</dt><dd><p>One of:</p><ul><li><code>A</code> first</li></ul></dd></dl>`)).toBe(
      '- `id` string: One of:\n  - `A` first',
    );
  });

  it('keep footnotes', () => {
    expect(
      convert(
        '<p>Dry.<sup><a href="#user-content-fn-glue" data-footnote-ref>1</a></sup></p><section data-footnotes><h2 class="sr-only">Footnotes</h2>' +
          '<ol><li id="user-content-fn-glue"><p>In an hour. <a href="#user-content-fnref-glue" data-footnote-backref>↩</a></p></li></ol></section>',
      ),
    ).toBe('Dry.[^glue]\n\n[^glue]: In an hour.');
  });

  it('keep the meaning of small elements', () => {
    expect(
      convert(
        '<p>10<sup>6</sup>, H<sub>2</sub>O, <kbd>Ctrl</kbd>, <abbr title="Card code">CVC</abbr></p><hr><p>End</p>',
      ),
    ).toBe('10<sup>6</sup>, H<sub>2</sub>O, `Ctrl`, CVC (Card code)\n\n---\n\nEnd');
  });

  it('are tables, unless cells contain blocks', () => {
    expect(convert('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>')).toBe(
      '| A |\n| - |\n| 1 \\| 2 |',
    );
    expect(
      convert(
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>Two: <ul><li>b</li><li>c</li></ul></td></tr></tbody></table>',
      ),
    ).toBe('| A |\n| - |\n| Two: b; c |');
    expect(convert('<table><tbody><tr><td><h3>400</h3></td><td><p>Wrong.</p></td></tr></tbody></table>')).toBe(
      '### 400\n\nWrong.',
    );
  });
});
