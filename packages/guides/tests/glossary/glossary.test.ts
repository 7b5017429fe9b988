/** Terms of the glossary in running text: which mentions are explained, how, and where they lead. */
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Emphasis, Link, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {completeBrand} from '@paydocs/core/brand/complete';
import glossary from '../../src/glossary';
import {messages, page, workIn} from '../checks/workspace';

const TERMS = `## I

### Issuer

The bank that gave the \`card\`. It [approves](#payment) payments.

### Idempotency key

What makes a request safe, to Acme JS.

## P

### PAN

The number: 16 digits.

### Payment

What a customer pays.

### Payment link

The URL of a page.

### Point of sale {#till}

A till.`;

const BRAND = completeBrand({name: 'Acme'});
const ES = 'i18n/es/docusaurus-plugin-content-docs';

interface Explained {
  text: string;
  url: string;
  describedBy: unknown;
  meaning: string;
  id: unknown;
}

const propertiesOf = ({data}: Nodes): Record<string, unknown> =>
  (data as {hProperties?: Record<string, unknown>} | undefined)?.hProperties ?? {};

/** What stands beside the terms of a page, in its order. */
function explainedIn(tree: Root): Explained[] {
  const found: Explained[] = [];
  visit(tree, 'emphasis', (node: Emphasis) => {
    if (!String(propertiesOf(node).className).includes('term')) return;
    const [link, meaning] = node.children as [Link, Emphasis];
    found.push({
      text: toString(link),
      url: link.url,
      describedBy: propertiesOf(link).ariaDescribedBy,
      meaning: toString(meaning),
      id: propertiesOf(meaning).id,
    });
  });
  return found;
}

interface Site {
  body: string;
  terms?: string;
  fields?: string;
  title?: string;
  file?: string;
  locale?: string;
  others?: Record<string, string>;
}

async function treeOf({body, terms = TERMS, fields = '', title, file = 'docs/a.mdx', locale = 'en', others}: Site) {
  workIn({'docs/words.mdx': page(terms, fields), [file]: page(body), ...others});
  let tree: Root | undefined;
  const keep = () => (changed: Root) => void (tree = structuredClone(changed));
  const options = {page: 'words.mdx', folder: 'docs', locale, brand: BRAND};
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  const remarkPlugins = [remarkFrontmatter, remarkDirective, remarkGfm, [glossary, options], keep] as never;
  const processor = createProcessor({format, remarkPlugins});
  const source = new VFile({path: path.resolve(file), value: body, data: {frontMatter: {title}}});
  // Its types know the end of the chain alone.
  await processor.run(processor.parse(source) as never, source);
  return tree!;
}

const explained = async (site: Site): Promise<Explained[]> => explainedIn(await treeOf(site));
const textsOf = async (site: Site): Promise<string[]> => (await explained(site)).map(({text}) => text);

describe('the first mention of a term', () => {
  it('links to it, and is described by the first sentence of its meaning', async () => {
    const [issuer, ...others] = await explained({body: 'Issuers say yes. Two issuers say no.\n\nAn issuer.'});
    expect(issuer).toEqual({
      text: 'Issuers',
      url: '@site/docs/words.mdx#issuer',
      describedBy: 'term-issuer',
      meaning: 'The bank that gave the card.',
      id: 'term-issuer',
    });
    expect(others).toEqual([]);
  });

  it('keeps the text around it', async () => {
    const tree = await treeOf({body: 'Ask the issuer, *or* its PAN.'});
    const [paragraph] = tree.children;
    expect(toString(paragraph).replace('The bank that gave the card.', '').replace('The number: 16 digits.', '')).toBe(
      'Ask the issuer, or its PAN.',
    );
  });

  it('may be in the plural, and in a list, a box or a tab', async () => {
    const body = [
      '- Two issuers',
      '',
      ':::info',
      'Send idempotency keys.',
      ':::',
      '',
      '<Tabs>',
      '<TabItem value="a" label="A">',
      '',
      'A PAN.',
      '',
      '</TabItem>',
      '</Tabs>',
    ];
    expect(await textsOf({body: body.join('\n')})).toEqual(['issuers', 'idempotency keys', 'PAN']);
  });

  it('leads to the anchor that a writer gave', async () => {
    const [till] = await explained({body: 'A point of sale.'});
    expect(till).toMatchObject({url: '@site/docs/words.mdx#till', meaning: 'A till.'});
  });

  it('is the whole name: a longer one is not a shorter one', async () => {
    expect(await textsOf({body: 'A payment link. Another payment link and a payment.'})).toEqual([
      'payment link',
      'payment',
    ]);
  });
});

