import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {collectSearchSections} from '../../src/searchSections';
import {workIn} from './workspace';

/** The texts of a page, below each heading. */
async function textsOf(text: string, file = 'docs/a.mdx'): Promise<[string, string[]][]> {
  const places = await collectSearchSections([{file, text, frontMatter: {}, getLine: () => undefined}], brand);
  return (places[file] ?? []).map(({anchor, texts}) => [anchor, texts]);
}

describe('searchPlaces', () => {
  it('has the words of a diagram with the text around it, the words of code apart, and components', async () => {
    const text =
      '## Pay\n\nBefore.\n\n```mermaid alt="The browser asks the API."\nsequenceDiagram\nparticipant A as Browser\nA->>A: Asks\n```\n\n' +
      '```sh\ncurl -H "Idempotency-Key: k" --data 4111111111111111\n```\n\n## Other\n\n<Numbers kind="cards" />\n';
    const places = await collectSearchSections(
      [{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    expect(places['docs/a.mdx']?.map(({anchor, texts}) => [anchor, texts])).toEqual([
      ['', []],
      ['pay', ['Before.', 'The browser asks the API.', 'Browser', 'Asks']],
      ['other', []],
    ]);
    const [, pay, other] = places['docs/a.mdx'] ?? [];
    expect(pay?.code).toEqual(['curl', '-H', 'Idempotency-Key', '--data', '4111111111111111']);
    expect(other?.components).toEqual([{name: 'Numbers', attributes: {kind: 'cards'}}]);
  });

  it('leaves out comments, and the tags of HTML', async () => {
    const text =
      "## Pay {/* hidden */}\n\nBefore {/* hidden */}<kbd>Enter</kbd> and {'after'}.\n\n{/* hidden */}\n\n" +
      '| A | B |\n| --- | --- |\n| one {/* hidden */} | two |\n\n- Item {/* hidden */}\n';
    const places = await collectSearchSections(
      [{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    const seen = places['docs/a.mdx']?.map(({names, texts}) => [names, texts]);
    expect(seen).toEqual([
      [[], []],
      [['Pay'], ['Before Enter and after.', 'A · B', 'one · two', 'Item']],
    ]);
    const html = '## Pay\n\nBefore <!-- hidden -->after.\n\n<!-- hidden -->\n';
    const plain = await collectSearchSections(
      [{file: 'docs/a.md', text: html, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    expect(JSON.stringify(plain)).not.toContain('hidden');
  });

  it('has what readers see in elements, without a paragraph around it', async () => {
    const text =
      '<details>\n<summary>More of `it`</summary>\n\nInside.\n\n</details>\n\n' +
      '<figure><img src="/a.png" alt="A" /><figcaption>A *figure*</figcaption></figure>\n\n' +
      '<a href="/b/">A link</a>\n\n<div>One<br />two</div>\n\n<div>\n  Three\n\n  four\n</div>';
    const texts = ['More of it', 'Inside.', 'A figure', 'A link', 'One two', 'Three', 'four'];
    expect(await textsOf(text)).toEqual([['', texts]]);
    const html =
      '<details>\n<summary>More &amp; more</summary>\n\nInside.\n\n</details>\n\n<div>\nOne <!-- no -->\n</div>';
    expect(await textsOf(html, 'docs/a.md')).toEqual([['', ['More & more', 'Inside.', 'One']]]);
  });

  it('has the parts that a page imports, below the headings where they stand', async () => {
    workIn({
      'docs/_part.mdx': "import Part from './_part.mdx';\n\nPart of {product}.\n\n### Pay\n\nBelow.\n\n<Part />\n",
    });
    const text = "import Part from './_part.mdx';\n\n## Pay\n\nBefore.\n\n<Part />\n\nAfter.\n\n## Pay\n";
    const [{anchor, names} = {anchor: '', names: []}] = (
      (await collectSearchSections([{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}], brand))[
        'docs/a.mdx'
      ] ?? []
    ).slice(2);
    expect([anchor, names]).toEqual(['pay', ['Pay', 'Pay']]);
    expect(await textsOf(text)).toEqual([
      ['', []],
      ['pay', ['Before.', `Part of ${brand.name}.`]],
      ['pay', ['Below.', 'After.']],
      ['pay-1', []],
    ]);
  });

  it('keeps words apart between which a line ends', async () => {
    expect(await textsOf('![P62 w](/small.png)\\\nline after<br />next  \nlast')).toEqual([
      ['', ['P62 w line after next last']],
    ]);
  });

  it('leads to the anchors of headings with comments', async () => {
    const text = '## One {/* a */}\n\n## Two {/* b */} words\n\n## Three {/* #mine */}';
    expect((await textsOf(text)).map(([anchor]) => anchor)).toEqual(['', 'one', 'two-words', 'mine']);
  });
});
