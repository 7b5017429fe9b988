/** What writers read of files that make no page, and of names that make bad addresses. */
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {messages, page, workIn} from './workspace';

async function check(files: Record<string, string>): Promise<string[]> {
  workIn(files);
  return messages(() => checkGuides(Object.keys(files), brand));
}

const NO_PAGE = "this file doesn't become a page, because its name doesn't end in lowercase .md or .mdx.";

describe('a file beside pages', () => {
  it.each([
    ['docs/My Page.MD', 'Rename it to "my-page.md", or delete it.'],
    ['docs/cards/page.Mdx', 'Rename it to "page.mdx", or delete it.'],
    ['docs/page.markdown', 'Rename it to "page.md", or delete it.'],
    ['docs/page.txt', 'Rename it to "page.md", or delete it.'],
    ['docs/page.md.txt', 'Rename it to "page.md", or delete it.'],
    ['docs/Línea.html', 'Write its content as Markdown in "linea.md", or delete it.'],
    ['docs/page.docx', 'Write its content as Markdown in "page.md", or delete it.'],
  ])('%s makes no page, and that is told', async (file, cure) => {
    expect(await check({'docs/a.md': page('Text.'), [file]: 'Text.'})).toEqual([`${file}: ${NO_PAGE} ${cure}`]);
  });

  it('is fine when a page links to it, and when it is no text', async () => {
    const files = {'docs/sample file.txt': 'a', 'docs/form.png': 'a', 'docs/_names.yaml': 'a', 'docs/.notes.txt': 'a'};
    expect(await check({'docs/a.md': page('[A sample](./sample%20file.txt)'), ...files})).toEqual([]);
    const imported = "import notes from './notes.txt';\n\n<a href={notes}>Notes</a>";
    expect(await check({'docs/a.mdx': page(imported), 'docs/notes.txt': 'a'})).toEqual([]);
  });

  it.each(['[Notes](./notes.txt)\n\n<b', '[Notes](./notes.txt) {nope'])(
    'may belong to a page that cannot be read: %s',
    async (body) => {
      const lines = await check({'docs/a.mdx': page(body), 'docs/notes.txt': 'a'});
      expect(lines).toEqual([expect.stringMatching(/^docs\/a\.mdx:/)]);
    },
  );
});

describe('the name of a page', () => {
  it('ends no attribute, whatever the address of the page', async () => {
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
  ])('%s makes a bad address, and that is told', async (file, fields, bad, slug) => {
    expect(await check({[file]: page('Text.', fields)})).toEqual([
      `${file}: the URL of the page would contain "${bad}", but URLs can't contain capitals, spaces, or accented letters. ` +
        `Write "slug: ${slug}" in the front matter, or rename the file.`,
    ]);
  });

  it.each([
    ['docs/My Page.md', 'slug: /my-page\n'],
    ['docs/01-card.md', ''],
    ['docs/cards/README.md', ''],
    ['docs/cards/index.mdx', ''],
    ['docs/_Part.md', ''],
  ])('%s is fine with %j', async (file, fields) => {
    expect(await check({[file]: page('Text.', fields)})).toEqual([]);
  });
});
