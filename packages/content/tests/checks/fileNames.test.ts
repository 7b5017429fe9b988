/** Diagnostics for files that don't become pages, and for names that result in invalid URLs. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

async function check(files: Record<string, string>): Promise<string[]> {
  workIn(files);
  return messages(() => checkGuides(Object.keys(files), brand));
}

const NO_PAGE = "this file isn't published as a page, because its name doesn't end in lowercase .md or .mdx.";

describe('a file next to pages', () => {
  it.each([
    ['docs/My Page.MD', 'Rename it to "my-page.md", or delete it.'],
    ['docs/cards/page.Mdx', 'Rename it to "page.mdx", or delete it.'],
    ['docs/page.markdown', 'Rename it to "page.md", or delete it.'],
    ['docs/page.txt', 'Rename it to "page.md", or delete it.'],
    ['docs/page.md.txt', 'Rename it to "page.md", or delete it.'],
    ['docs/Línea.html', 'Write its content as Markdown in "linea.md", or delete it.'],
    ['docs/page.docx', 'Write its content as Markdown in "page.md", or delete it.'],
  ])("is reported if it doesn't become a page: %s", async (file, hint) => {
    expect(await check({'docs/a.md': page('Text.'), [file]: 'Text.'})).toEqual([`${file}: ${NO_PAGE} ${hint}`]);
  });

  it("is accepted if a page links to it, or if it isn't text", async () => {
    const files = {'docs/sample file.txt': 'a', 'docs/form.png': 'a', 'docs/_names.yaml': 'a', 'docs/.notes.txt': 'a'};
    expect(await check({'docs/a.md': page('[A sample](./sample%20file.txt)'), ...files})).toEqual([]);
    const imported = "import notes from './notes.txt';\n\n<a href={notes}>Notes</a>";
    expect(await check({'docs/a.mdx': page(imported), 'docs/notes.txt': 'a'})).toEqual([]);
  });

  it.each(['[Notes](./notes.txt)\n\n<b', '[Notes](./notes.txt) {nope'])(
    'is not reported if an unreadable page may reference it: %s',
    async (body) => {
      const lines = await check({'docs/a.mdx': page(body), 'docs/notes.txt': 'a'});
      expect(lines).toEqual([expect.stringMatching(/^docs\/a\.mdx:/)]);
    },
  );
});

describe('the name of a page', () => {
  it("can't contain quotes, even with a slug", async () => {
    const file = 'docs/a" onclick="b().md';
    expect(await check({[file]: page('Text.', 'slug: /a\n')})).toEqual([
      `${file}: the file name contains a quote, "<", or ">". Rename it to "a-onclick-b-.md".`,
    ]);
  });

  it.each([
    ['docs/My Page.md', '', 'My Page', '/my-page'],
    ['docs/Cards/apple-pay.md', '', 'Cards', '/cards/apple-pay'],
    ['docs/línea.mdx', '', 'línea', '/linea'],
    ['docs/card.md', 'id: Card 1\n', 'Card 1', '/card-1'],
    ['docs/a&b.md', '', 'a&b', '/a-b'],
  ])('is reported if it results in an invalid URL: %s', async (file, fields, bad, slug) => {
    expect(await check({[file]: page('Text.', fields)})).toEqual([
      `${file}: the URL of the page would contain "${bad}", but can contain only lowercase letters, digits, and the characters ` +
        `"-", "_", ".", and "~". Write "slug: ${slug}" in the front matter, or rename the file or folder.`,
    ]);
  });

  it.each([
    ['docs/My Page.md', 'slug: /my-page\n'],
    ['docs/01-card.md', ''],
    ['docs/cards/README.md', ''],
    ['docs/cards/index.mdx', ''],
    ['docs/_Part.md', ''],
  ])('is accepted: %s with %j', async (file, fields) => {
    expect(await check({[file]: page('Text.', fields)})).toEqual([]);
  });
});
