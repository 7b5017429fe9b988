import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../src/engine';
import {highlight, HIGHLIGHT_MARKERS, createSnippet} from '../src/engine/highlight';
import {createShards} from '../src/engine/shards';
import {computeEditDistance} from '../src/engine/words/editDistance';
import {findClosestPages} from '../src/engine/suggest';
import {normalizeName} from '../src/engine/names';
import {splitWords, stem, getTerms} from '../src/engine/words/tokenize';
import {createRecords} from '../src/plugin/records';
import type {SitePage} from '../src/plugin/pages';

const SITE = 'https://docs.example';
const page = (path: string, title: string, file: string): SitePage => ({
  ...{area: 'docs', path, title, description: `About ${title}.`, file, tag: 'docs-default-current'},
  breadcrumb: ['Guides', 'Books'],
});
const pages = [
  page('/lend/', 'Lend a book', 'docs/lend.md'),
  page('/return/', 'Return a book', 'docs/return.md'),
  page('/createLoan/', 'createLoan', 'docs/loan.md'),
];
const guides = {
  'docs/lend.md': [
    {anchor: '', names: [], texts: ['Everybody may borrow five books.']},
    {anchor: 'late-fees', names: ['Late fees'], texts: ['A fee of 20 cents <b>a day</b>.']},
  ],
  'docs/loan.md': [{anchor: '', names: [], texts: ['Our guides tell of fees.']}],
  'docs/return.md': [{anchor: 'own', names: ['Late fees'], texts: ['A fee of 20 cents <b>a day</b>.']}],
};
const shards = createShards(createRecords(pages, {folder: '/nowhere', url: SITE, language: 'en', guides}), SITE);
const engine = new SearchEngine();
shards.forEach((shard) => engine.add(shard));
const findPaths = (query: string): string[] =>
  engine.search(query).matches.map(({page: {path}, section}) => `${path}${section ? `#${section.anchor}` : ''}`);

it('orders equal matches the same, whichever shard arrives first', () => {
  const equalPages = ['rest', 'graphql', 'docs'].map((tag) => ({...page(`/${tag}/refund/`, 'Refund', 'none.md'), tag}));
  const parts = createShards(
    createRecords(equalPages, {folder: '/nowhere', url: SITE, language: 'en', guides: {}}),
    SITE,
  );
  const getShards = (name: string): typeof parts => parts.filter((shard) => shard.tier === name);
  const getOrder = (names: typeof parts): string[] => {
    const other = new SearchEngine();
    [...names, ...getShards('texts')].forEach((shard) => other.add(shard));
    return other.search('refund').matches.map(({page: {path}}) => path);
  };
  expect(getOrder(getShards('names'))).toHaveLength(3);
  expect(getOrder(getShards('names').reverse())).toEqual(getOrder(getShards('names')));
});

describe('the tokenizer', () => {
  it.each([
    ['createPayment', ['createpayment', 'creat', 'payment']],
    ['create_payment', ['createpayment', 'creat', 'payment']],
    ['create-payment', ['createpayment', 'creat', 'payment']],
    ['Payments', ['payment']],
    ['onUpdateChargesV2', ['onupdatechargesv2', 'on', 'updat', 'charg', 'v2']],
    ['E102', ['e102']],
    ['Málaga', ['malaga']],
    ['🤑 <>"', []],
  ])('finds the terms of %s', (text, terms) => {
    expect(getTerms(splitWords(text))).toEqual(terms);
  });

  it.each([
    ['refunds', 'refunded', 'refunding', 'refund'],
    ['cancels', 'canceled', 'cancelled', 'cancel'],
    ['queries', 'query'],
    ['statuses', 'status'],
    ['authorize', 'authorise', 'authorized', 'authorizing'],
    ['partial', 'partially'],
  ])('has the same stem for %s and its other forms', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('leaves short words and identifiers unchanged', () => {
    expect(['is', 'url', 'e102', 'business'].map(stem)).toEqual(['is', 'url', 'e102', 'business']);
  });

  it('compares names regardless of their spelling', () => {
    const forms = ['Create a payment', 'CREATE_PAYMENT', 'createPayment', 'create-payment'];
    expect(new Set(forms.map((form) => normalizeName(form).compact))).toEqual(new Set(['createpayment']));
  });
});

describe('the index', () => {
  it('finds titles, headings, and texts, and ranks names above texts', () => {
    expect(findPaths('lend')[0]).toBe('/lend/');
    expect(findPaths('late fees')).toContain('/return/#own');
    expect(findPaths('borrow')).toEqual(['/lend/']);
  });

  it('stores repeated text once, and finds each of its sections', () => {
    const [names] = shards;
    expect(names).toMatchObject({tier: 'names', names: ['Late fees']});
    expect([...findPaths('late fees')].sort()).toEqual(['/lend/#late-fees', '/return/#own']);
  });

  it('stores a description once if the text of its page starts with it', () => {
    const text = 'About Lend a book. It is free.';
    const own = {'docs/lend.md': [{anchor: '', names: [], texts: [text]}]};
    const [, texts] = createShards(
      createRecords(pages, {folder: '/nowhere', url: SITE, language: 'en', guides: own}),
      SITE,
    );
    expect(texts).toMatchObject({tier: 'texts', pages: [text, 'About Return a book.', 'About createLoan.']});
  });

  it('finds partial and misspelled words', () => {
    expect(findPaths('creat')[0]).toBe('/createLoan/');
    expect(findPaths('createlo')[0]).toBe('/createLoan/');
    expect(findPaths('retrun')[0]).toBe('/return/');
    expect(findPaths('xyzzy')).toEqual([]);
  });

  it('returns nothing for a query without words, and accepts any length', () => {
    for (const query of ['', '   ', '🤑', '<>', '""', '/'])
      expect(engine.search(query)).toEqual({matches: [], total: 0});
    expect(engine.search('book '.repeat(2000)).total).toBeGreaterThan(0);
  });

  it('counts all matches, returns a part of them, and applies filters', () => {
    const all = engine.search('book');
    expect(engine.search('book', {offset: 1, limit: 1})).toEqual({matches: [all.matches[1]], total: all.total});
    const filters = (tag: string) => ({filters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]]});
    expect(engine.search('book', filters('docs-default-current')).total).toBe(all.total);
    expect(engine.search('book', filters('docs-rest-current')).total).toBe(0);
    expect(engine.search('book', {filters: ['language:es']}).total).toBe(0);
  });

  it('rejects texts without names', () => {
    const texts = {tier: 'texts', tag: 'other'} as const;
    expect(() => new SearchEngine().add({...texts, pages: [], sections: []})).toThrow('before its names');
  });
});

