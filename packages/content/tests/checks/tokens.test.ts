/** Brand tokens: a misspelled token must not reach readers. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {renderDescriptionMdx, renderFrontMatter, toMarkdownText} from '../../../cli/src/landing/mdxText';
import {messages, page, workIn} from './workspace';

const check = async (file: string, content: string): Promise<string[]> => {
  workIn({[file]: content});
  return messages(() => checkGuides([file], brand));
};

/** Unknown tokens, with the suggestion for each. */
const unknownTokens: [word: string, suggestion: string][] = [
  ['{produkt}', 'Did you mean {product}?'],
  ['{prodact}', 'Did you mean {product}?'],
  ['{productUrl}', 'Did you mean {product'],
  ['{product_slug}', 'Did you mean {product.slug}?'],
  ['{apiUrl}', 'Did you mean {product.apiUrl}?'],
  ['{nope}', 'Valid tokens: {product}, {product.name},'],
  ['{order.id}', 'Valid tokens: {product}, {product.name},'],
];

describe('an unknown token', () => {
  for (const [word, suggestion] of unknownTokens) {
    const contexts: [where: string, body: string, line: number][] = [
      ['in text', `One.\n\nThe ${word} pays.`, 8],
      ['in a heading', `## About ${word}`, 6],
      ['in a table', `| a |\n| --- |\n| ${word} |`, 8],
      ['in the URL of a link', `[a](/${word}/)`, 6],
      ['in the text of a link', `[${word}](/a/)`, 6],
      ['in the alt text of an image', `![${word}](https://shop.example/a.png)`, 6],
      ['in the title of an admonition', `:::note[${word}]\n\ntext\n\n:::`, 6],
      ['in the caption of a code block', `\`\`\`js title="${word}"\na\n\`\`\``, 6],
      ['in an attribute', `<a href="/${word}/">a</a>`, 6],
    ];
    it.each(contexts)(`${word} %s is reported with its line and a hint`, async (where, body, line) => {
      for (const file of ['docs/a.md', 'docs/a.mdx']) {
        const lines = await check(file, page(body));
        expect(lines, file).toHaveLength(1);
        expect(lines[0]).toMatch(new RegExp(`^${file}:${line}(?::\\d+)?: unknown brand token \\${word}\\. `));
        expect(lines[0]).toContain(suggestion);
        expect(lines[0]).toContain('To show these characters literally, ');
      }
    });

    it(`${word} in front matter is reported with its line`, async () => {
      const lines = await check('docs/a.md', page('Text.', `sidebar_label: About ${word}\n`));
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^docs/a\\.md:4:\\d+: unknown brand token \\${word}\\.`)),
      ]);
    });
  }

  it.each(['{produkt}', '{product_slug}', '{productId}'])('%s is reported in code too', async (word) => {
    expect(await check('docs/a.md', page(`\`${word}\`\n\n\`\`\`js\na(${word})\n\`\`\``))).toEqual([
      expect.stringMatching(/^docs\/a\.md:6:2: unknown brand token /),
      expect.stringMatching(/^docs\/a\.md:9:3: unknown brand token /),
    ]);
  });
});

describe("text that isn't a token", () => {
  const otherTexts: [what: string, body: string][] = [
    [
      'a parameter of a path in code',
      '`/payments/{id}`\n\n```http\nGET /payments/{payment_id}\n```\n\n- a\n\n  ```js\n  {id}\n  ```',
    ],
    ['a destructured name in code', '```js\nconst {id} = payment; const {apiUrl} = settings;\n```'],
    ['marked lines', '```js title="a.js" {1} ins={1}\na\n```'],
    ['a path in metadata for the check', '```http server="POST /payments/{id}"\nGET /a\n```'],
    ['a word after a backslash', 'The \\{nope} and [\\{id}](/\\{id}/), as `\\{product}`.'],
    ['a caption with a backslash', '```js title="GET /payments/\\{id}"\na\n```'],
    ['the anchor of a heading', '## A heading {#anchor}'],
    ['a character reference in a tag', '<a href="/&#123;id}/">a</a>'],
  ];
  it.each(otherTexts)('ignores %s', async (_what, body) => {
    for (const file of ['docs/a.md', 'docs/a.mdx']) expect(await check(file, page(body)), file).toEqual([]);
  });

  it("accepts an expression as a component's attribute", async () => {
    const body = "import steps from './_steps.mdx';\n\n{/* {nope} */}\n\n<a title={steps}>a</a>";
    workIn({'docs/a.mdx': page(body), 'docs/_steps.mdx': 'Text.\n'});
    expect(await messages(() => checkGuides(['docs/a.mdx'], brand))).toEqual([]);
  });

  it('ignores variables of template literals in attributes, but no other words there', async () => {
    const body = "import largePic from './large.png';\n\n<img alt='' srcSet={`${largePic} 2x`} />";
    workIn({'docs/a.mdx': page(body), 'docs/large.png': ''});
    expect(await messages(() => checkGuides(['docs/a.mdx'], brand))).toEqual([]);
    expect(await check('docs/a.mdx', page('<a title={`{nope}`}>a</a>'))).toEqual([
      expect.stringContaining('unknown brand token {nope}'),
    ]);
  });

  it('ignores HTML comments and indented code', async () => {
    expect(await check('docs/a.md', page('<!-- {nope} -->\n\n    {nope}'))).toEqual([]);
  });

  it("ignores a landing page that is generated from another provider's description", async () => {
    const text = 'Shows {nope} and {product_id} of `{produkt}`.';
    const content = [
      renderFrontMatter({title: text, description: text}),
      "import {Description} from '@paydocs/theme';",
      renderDescriptionMdx(`<p>${text}</p>`),
      toMarkdownText(text),
    ].join('\n\n');
    expect(await check('apis/rest/index.mdx', `${content}\n`)).toEqual([]);
  });
});
