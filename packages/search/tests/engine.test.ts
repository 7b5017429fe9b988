import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../src/engine';
import {highlight, MARK, createSnippet} from '../src/engine/highlight';
import {createShards} from '../src/engine/shards';
import {getEditDistance} from '../src/engine/words/editDistance';
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
const paths = (query: string): string[] =>
  engine.search(query).matches.map(({page: {path}, section}) => `${path}${section ? `#${section.anchor}` : ''}`);

it('orders equals the same, whichever part of the index arrived first', () => {
  const twins = ['rest', 'graphql', 'docs'].map((tag) => ({...page(`/${tag}/refund/`, 'Refund', 'none.md'), tag}));
  const parts = createShards(createRecords(twins, {folder: '/nowhere', url: SITE, language: 'en', guides: {}}), SITE);
  const tier = (name: string): typeof parts => parts.filter((shard) => shard.tier === name);
  const orderOf = (names: typeof parts): string[] => {
    const other = new SearchEngine();
    [...names, ...tier('texts')].forEach((shard) => other.add(shard));
    return other.search('refund').matches.map(({page: {path}}) => path);
  };
  expect(orderOf(tier('names'))).toHaveLength(3);
  expect(orderOf(tier('names').reverse())).toEqual(orderOf(tier('names')));
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
  ])('has one stem for %s and its forms', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('leaves short words and identifiers alone', () => {
    expect(['is', 'url', 'e102', 'business'].map(stem)).toEqual(['is', 'url', 'e102', 'business']);
  });

  it('compares names however they are written', () => {
    const forms = ['Create a payment', 'CREATE_PAYMENT', 'createPayment', 'create-payment'];
    expect(new Set(forms.map((form) => normalizeName(form).compact))).toEqual(new Set(['createpayment']));
  });
});

describe('the index', () => {
  it('finds titles, headings and texts, and puts names before texts', () => {
    expect(paths('lend')[0]).toBe('/lend/');
    expect(paths('late fees')).toContain('/return/#own');
    expect(paths('borrow')).toEqual(['/lend/']);
  });

  it('keeps what several pages say once, and knows each place', () => {
    const [names] = shards;
    expect(names).toMatchObject({tier: 'names', names: ['Late fees']});
    expect([...paths('late fees')].sort()).toEqual(['/lend/#late-fees', '/return/#own']);
  });

  it('keeps a description once that the text of its page begins with', () => {
    const text = 'About Lend a book. It is free.';
    const own = {'docs/lend.md': [{anchor: '', names: [], texts: [text]}]};
    const [, texts] = createShards(
      createRecords(pages, {folder: '/nowhere', url: SITE, language: 'en', guides: own}),
      SITE,
    );
    expect(texts).toMatchObject({tier: 'texts', pages: [text, 'About Return a book.', 'About createLoan.']});
  });

  it('finds what is typed in part, or wrongly', () => {
    expect(paths('creat')[0]).toBe('/createLoan/');
    expect(paths('createlo')[0]).toBe('/createLoan/');
    expect(paths('retrun')[0]).toBe('/return/');
    expect(paths('xyzzy')).toEqual([]);
  });

  it('answers nothing to what holds no word, and takes any length', () => {
    for (const query of ['', '   ', '🤑', '<>', '""', '/'])
      expect(engine.search(query)).toEqual({matches: [], total: 0});
    expect(engine.search('book '.repeat(2000)).total).toBeGreaterThan(0);
  });

  it('counts all, gives a part, and holds to filters', () => {
    const all = engine.search('book');
    expect(engine.search('book', {offset: 1, limit: 1})).toEqual({matches: [all.matches[1]], total: all.total});
    const filters = (tag: string) => ({filters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]]});
    expect(engine.search('book', filters('docs-default-current')).total).toBe(all.total);
    expect(engine.search('book', filters('docs-rest-current')).total).toBe(0);
    expect(engine.search('book', {filters: ['language:es']}).total).toBe(0);
  });

  it('refuses texts without names', () => {
    const texts = {tier: 'texts', tag: 'other', pages: [], places: []} as const;
    expect(() => new SearchEngine().add({...texts, pages: [], sections: []})).toThrow('before its names');
  });
});