describe('a query', () => {
  const createCategoryPage = (title: string, category: string): SitePage => ({
    ...page(`/${category}/${title}/`, title, `${title}.md`),
    breadcrumb: ['GraphQL API', category],
  });
  const titles: [string, string][] = [
    ['Read by mail', 'Mutations'],
    ['Mail', 'Mutations'],
    ['Mail', 'Queries'],
    ['MailStamp', 'Queries'],
    ['onMail', 'Queries'],
    ['LetterState', 'Queries'],
    ['Letter box', 'Queries'],
    ['Write letters', 'Queries'],
  ];
  const other = new SearchEngine();
  const records = createRecords(
    titles.map(([title, category]) => createCategoryPage(title, category)),
    {folder: '/nowhere', url: SITE, language: 'en', guides},
  );
  createShards(records, SITE).forEach((shard) => other.add(shard));
  const findOtherPaths = (query: string): string[] => other.search(query).matches.map(({page: {path}}) => path);

  it('can join and split words', () => {
    expect(findPaths('lendabook')[0]).toBe('/lend/');
    expect(findPaths('lendabo')[0]).toBe('/lend/');
    expect(findOtherPaths('readbymail')).toEqual(['/Mutations/Read by mail/']);
    expect(findPaths('every body')).toEqual(['/lend/']);
    const [first] = other.search('readbymail').matches;
    expect(highlight('Read by mail', first!.terms)).toBe(
      `${HIGHLIGHT_MARKERS.start}Read${HIGHLIGHT_MARKERS.end} by ${HIGHLIGHT_MARKERS.start}mail${HIGHLIGHT_MARKERS.end}`,
    );
  });

  it('can include the breadcrumbs of a page', () => {
    expect(findOtherPaths('mutation mail')[0]).toBe('/Mutations/Mail/');
    expect(findOtherPaths('mail query')[0]).toBe('/Queries/Mail/');
    expect(findOtherPaths('graphql onMail')[0]).toBe('/Queries/onMail/');
    expect(findOtherPaths('mutations')[0]).toMatch(/^\/Mutations\//);
    expect(findPaths('guides fees')).toContain('/return/#own');
  });

  it('can be a copied URL', () => {
    expect(engine.search('https://docs.example/createLoan')).toEqual(engine.search('createLoan'));
    expect(engine.search('https://book')).toEqual(engine.search('https book'));
  });

  it('can be an identifier with a typo in one of its words', () => {
    expect(findPaths('createLaon')[0]).toBe('/createLoan/');
  });

  it('is not narrowed by the first letter of a word', () => {
    expect(findPaths('return l')).toEqual(findPaths('return'));
  });

  it("isn't the start of two words if it is a word", () => {
    const scores = new Map(other.search('letters').matches.map(({page: {title}, score}) => [title, score]));
    expect(scores.get('Letter box')).toBeCloseTo(scores.get('LetterState') ?? 0, -2);
  });

  it('finds an identifier by a partial word', () => {
    expect(findOtherPaths('onM')).toEqual(['/Queries/onMail/']);
    expect(findOtherPaths('MailS')[0]).toBe('/Queries/MailStamp/');
  });
});

describe('highlights', () => {
  const highlightText = (text: string): string => `${HIGHLIGHT_MARKERS.start}${text}${HIGHLIGHT_MARKERS.end}`;

  it('surround the words that matched, even if they were misspelled', () => {
    const [found] = engine.search('retrun').matches;
    expect(highlight('Return a book', found!.terms)).toBe(`${highlightText('Return')} a book`);
  });

  it('are in a snippet of the text around them', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim();
    const part = createSnippet(text, new Set(['needl']));
    expect(part).toContain(highlightText('needle'));
    expect(part).toMatch(/^… .* …$/);
    expect(part.length).toBeLessThan(130);
  });
});