describe('no mention is', () => {
  it.each([
    ['a heading', '## The issuer'],
    ['code', '`issuer` and\n\n```text unchecked="x"\nissuer\n```'],
    ['a link', '[the issuer](https://bank.example)'],
    ['a label of a screen', 'Select **Issuer**.'],
    ['a cell', '| issuer |\n| --- |\n| PAN |'],
    ['an item of a checklist', '- [ ] Ask the issuer'],
    ['a summary', '<details>\n<summary>issuer</summary>\n</details>'],
    ['the title of a box', ':::info[The issuer]\nText.\n:::'],
    ['part of another word', 'reissuer, issuer-side, SPAN, issuers.example, by/issuer'],
    ['part of a name', 'the Acme Issuer'],
    ['a word that only looks like an abbreviation', 'a pan'],
  ])('%s', async (_, body) => expect(await textsOf({body})).toEqual([]));

  it('HTML of a plain page, which may be a link', async () => {
    expect(await textsOf({body: '<a href="/x/">the issuer</a>', file: 'docs/a.md'})).toEqual([]);
  });

  it('of the page itself, of its title, or a word that readers know', async () => {
    expect(
      await textsOf({body: 'A payment, a PAN and an issuer.', title: 'Ask issuers', fields: 'everyday_terms: [PAN]\n'}),
    ).toEqual(['payment']);
    expect(await textsOf({body: 'The issuer.', file: 'docs/words.mdx'})).toEqual([]);
    expect(await textsOf({body: 'An issuer.', file: 'docs/_part.mdx'})).toEqual([]);
  });
});

it('a page explains eight terms at most', async () => {
  const names = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel', 'Fox', 'Gnu', 'Hen', 'Ibis', 'Jay'];
  const terms = names.map((name) => `### ${name}\n\nAn animal.`).join('\n\n');
  expect(await textsOf({body: names.join(', '), terms})).toEqual(names.slice(0, 8));
});

it('a page leads to the glossary of its version and language', async () => {
  const terms = page('### Issuer\n\nUn banco.');
  const others = {[`${ES}/current/words.mdx`]: terms, 'versioned_docs/version-1/words.mdx': page(TERMS)};
  const urlOf = async (site: Omit<Site, 'body'>) => (await explained({body: 'The issuer.', others, ...site}))[0]?.url;
  expect(await urlOf({file: 'versioned_docs/version-1/a.mdx'})).toBe('@site/versioned_docs/version-1/words.mdx#issuer');
  expect(await urlOf({file: 'docs/a.mdx', locale: 'es'})).toBe(`@site/${ES}/current/words.mdx#issuer`);
  expect(await urlOf({file: `${ES}/current/a.mdx`, locale: 'es', others: {}})).toBe('@site/docs/words.mdx#issuer');
  expect(await urlOf({file: 'versioned_docs/version-0/a.mdx'})).toBeUndefined();
});

it('a word in the list of everyday terms must be a term', async () => {
  expect(await messages(() => explained({body: 'The issuer.', fields: 'everyday_terms: [PAN, Isuer]\n'}))).toEqual([
    'docs/words.mdx:4: "Isuer" isn\'t a glossary term. Write it exactly as its heading does, or remove it from everyday_terms.',
  ]);
});
