/** The complete message of each kind of diagnostic. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {builtInComponents} from '../../src/component-imports/builtInComponents';
import {messages, page, workIn} from './workspace';

const AVAILABLE = Object.keys(builtInComponents)
  .map((name) => `<${name}>`)
  .join(', ');

const BODY = `import Steps from './_steps.mdx';

{/* A comment. */}

## A heading {#anchor}

Call \`/payments/{id}\` of {product}: \\{id} is the payment's. ![The form](/img/form.png)

:::note[A title]

<Steps />

:::

<Tabs groupId="language">
<TabItem value="curl" label="curl">

\`\`\`bash title="a.sh" {1} rest="payments_create"
curl
\`\`\`

</TabItem>
</Tabs>

<details><summary>More</summary>Text.</details>

<button type="button">Pay</button> <svg viewBox="0 0 8 8"><path d="M0 0h8v8z" /></svg>
`;

const invalidPages: [what: string, file: string, content: string | Buffer, expected: string][] = [
  [
    'an unclosed tag',
    'docs/a.mdx',
    page('<Tabs>\n\ntext\n'),
    "docs/a.mdx:6: the tag <Tabs> isn't closed. Add </Tabs> after its content, on a separate line. To show it as text, put it in backticks.",
  ],
  [
    'an extra closing tag',
    'docs/a.mdx',
    page('text\n\n</Tabs>\n'),
    'docs/a.mdx:8:2: this closing tag has no opening tag. Delete it, or add the opening tag before it. To show it as text, put it in backticks.',
  ],
  [
    'overlapping tags',
    'docs/a.mdx',
    page('<Tabs>\n<TabItem value="a">\n\ntext\n\n</Tabs>\n'),
    'docs/a.mdx:11:1: </Tabs> has no matching tag here: <TabItem> on line 7 is still open. Add </TabItem> before </Tabs>.',
  ],
  [
    'an unclosed brace',
    'docs/a.mdx',
    page('The value {amount\n'),
    'docs/a.mdx:6: the brace "{" isn\'t closed. Add "}", or put a backslash before the brace to show it. In code, neither is needed.',
  ],
  [
    'an invalid expression',
    'docs/a.mdx',
    page('The value {a b}\n'),
    "docs/a.mdx:6:13: the text in braces is read as code, but it isn't valid code. To show it as text, put a backslash before each brace, or put it in backticks.",
  ],
  [
    'an expression',
    'docs/a.mdx',
    page('The value {1 + 1}\n'),
    'docs/a.mdx:6:11: {1 + 1} is read as code. To show the braces as text, put a backslash before each one, or put the text in backticks.',
  ],
  [
    'an export',
    'docs/a.mdx',
    page('export const a = 1;\n'),
    'docs/a.mdx:6:1: a line that starts with "export" is code, which pages can\'t contain. Delete it, or start the line with another word.',
  ],
  [
    'a sentence that starts with import',
    'docs/a.mdx',
    page('import your customers first.\n'),
    'docs/a.mdx:6:13: a line that starts with "import" or "export" is read as code, but this isn\'t valid code. Correct it, or start the line with another word.',
  ],
  [
    'an HTML comment',
    'docs/a.mdx',
    page('<!-- later -->\n'),
    "docs/a.mdx:6:2: MDX doesn't support <!-- --> comments. Write {/* comment */}.",
  ],
  [
    'a less-than sign',
    'docs/a.mdx',
    page('if a <5 then\n'),
    'docs/a.mdx:6:7: the tag that starts with "<" here is incomplete. To show a less-than sign, put a backslash before the "<". To show it as text, put it in backticks.',
  ],
  [
    'an attribute with an unclosed quote',
    'docs/a.mdx',
    page('<Tabs groupId="language>\n\n</Tabs>\n'),
    'docs/a.mdx:6: the tag has an incomplete attribute. Write name="value", with both quotes, and close the tag with ">".',
  ],
  [
    'an attribute without a value',
    'docs/a.mdx',
    page('<Tabs groupId=>\n\n</Tabs>\n'),
    'docs/a.mdx:6:15: the tag has an incomplete attribute. Write name="value", with both quotes, and close the tag with ">".',
  ],
  [
    'an unknown component',
    'docs/a.mdx',
    page('<Tab value="a">x</Tab>\n'),
    `docs/a.mdx:6:1: there's no component <Tab>. Available components: ${AVAILABLE}. To use a different component, import it in the page, or add it to the guides.components option of @paydocs/preset.`,
  ],
  [
    'an unknown component without a close match',
    'docs/a.mdx',
    page('<Callout>x</Callout>\n'),
    `docs/a.mdx:6:1: there's no component <Callout>. Available components: ${AVAILABLE}. To use a different component, import it in the page, or add it to the guides.components option of @paydocs/preset.`,
  ],
  [
    'tabs in an .md file',
    'docs/a.md',
    page('<Tabs>\n</Tabs>\n'),
    'docs/a.md:6: <Tabs> works only in pages that end in .mdx. Rename the file from .md to .mdx, and update the links to it.',
  ],
  [
    'tabs without a tab',
    'docs/a.mdx',
    page('<Tabs>\n</Tabs>\n'),
    'docs/a.mdx:6:1: this group of tabs has no tabs. Add a <TabItem value="…" label="…">, or delete <Tabs> and </Tabs>.',
  ],
  [
    'text between tabs',
    'docs/a.mdx',
    page('<Tabs>\n<TabItem value="a">x</TabItem>\n\ntext\n\n</Tabs>\n'),
    'docs/a.mdx:9: this content is inside <Tabs>, but not inside a <TabItem>. Move it into a <TabItem>, or out of <Tabs>.',
  ],
  [
    'a tab outside of tabs',
    'docs/a.mdx',
    page('<TabItem value="a">x</TabItem>\n'),
    'docs/a.mdx:6:1: this <TabItem> is outside <Tabs>. Put <Tabs> before the first tab and </Tabs> after the last.',
  ],
  [
    'a tab without a value',
    'docs/a.mdx',
    page('<Tabs>\n<TabItem label="a">x</TabItem>\n</Tabs>\n'),
    'docs/a.mdx:7:1: this <TabItem> has no value in quotes. Add one, such as <TabItem value="curl" label="curl">.',
  ],
  [
    'two tabs with the same value',
    'docs/a.mdx',
    page('<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>\n'),
    'docs/a.mdx:8: another tab in this group has the same value, "a". Change one of the values.',
  ],
  [
    'a misspelled word after a fence',
    'docs/a.md',
    page('```js titel="x"\na\n```\n'),
    'docs/a.md:6: unknown word "titel" after the language of a code block. Did you mean "title"? Valid words: title="…", {1,3-5}, ins={2}, del={3}, showLineNumbers, showLineNumbers=5, wrap, lang="…" (for diff), rest="…", schema="…", graphql="…", webhook="…", unchecked="…", server="…", browser, part',
  ],
  [
    "a marked line that the block doesn't have",
    'docs/a.md',
    page('- a\n\n  ```js {3}\n  a\n  ```\n'),
    'docs/a.md:8: line 3 is marked, but the code block ends at line 1: correct the number',
  ],
  [
    "a diagram without a text alternative, and with a line that can't be drawn",
    'docs/a.md',
    page('```mermaid\nsequenceDiagram\n  participant A\n  A->>A: a\n  rect rgb(1,2,3)\n```\n'),
    'docs/a.md:6: the picture needs a text alternative of at least 20 characters, for readers who can\'t see it: write ```mermaid alt="The …" with the same information\n' +
      'docs/a.md:10: "rect rgb(1,2,3)" can\'t be drawn. Examples of valid lines: participant B as Browser; actor C as Customer; B->>S: text; B-->>S: text; Note over B,S: text; alt, opt, loop, par, critical, and break with end; autonumber',
  ],
  [
    'a screen with a label that no step mentions',
    'docs/a.md',
    page('Select **Save**.\n\n```screen alt="A form with two buttons."\nbuttons: **Save**, **Close**\n```\n'),
    `docs/a.md:9: the text of this page doesn't contain "Close". Write the label exactly as in the text, or remove the ** around it.`,
  ],
  [
    'an unknown admonition',
    'docs/a.md',
    page(':::warnig\n\ntext\n\n:::\n'),
    'docs/a.md:6: ":::warnig" isn\'t a kind of admonition. Did you mean "warning"?',
  ],
  [
    'an unclosed admonition',
    'docs/a.md',
    page(':::warning\n\ntext\n'),
    'docs/a.md:6: the admonition ":::warning" isn\'t closed. Put the line ":::" after its content.',
  ],
  [
    'an admonition with a space',
    'docs/a.md',
    page('::: warning\n\ntext\n\n:::\n'),
    'docs/a.md:6: ":::" doesn\'t start an admonition here. An admonition starts with a line such as ":::note" or ":::note[Title]", and ends with the line ":::".\ndocs/a.md:10: ":::" doesn\'t start an admonition here. An admonition starts with a line such as ":::note" or ":::note[Title]", and ends with the line ":::".',
  ],
  [
    'a missing image',
    'docs/a.md',
    page('![The form](./form.png)\n'),
    "docs/a.md:6:1: the image ./form.png doesn't exist: there's no docs/form.png. Correct the path, or save the image as docs/form.png.",
  ],
  [
    'a missing image of the site',
    'docs/a.md',
    page('![The form](/img/form.png)\n'),
    "docs/a.md:6:1: the image /img/form.png doesn't exist: there's no static/img/form.png. Correct the path, or save the image as static/img/form.png.",
  ],
  [
    'a missing image in a tag',
    'docs/a.mdx',
    page('<img src="/img/form.png" alt="" />\n'),
    "docs/a.mdx:6:1: the image /img/form.png doesn't exist: there's no static/img/form.png. Correct the path, or save the image as static/img/form.png.",
  ],
  [
    'a link to a missing file',
    'docs/a.md',
    page('[b](./b.md)\n'),
    "docs/a.md:6:1: the link to ./b.md is broken: there's no docs/b.md. Correct the path.",
  ],
  [
    'an unclosed code block',
    'docs/a.md',
    page('1. Send it:\n\n   ```json\n   {}\n\nDone.\n\n```bash\ncurl\n'),
    "docs/a.md:8: this code block isn't closed, so everything after it is code. Put ``` on a separate line after the code.\n" +
      "docs/a.md:13: this code block isn't closed, so everything after it is code. Put ``` on a separate line after the code.",
  ],
  [
    'two headings with the same anchor',
    'docs/a.md',
    page('## A {#a}\n\n## B {#b}\n\n### C {#a}\n'),
    'docs/a.md:10: the heading on line 6 also has the anchor #a. Change one of the anchors.',
  ],
  [
    'a style that is a string',
    'docs/a.mdx',
    page('<p style="color: red">a</p>\n'),
    "docs/a.mdx:6:1: the style of <p> is a string, but MDX requires an object. Use style={{color: 'red'}}, or delete the attribute.",
  ],
  [
    'an import of a missing file',
    'docs/a.mdx',
    page("import Steps from './_steps.mdx';\n\n<Steps />\n"),
    "docs/a.mdx:6:1: the import of ./_steps.mdx fails: there's no docs/_steps.mdx. Correct the path.",
  ],
];

