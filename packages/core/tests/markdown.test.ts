import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {describe, expect, it} from 'vitest';
import {highlight} from '../src/highlight/highlight';
import {getFirstSentence, createMarkdownRenderer, toPlainText, toSummary} from '../src/markdown/markdown';
import {closeElements} from '../src/markdown/closeElements';
import {checkNestingDepth} from '../src/markdown/nesting';
import {escapeMdx} from '@paydocs/reference/generate';

describe('createMarkdownRenderer', () => {
  const render = createMarkdownRenderer((href) => (href.startsWith('/') ? `/base${href}` : href));

  it('renders HTML of prose, and escapes other tags', () => {
    expect(render('a <b onclick="x">bold</b> {b}')).toBe('<p>a <b>bold</b> {b}</p>');
    expect(render('Give `<b>` the <id> of <p>it</p>')).toContain('<code>&lt;b&gt;</code> the &lt;id&gt; of');
    expect(render('<p>One.</p>\n<p>Two <a href="/x" onclick="y">x</a> <img src=x onerror=y></p>')).toBe(
      '<p>One.</p>\n<p>Two <a href="/base/x">x</a> &lt;img src=x onerror=y&gt;</p>',
    );
    expect(render('<a href="javascript:alert(1)">x</a>')).toBe('<p><a>x</a></p>');
    expect(render('<script>alert(1)</script>')).toContain('&lt;script&gt;');
  });

  it('keeps words in angle brackets unchanged, including their case', () => {
    expect(render('A `Page<T>` is a Page<T>, Map<Key, List<S>> or <Card kind=Visa/>.')).toBe(
      '<p>A <code>Page&lt;T&gt;</code> is a Page&lt;T&gt;, Map&lt;Key, List&lt;S&gt;&gt; or &lt;Card kind=Visa/&gt;.</p>',
    );
    expect(render('<B>bold</B><BR>\n<S> stays')).toBe('<p><b>bold</b><br />\n&lt;S&gt; stays</p>');
    expect(toPlainText('Give <OrderId> to Page<T>.')).toBe('Give <OrderId> to Page<T>.');
    expect(render('<SCRIPT>alert(1)</SCRIPT> <b onclick="<Foo>">x</b> <iFrame src=x>')).toMatch(
      /^&lt;SCRIPT&gt;alert\(1\)&lt;\/SCRIPT&gt; <b>x<\/b> &lt;iFrame src=x&gt;$/,
    );
  });

  it('keeps links to the site, and removes dangerous ones', () => {
    expect(render('[a](/guides/?x=1&y=2)')).toBe('<p><a href="/base/guides/?x=1&amp;y=2">a</a></p>');
    expect(render('[a](javascript:alert(1))')).toBe('<p><a>a</a></p>');
  });

  it('sends other sites nothing about this one, like links in guides', () => {
    const link = '<a href="https://shop.example/?a=1&amp;b" rel="noopener noreferrer">a</a>';
    expect(render('[a](https://shop.example/?a=1&b)')).toBe(`<p>${link}</p>`);
    expect(render('<p><a href="https://shop.example/?a=1&b" rel="opener" target="x">a</a></p>')).toBe(`<p>${link}</p>`);
  });

  it('replaces images with links, because their hosts could track readers', () => {
    const link = '<a href="https://evil.example/i.png" rel="noopener noreferrer">r</a>';
    expect(render('![r](https://evil.example/i.png)')).toBe(`<p>${link}</p>`);
    expect(render('![r](https://evil.example/i.png "t") and <b>b</b>')).toBe(`<p>${link} and <b>b</b></p>`);
    expect(render('![r][i]\n\n[i]: https://evil.example/i.png')).toBe(`<p>${link}</p>`);
    expect(render('![](/img/a.png)')).toBe('<p><a href="/base/img/a.png">/img/a.png</a></p>');
    expect(render('[![r](https://evil.example/i.png)](/a/)')).toBe('<p><a href="/base/a/">r</a></p>');
    expect(render('![r](javascript:alert(1))')).toBe('<p>r</p>');
    expect(render('![r](./i.png)')).toBe('<p>r</p>'); // The file is next to the description, not next to the page.
    expect(render('`![r](https://evil.example/i.png)`')).toContain('<code>![r](');
  });

  it('removes links that open other programs', () => {
    for (const url of ['irc://evil.example/a', 'xmpp:a@evil.example', 'ircs://evil.example']) {
      expect(render(`[a](${url})`)).toBe('<p><a>a</a></p>');
      expect(render(`[a](${url}) <b>b</b>`)).toBe('<p><a>a</a> <b>b</b></p>');
    }
    expect(createMarkdownRenderer()('[a](//evil.example)')).toBe(
      '<p><a href="//evil.example" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('keeps task lists and quotes', () => {
    expect(render('- [x] "a"')).toMatch(/<input [^>]*checked[^>]*>\s*"a"|<input [^>]*checked[^>]*>\s*&quot;a&quot;/);
  });

  it("doesn't support footnotes, because two descriptions on a page would have the same anchors", () => {
    expect(render('a[^1] <b>b</b>\n\n[^1]: The words.')).toBe('<p>a[^1] <b>b</b></p>\n<p>[^1]: The words.</p>');
    expect(render('a[^1]\n\n[^1]: The words.')).not.toMatch(/id=|href=/);
  });

  it('supports tables, and highlights code', () => {
    expect(render('| a | b |\n|-|-|\n| 1 | 2 |')).toContain('<table>');
    expect(render('```json\n{"a": "<"}\n```')).toBe(
      '<pre><code>{<span class="hl-property">"a"</span>: <span class="hl-string">"&lt;"</span>}</code></pre>',
    );
  });

  it('renders headings in bold, or keeps them below the page’s title', () => {
    expect(render('# A')).toBe('<p><strong>A</strong></p>');
    expect(render('# A\n### B', 'keep')).toBe('<h2>A</h2>\n<h3>B</h3>');
  });
});

describe('closeElements', () => {
  const render = createMarkdownRenderer();
  const CONTAINERS = [
    '<dl><dt>a<dd><div>%</div></dl>',
    '<ul><li><div>%</div></ul>',
    '<table><tr><td><div>%</div></table>',
  ];
  /** @returns ancestors of an element that follows the HTML in a container of a page */
  const findAncestors = (container: string, html: string): string[] => {
    const page = parse(`<!doctype html><main><div>${container.replace('%', () => html)}<i data-end></i></div></main>`);
    const find = (node: DefaultTreeAdapterTypes.Node, ancestors: string[]): string[] | undefined => {
      if ('attrs' in node && node.attrs.some(({name}) => name === 'data-end')) return ancestors;
      const children = 'childNodes' in node ? node.childNodes : [];
      return children.map((child) => find(child, [...ancestors, node.nodeName])).find(Boolean);
    };
    return find(page, []) ?? [];
  };

  it.each([
    'a\n\n<table>\n\nb **c**',
    '<table><a href="https://x.example">y<table><tr><td>',
    '<dd>x</dd></dl></div>',
    'a <dt>x',
    '<li>a',
    '<td>x</td></tr></table></div>',
    '<tr><td><li><dd>',
    'a </div></details></section></main></article> b',
    '<b><p>x</b></p> <div>',
    '<a href="https://x.example"><a href="https://y.example">z <p>',
    '<ul><table><li>a<dd>',
  ])('closes elements within their container: %j', (markdown) => {
    for (const container of CONTAINERS)
      expect(findAncestors(container, render(markdown)!), container).toEqual([
        '#document',
        'html',
        'body',
        'main',
        'div',
      ]);
  });

  it.each([
    '<ul>\n<li>a</li>\n<li><p>b</p><ol start="3"><li>c</li></ol></li>\n</ul>',
    '<dl><dt>a</dt><dd>b "c" &quot;d&quot; &amp; \u00a0</dd></dl>',
    '<table><tr><td align="right">a<br />b</td></tr></table>\n<hr />',
    '<table>\n<thead><tr><th>a</th></tr></thead>\n<tbody><tr><td><em>b</em></td></tr></tbody></table>',
    '<ul><li><input type="checkbox" checked disabled /> a</li></ul>',
    '<blockquote>\n<pre><code class="language-js">\n\n&lt;f&gt;</code></pre>\n</blockquote>',
  ])('keeps valid HTML unchanged: %j', (html) => expect(closeElements(html)).toBe(html));
});

describe('checkNestingDepth', () => {
  it.each([
    ['quotes', `${'>'.repeat(3000)} a`],
    ['quotes with spaces', `Text.\n\n${'> '.repeat(101)}a`],
    ['lists', `${'- '.repeat(3000)}a`],
    ['numbered lists', `${'1. '.repeat(101)}a`],
    ['emphasis', `${'*a '.repeat(120)}${'b* '.repeat(120)}`],
    ['tags', `${'<b>'.repeat(101)}a`],
    ['tags, far too many', '<div>'.repeat(20_000)],
  ])('reports too many %s', (_, markdown) => {
    expect(checkNestingDepth(markdown)).toMatch(
      /^this description nests quotes, lists, or tags more than 100 levels deep, .* Delete marks such as/,
    );
  });

  it.each([
    '> > > a',
    `${'>'.repeat(100)} a`,
    `a ${'>'.repeat(500)}`,
    `${'-'.repeat(500)}`,
    `${'- a\n'.repeat(300)}`,
    `${'*a* '.repeat(300)}`,
    `| a |\n|${'-'.repeat(300)}|\n| b<br> |`,
    `${'a<br>'.repeat(300)}`,
  ])('accepts %j', (markdown) => expect(checkNestingDepth(markdown)).toBeUndefined());
});

describe('plain text', () => {
  it('contains no markup', () => {
    expect(toPlainText('<p>One.</p><p>Two<b>!</b></p> <id>')).toBe('One. Two! <id>');
    expect(toPlainText('**Pay** `a<b` & [x](y)\n\n- z')).toBe('Pay a<b & x z');
    expect(getFirstSentence('Makes `v1.2` things. And more.\n\nRest.')).toBe('Makes v1.2 things.');
  });

  it('is truncated after a sentence, or otherwise after a word', () => {
    expect(toSummary('One two. Three four five.', 12)).toBe('One two.');
    expect(toSummary('Onetwo threefour, fivesix', 20)).toBe('Onetwo threefour…');
    expect(toSummary('x'.repeat(30), 20)).toHaveLength(20);
    expect(toSummary('Short.', 20)).toBe('Short.');
  });

  it('is escaped in a heading', () => {
    expect(escapeMdx('a {b} <c>\n`d` # *e*')).toBe('a \\{b\\} \\<c\\> \\`d\\` \\# \\*e\\*');
  });
});

describe('highlight', () => {
  it('marks kinds and merges adjacent tokens', () => {
    expect(highlight('if (a) { return "x<y"; } // b', 'js')).toBe(
      '<span class="hl-keyword">if</span> (a) { <span class="hl-keyword">return</span> <span class="hl-string">"x&lt;y"</span>; } <span class="hl-comment">// b</span>',
    );
  });

  it.each([
    'bash',
    'json',
    'yaml',
    'javascript',
    'typescript',
    'python',
    'php',
    'html',
    'graphql',
    'http',
    'css',
    'jsx',
    'tsx',
    'unknown',
  ])('keeps all code in %s', (language) => {
    const code = 'a "b" <c> & $d {e} # f\n\n  // g \'h\' 12 \n';
    const text = highlight(code, language)
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
  });
});