describe('computeEditDistance', () => {
  it.each([
    ['refnud', 'refund', 1],
    ['paymet', 'payment', 1],
    ['payment', 'payment', 0],
    ['card', 'bank', 3],
  ])('%s and %s differ by %i', (one, other, count) => {
    expect(computeEditDistance(one, other, 2)).toBe(Math.min(count, 3));
  });
});

describe('findClosestPages', () => {
  const suggestPaths = (pathname: string): string[] =>
    findClosestPages(pathname, engine.pages, 2).map(({path}) => path);

  it.each([
    ['/lent/', '/lend/'],
    ['/docs/return.html', '/return/'],
    ['/create-loan', '/createLoan/'],
  ])('returns for %s: %s', (pathname, path) => {
    expect(suggestPaths(pathname)[0]).toBe(path);
  });

  it('returns nothing without a close match, or for a malformed URL', () => {
    expect(suggestPaths('/qqq/')).toEqual([]);
    expect(suggestPaths('/')).toEqual([]);
    expect(suggestPaths('/%E0%A4%A/')).toEqual([]);
  });
});

it("ignores the stop words of the pages' language", () => {
  const site = {folder: '/nowhere', url: SITE, guides};
  const find = (language: string): (string | undefined)[] => {
    const spanish = new SearchEngine();
    const list = [page('/reembolso/', 'Reembolso', 'docs/r.md'), page('/como/', 'Cómo se paga', 'docs/c.md')];
    createShards(createRecords(list, {...site, language}), SITE).forEach((shard) => spanish.add(shard));
    return spanish.search('cómo reembolso').matches.map((found) => found.page.path);
  };
  expect(find('es')).toEqual(['/reembolso/']);
  expect(find('en')).not.toEqual(['/reembolso/']);
});
