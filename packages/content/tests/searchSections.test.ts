import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {collectSearchSections} from '../src/searchSections';
import {workIn} from './checks/workspace';

/** Returns the anchor and the texts of each section of a page. */
async function collectTexts(text: string, file = 'docs/a.mdx'): Promise<[string, string[]][]> {
  const sections = await collectSearchSections([{file, text, frontMatter: {}, getLine: () => undefined}], brand);
  return (sections[file] ?? []).map(({anchor, texts}) => [anchor, texts]);
}

describe('collectSearchSections', () => {
  it('collects diagram labels with the text, and code words and components separately', async () => {
    const text =
      '## Pay\n\nBefore.\n\n```mermaid alt="The browser asks the API."\nsequenceDiagram\nparticipant A as Browser\nA->>A: Asks\n```\n\n' +
      '```sh\ncurl -H "Idempotency-Key: k" --data 4111111111111111\n```\n\n## Other\n\n<Numbers kind="cards" />\n';
    const sections = await collectSearchSections(
      [{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    expect(sections['docs/a.mdx']?.map(({anchor, texts}) => [anchor, texts])).toEqual([
      ['', []],
      ['pay', ['Before.', 'The browser asks the API.', 'Browser', 'Asks']],
      ['other', []],
    ]);
    const [, pay, other] = sections['docs/a.mdx'] ?? [];
    expect(pay?.code).toEqual(['curl', '-H', 'Idempotency-Key', '--data', '4111111111111111']);
    expect(other?.components).toEqual([{name: 'Numbers', attributes: {kind: 'cards'}}]);
  });

  it('collects components within sentences, tables, headings, and elements', async () => {
    const text =
      'It costs <Price of="a" />.\n\n| A |\n| --- |\n| <Price of="b" /> |\n\n' +
      '## Only <Price of="c" />\n\n- **<Price of="d" />**\n\n<div>Or <Price of="e" /></div>\n';
    const sections = await collectSearchSections(
      [{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    const found = sections['docs/a.mdx']?.map(({components}) => components?.map(({attributes}) => attributes['of']));
    expect(found).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('leaves out comments and HTML tags', async () => {
    const text =
      "## Pay {/* hidden */}\n\nBefore {/* hidden */}<kbd>Enter</kbd> and {'after'}.\n\n{/* hidden */}\n\n" +
      '| A | B |\n| --- | --- |\n| one {/* hidden */} | two |\n\n- Item {/* hidden */}\n';
    const sections = await collectSearchSections(
      [{file: 'docs/a.mdx', text, frontMatter: {}, getLine: () => undefined}],
      brand,
    );
    const seen = sections['docs/a.mdx']?.map(({names, texts}) => [names, texts]);
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

  it("collects the visible text of elements that aren't in a paragraph", async () => {
    const text =
      '<details>\n<summary>More of `it`</summary>\n\nInside.\n\n</details>\n\n' +
      '<figure><img src="/a.png" alt="A" /><figcaption>A *figure*</figcaption></figure>\n\n' +
      '<a href="/b/">A link</a>\n\n<div>One<br />two</div>\n\n<div>\n  Three\n\n  four\n</div>';
    const texts = ['More of it', 'Inside.', 'A figure', 'A link', 'One two', 'Three', 'four'];
    expect(await collectTexts(text)).toEqual([['', texts]]);
    const html =
      '<details>\n<summary>More &amp; more</summary>\n\nInside.\n\n</details>\n\n<div>\nOne <!-- no -->\n</div>';
    expect(await collectTexts(html, 'docs/a.md')).toEqual([['', ['More & more', 'Inside.', 'One']]]);
  });

  it('includes imported partials, in the sections where they appear', async () => {
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
    expect(await collectTexts(text)).toEqual([
      ['', []],
      ['pay', ['Before.', `Part of ${brand.name}.`]],
      ['pay', ['Below.', 'After.']],
      ['pay-1', []],
    ]);
  });

  it('keeps words on different lines apart', async () => {
    expect(await collectTexts('![P62 w](/small.png)\\\nline after<br />next  \nlast')).toEqual([
      ['', ['P62 w line after next last']],
    ]);
  });

  it('returns the anchors of headings with comments', async () => {
    const text = '## One {/* a */}\n\n## Two {/* b */} words\n\n## Three {/* #mine */}';
    expect((await collectTexts(text)).map(([anchor]) => anchor)).toEqual(['', 'one', 'two-words', 'mine']);
  });
});
