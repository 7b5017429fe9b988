/** Glossary terms in running text: which mentions are explained, how, and what they link to. */
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
import {completeBrand} from '@paydocs/core/brand';
import glossary from '../../src/glossary';
import {readTerms} from '../../src/glossary/terms';
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

interface Explanation {
  text: string;
  url: string;
  describedBy: unknown;
  meaning: string;
  id: unknown;
}

const getProperties = ({data}: Nodes): Record<string, unknown> =>
  (data as {hProperties?: Record<string, unknown>} | undefined)?.hProperties ?? {};

/** Returns the explanations of the terms on a page, in order. */
function collectExplanations(tree: Root): Explanation[] {
  const found: Explanation[] = [];
  visit(tree, 'emphasis', (node: Emphasis) => {
    if (!String(getProperties(node).className).includes('term')) return;
    const [link, meaning] = node.children as [Link, Emphasis];
    found.push({
      text: toString(link),
      url: link.url,
      describedBy: getProperties(link).ariaDescribedBy,
      meaning: toString(meaning),
      id: getProperties(meaning).id,
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

async function transformPage({
  body,
  terms = TERMS,
  fields = '',
  title,
  file = 'docs/a.mdx',
  locale = 'en',
  others,
}: Site) {
  workIn({'docs/words.mdx': page(terms, fields), [file]: page(body), ...others});
  let tree: Root | undefined;
  const captureTree = () => (changed: Root) => void (tree = structuredClone(changed));
  const options = {page: 'words.mdx', folder: 'docs', locale, brand: BRAND};
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  const remarkPlugins = [remarkFrontmatter, remarkDirective, remarkGfm, [glossary, options], captureTree] as never;
  const processor = createProcessor({format, remarkPlugins});
  const source = new VFile({path: path.resolve(file), value: body, data: {frontMatter: {title}}});
  // Its types cover only the end of the chain.
  await processor.run(processor.parse(source) as never, source);
  return tree!;
}

const explain = async (site: Site): Promise<Explanation[]> => collectExplanations(await transformPage(site));
const findTerms = async (site: Site): Promise<string[]> => (await explain(site)).map(({text}) => text);

describe('the first mention of a term', () => {
  it('links to the term, and is described by the first sentence of its meaning', async () => {
    const [issuer, ...others] = await explain({body: 'Issuers say yes. Two issuers say no.\n\nAn issuer.'});
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
    const tree = await transformPage({body: 'Ask the issuer, *or* its PAN.'});
    const [paragraph] = tree.children;
    expect(toString(paragraph).replace('The bank that gave the card.', '').replace('The number: 16 digits.', '')).toBe(
      'Ask the issuer, or its PAN.',
    );
  });

  it('can be plural, and in a list, an admonition, or a tab', async () => {
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
    expect(await findTerms({body: body.join('\n')})).toEqual(['issuers', 'idempotency keys', 'PAN']);
  });

  it('links to a custom anchor', async () => {
    const [till] = await explain({body: 'A point of sale.'});
    expect(till).toMatchObject({url: '@site/docs/words.mdx#till', meaning: 'A till.'});
  });

  it("is the whole name: a longer term isn't a shorter one", async () => {
    expect(await findTerms({body: 'A payment link. Another payment link and a payment.'})).toEqual([
      'payment link',
      'payment',
    ]);
  });
});

describe('ignored text', () => {
  it.each([
    ['a heading', '## The issuer'],
    ['code', '`issuer` and\n\n```text unchecked="x"\nissuer\n```'],
    ['a link', '[the issuer](https://bank.example)'],
    ['a bold label', 'Select **Issuer**.'],
    ['a table cell', '| issuer |\n| --- |\n| PAN |'],
    ['an item of a checklist', '- [ ] Ask the issuer'],
    ['a summary', '<details>\n<summary>issuer</summary>\n</details>'],
    ['the title of an admonition', ':::info[The issuer]\nText.\n:::'],
    ['part of another word', 'reissuer, issuer-side, SPAN, issuers.example, by/issuer'],
    ['part of a name', 'the Acme Issuer'],
    ['a word that matches an abbreviation except for its case', 'a pan'],
  ])('includes %s', async (_, body) => expect(await findTerms({body})).toEqual([]));

  it('includes HTML of a Markdown page, which may be a link', async () => {
    expect(await findTerms({body: '<a href="/x/">the issuer</a>', file: 'docs/a.md'})).toEqual([]);
  });

  it("includes the glossary itself, terms in the page's title, and everyday terms", async () => {
    expect(
      await findTerms({
        body: 'A payment, a PAN and an issuer.',
        title: 'Ask issuers',
        fields: 'everyday_terms: [PAN]\n',
      }),
    ).toEqual(['payment']);
    expect(await findTerms({body: 'The issuer.', file: 'docs/words.mdx'})).toEqual([]);
    expect(await findTerms({body: 'An issuer.', file: 'docs/_part.mdx'})).toEqual([]);
  });
});

it('explains at most eight terms per page', async () => {
  const names = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel', 'Fox', 'Gnu', 'Hen', 'Ibis', 'Jay'];
  const terms = names.map((name) => `### ${name}\n\nAn animal.`).join('\n\n');
  expect(await findTerms({body: names.join(', '), terms})).toEqual(names.slice(0, 8));
});

it("links to the glossary of the page's version and language", async () => {
  const terms = page('### Issuer\n\nUn banco.');
  const others = {[`${ES}/current/words.mdx`]: terms, 'versioned_docs/version-1/words.mdx': page(TERMS)};
  const getUrl = async (site: Omit<Site, 'body'>) => (await explain({body: 'The issuer.', others, ...site}))[0]?.url;
  expect(await getUrl({file: 'versioned_docs/version-1/a.mdx'})).toBe(
    '@site/versioned_docs/version-1/words.mdx#issuer',
  );
  expect(await getUrl({file: 'docs/a.mdx', locale: 'es'})).toBe(`@site/${ES}/current/words.mdx#issuer`);
  expect(await getUrl({file: `${ES}/current/a.mdx`, locale: 'es', others: {}})).toBe('@site/docs/words.mdx#issuer');
  expect(await getUrl({file: 'versioned_docs/version-0/a.mdx'})).toBeUndefined();
});

it("reports an everyday term that isn't in the glossary", async () => {
  expect(await messages(() => explain({body: 'The issuer.', fields: 'everyday_terms: [PAN, Isuer]\n'}))).toEqual([
    'docs/words.mdx:4: "Isuer" isn\'t a glossary term. Write it exactly as it appears in its heading, or remove it from everyday_terms.',
  ]);
});

it('parses the glossary once for all pages, and again after an edit', () => {
  const processor = createProcessor({remarkPlugins: [remarkFrontmatter]});
  let count = 0;
  const read = (text: string) => {
    workIn({'docs/terms.mdx': page(text)});
    return readTerms('docs/terms.mdx', BRAND, (content) => {
      count += 1;
      return processor.parse(content) as Root;
    }).map(({name}) => name);
  };
  expect([read('### PAN\n\nA number.'), read('### PAN\n\nA number.'), count]).toEqual([['PAN'], ['PAN'], 1]);
  expect([read('### CVC\n\nA number.'), count]).toEqual([['CVC'], 2]);
});

describe('the glossary page', () => {
  it('starts with links to its letters and a filter, and has each term beside its meaning', async () => {
    const tree = await transformPage({
      body: `What words mean.\n\n${TERMS.replace(' {#till}', '')}`,
      file: 'docs/words.mdx',
      terms: TERMS,
    });
    const [intro, letters, filter, i, entry] = tree.children;
    expect(filter).toMatchObject({type: 'mdxJsxFlowElement', name: 'EntryFilter'});
    expect(toString(intro)).toBe('What words mean.');
    const links: string[] = [];
    visit(letters as Nodes, 'link', (link: Link) => void links.push(`${toString(link)} ${link.url}`));
    expect(links).toEqual(['I #i', 'P #p']);
    expect(toString(i)).toBe('I');
    expect(getProperties(entry as Nodes)).toEqual({className: ['entry']});
    expect((entry as Emphasis).children.map((node) => toString(node))).toEqual([
      'Issuer',
      'The bank that gave the card. It approves payments.',
    ]);
  });
});
