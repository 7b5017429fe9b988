/** Ranking on a small site, with the built-in weights. */
import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../src/engine';
import {createShards} from '../src/engine/shards';
import {createRecords} from '../src/plugin/records';
import type {SitePage} from '../src/plugin/pages';

const SITE = 'https://docs.example';
const page = (path: string, title: string): SitePage => ({
  ...{area: 'docs', path, title, description: '', file: `docs${path.slice(0, -1)}.md`, tag: 'docs-default-current'},
  breadcrumb: ['Guides'],
});
const createSection = (name: string, texts: string[], more: object = {}) => ({
  ...{anchor: name.toLowerCase().replaceAll(' ', '-'), names: [name], texts},
  ...more,
});
const guides = {
  'docs/lend.md': [
    createSection('Late fees', ['A fee of 20 cents a day, on test account 4111 1111 1111 1111.']),
    createSection('Set a reminder', ['We write to you two days before.'], {code: ['library.sendReminder', '--silent']}),
  ],
  'docs/return.md': [createSection('Lost books', ['Say what happened to the book. You pay for it.'])],
  'docs/pay.md': [
    createSection('Pay at the desk', ['The desk takes coins.']),
    createSection('Pay online', ['With a card.']),
  ],
  'docs/Loan.md': [createSection('status', ['Where the loan stands.']), createSection('id', ['Of the loan.'])],
  'docs/Reader.md': [createSection('status', ['Whether the reader may borrow.'])],
};
const pages = [
  page('/lend/', 'Lend a book'),
  page('/return/', 'Return a book'),
  page('/pay/', 'Pay your fees'),
  page('/Loan/', 'Loan'),
  page('/Reader/', 'Reader'),
  page('/payFees/', 'payFees'),
];
const lexicon = 'fine, penalty -> fees\n- por, las\nmultas -> fees (1)\nborrow money -> pay at the desk';
function createEngine(sitePages: SitePage[], sections: typeof guides): SearchEngine {
  const records = createRecords(sitePages, {folder: '/nowhere', url: SITE, language: 'en', guides: sections});
  const result = new SearchEngine();
  createShards(records, SITE, lexicon).forEach((shard) => result.add(shard));
  return result;
}
const engine = createEngine(pages, guides);
const findPaths = (query: string, previousFirst?: string): string[] =>
  engine
    .search(query, {previousFirst})
    .matches.map((hit) => `${hit.page.path}${hit.section ? `#${hit.section.anchor}` : ''}`);

describe('pages', () => {
  it('are not dropped for a missing word', () => {
    expect(findPaths('how do I pay at the desk with a purple elephant')[0]).toBe('/pay/#pay-at-the-desk');
    expect(findPaths('return lost umbrella book')[0]).toMatch(/^\/return\//);
  });

  it('link to the matching section', () => {
    expect(findPaths('lost books')[0]).toBe('/return/#lost-books');
    expect(findPaths('return a book')[0]).toBe('/return/');
  });

  it('rank first for their exact name', () => {
    expect(findPaths('payFees')[0]).toBe('/payFees/');
    expect(findPaths('loan')[0]).toBe('/Loan/');
  });

  it('rank first for a message that they contain verbatim', () => {
    const message = 'Say what happened to the book. You pay for it.';
    expect(findPaths(message)[0]).toBe('/return/#lost-books');
    const similar = {'docs/pay.md': [createSection('What happened to books you pay for', ['Say what. The book. It.'])]};
    const {matches} = createEngine(pages, {...guides, ...similar}).search(message);
    expect(matches[0]?.section?.anchor).toBe('lost-books');
  });

  it('match a path to a field', () => {
    expect(findPaths('Loan.status')[0]).toBe('/Loan/#status');
    expect(findPaths('Reader.status')[0]).toBe('/Reader/#status');
  });
});

it('matches an API path with IDs to the one with placeholders', () => {
  expect(findPaths('https://api.example/v1/Loan/loan_7/status')).toEqual(findPaths('/Loan/{id}/status'));
  expect(findPaths('/Loan/{id}/status')[0]).toMatch(/^\/Loan\//);
});

describe('visible text', () => {
  it('is found: digits, grouped or not, and words of code', () => {
    for (const query of ['4111 1111 1111 1111', '4111111111111111', '4111-1111-1111-1111', '4111 1111'])
      expect(findPaths(query), query).toEqual(['/lend/#late-fees']);
    expect(findPaths('library.sendReminder({})')[0]).toBe('/lend/#set-a-reminder');
    expect(findPaths('--silent')[0]).toBe('/lend/#set-a-reminder');
    // A part of an identifier doesn't count as a word of the lexicon.
    expect(findPaths('multas.sendReminder')).toEqual(findPaths('xyz.sendReminder'));
  });
});

describe('synonyms', () => {
  it('find pages that use other words', () => {
    expect(findPaths('penalty')[0]).toMatch(/#late-fees$|^\/pay/);
    expect(findPaths('pagar las multas')[0]).toMatch(/#late-fees$|^\/pay/);
    expect(findPaths('borrow money')[0]).toBe('/pay/#pay-at-the-desk');
  });

  it('work one way, and can be partial or misspelled', () => {
    expect(findPaths('penal')).toEqual(findPaths('penalty'));
    expect(findPaths('penallty')[0]).toBe(findPaths('penalty')[0]);
    expect(findPaths('borrow mon')[0]).toBe('/pay/#pay-at-the-desk');
  });
});

describe('corrections', () => {
  it('replace words that are on no page with words that are', () => {
    expect(findPaths('retrun')[0]).toBe('/return/');
    expect(findPaths('retrn a bok')[0]).toBe('/return/');
  });

  it('find nothing rather than something unrelated', () => {
    for (const query of ['postman', 'weather', 'loaves', 'xyzzy']) expect(findPaths(query), query).toEqual([]);
  });
});

describe('a page that ranked first', () => {
  it('stays first only as long as it is about as good', () => {
    const otherEngine = new SearchEngine();
    const equalPages = ['/a/', '/b/'].map((path) => page(path, 'Refund'));
    createShards(createRecords(equalPages, {folder: '/nowhere', url: SITE, language: 'en', guides: {}}), SITE).forEach(
      (shard) => otherEngine.add(shard),
    );
    const findFirst = (previousFirst?: string): string | undefined =>
      otherEngine.search('refund', {previousFirst}).matches[0]?.page.path;
    expect([findFirst(), findFirst('/b/'), findFirst('/nowhere/')]).toEqual(['/a/', '/b/', '/a/']);
    expect(findPaths('Loan', '/Reader/')[0]).toBe('/Loan/');
  });
});

describe('an explanation', () => {
  it('adds up to the score', () => {
    for (const {total, score} of engine.explain('pay fees').pages) {
      if (!score) continue;
      const {words, coverage, nameMatch, section, proximity, kind} = score;
      expect((words * coverage + nameMatch + section + proximity) * kind).toBeCloseTo(total);
    }
  });
});