describe('a query', () => {
  const named = (title: string, category: string): SitePage => ({
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
    titles.map(([title, category]) => named(title, category)),
    {folder: '/nowhere', url: SITE, language: 'en', guides},
  );
  createShards(records, SITE).forEach((shard) => other.add(shard));
  const found = (query: string): string[] => other.search(query).matches.map(({page: {path}}) => path);

  it('may write words in one that are several, and several that are one', () => {
    expect(paths('lendabook')[0]).toBe('/lend/');
    expect(paths('lendabo')[0]).toBe('/lend/');
    expect(found('readbymail')).toEqual(['/Mutations/Read by mail/']);
    expect(paths('every body')).toEqual(['/lend/']);
    const [first] = other.search('readbymail').matches;
    expect(highlight('Read by mail', first!.terms)).toBe(
      `${MARK.start}Read${MARK.end} by ${MARK.start}mail${MARK.end}`,
    );
  });

  it('may say where the page stands', () => {
    expect(found('mutation mail')[0]).toBe('/Mutations/Mail/');
    expect(found('mail query')[0]).toBe('/Queries/Mail/');
    expect(found('graphql onMail')[0]).toBe('/Queries/onMail/');
    expect(found('mutations')[0]).toMatch(/^\/Mutations\//);
    expect(paths('guides fees')).toContain('/return/#own');
  });

  it('may be an address that somebody copied', () => {
    expect(engine.search('https://docs.example/createLoan')).toEqual(engine.search('createLoan'));
    expect(engine.search('https://book')).toEqual(engine.search('https book'));
  });

  it('may be a name in code with a wrong letter in one of its words', () => {
    expect(paths('createLaon')[0]).toBe('/createLoan/');
  });

  it('is not narrowed by the first letter of a word', () => {
    expect(paths('return l')).toEqual(paths('return'));
  });

  it('is no beginning of two words when it is a word', () => {
    const scores = new Map(other.search('letters').matches.map(({page: {title}, score}) => [title, score]));
    expect(scores.get('Letter box')).toBeCloseTo(scores.get('LetterState') ?? 0, -2);
  });

  it('finds by a piece in part what it finds by the whole', () => {
    expect(found('onM')).toEqual(['/Queries/onMail/']);
    expect(found('MailS')[0]).toBe('/Queries/MailStamp/');
  });
});

describe('marks', () => {
  const mark = (text: string): string => `${MARK.start}${text}${MARK.end}`;

  it('are around the words that matched, also when they were mistyped', () => {
    const [found] = engine.search('retrun').matches;
    expect(highlight('Return a book', found!.terms)).toBe(`${mark('Return')} a book`);
  });

  it('stand in a part of the text around them', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`.trim();
    const part = createSnippet(text, new Set(['needl']));
    expect(part).toContain(mark('needle'));
    expect(part).toMatch(/^… .* …$/);
    expect(part.length).toBeLessThan(130);
  });
});

describe('corrections', () => {
  it.each([
    ['refnud', 'refund', 1],
    ['paymet', 'payment', 1],
    ['payment', 'payment', 0],
    ['card', 'bank', 3],
  ])('%s and %s differ by %i', (one, other, count) => {
    expect(getEditDistance(one, other, 2)).toBe(Math.min(count, 3));
  });
});

describe('pages near to an address', () => {
  const near = (pathname: string): string[] => findClosestPages(pathname, engine.pages, 2).map(({path}) => path);

  it.each([
    ['/lent/', '/lend/'],
    ['/docs/return.html', '/return/'],
    ['/create-loan', '/createLoan/'],
  ])('%s is near to %s', (pathname, path) => {
    expect(near(pathname)[0]).toBe(path);
  });

  it('are none when nothing is near, or the address is malformed', () => {
    expect(near('/qqq/')).toEqual([]);
    expect(near('/')).toEqual([]);
    expect(near('/%E0%A4%A/')).toEqual([]);
  });
});

it('knows the words that say nothing in the language of the pages', () => {
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