describe('checkGuides', () => {
  it.each(invalidPages)('reports %s', async (_what, file, content, expected) => {
    workIn({[file]: content});
    expect(await messages(() => checkGuides([file], brand))).toEqual(expected.split('\n'));
  });

  it('reports everything on all pages at once, in line order', async () => {
    workIn({
      'docs/a.md': page('![](./no.png)\n\n```js titel\n```\n', 'sidebar_position: abc\n'),
      'docs/b.mdx': '---\ntitle: B\n---\n\n<Tabs>\n</Tabs>\n',
    });
    const lines = await messages(() => checkGuides(['docs/a.md', 'docs/b.mdx'], brand));
    expect(lines.map((line) => line.slice(0, 'docs/b.mdx:9'.length))).toEqual([
      'docs/a.md:4:',
      'docs/a.md:7:',
      'docs/a.md:9:',
      'docs/b.mdx:1',
      'docs/b.mdx:5',
    ]);
  });

  it('suggests the closest match for a missing file', async () => {
    workIn({'docs/a.md': page('[Cards](./crad.md)'), 'docs/card.md': page('')});
    expect(await messages(() => checkGuides(['docs/a.md'], brand))).toEqual([
      "docs/a.md:6:1: the link to ./crad.md is broken: there's no docs/crad.md. Did you mean card.md? Correct the path.",
    ]);
  });

  it('accepts data of the REST reference that is generated later', async () => {
    const file = 'apis/rest/index.mdx';
    workIn({
      [file]: page("import errors from './errors.rest.json';\n\nimport ErrorIndex from './_errors.info.mdx';"),
    });
    expect(await messages(() => checkGuides([file], brand))).toEqual([]);
    workIn({[file]: page("import errors from './erors.rest.json';"), 'apis/rest/errors.rest.json': '[]'});
    expect(await messages(() => checkGuides([file], brand))).toEqual([
      expect.stringContaining('the import of ./erors.rest.json fails'),
    ]);
  });

  it('checks partials, which have no front matter', async () => {
    workIn({'docs/_a.mdx': 'Text.\n\n<Foo />\n', 'docs/_b.mdx': 'Text.\n'});
    const lines = await messages(() => checkGuides(['docs/_a.mdx', 'docs/_b.mdx'], brand));
    expect(lines).toEqual([expect.stringContaining("docs/_a.mdx:3:1: there's no component <Foo>.")]);
  });

  it('accepts everything that pages can contain', async () => {
    workIn({
      'docs/a.mdx': page(BODY),
      'docs/_steps.mdx': 'Steps.\n',
      'docs/b.md': page('[a](./a.mdx#anchor) [c](https://shop.example/c.md) <kbd>K</kbd> <!-- <id> --> `<id>`\n'),
      'static/img/form.png': 'image',
    });
    expect(await messages(() => checkGuides(['docs/a.mdx', 'docs/b.md'], brand))).toEqual([]);
  });
});
