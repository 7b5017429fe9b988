/** What comes first, and why: on a small site, with weights as they are shipped. */
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
const place = (name: string, texts: string[], more: object = {}) => ({
  ...{anchor: name.toLowerCase().replaceAll(' ', '-'), names: [name], texts},
  ...more,
});
const guides = {
  'docs/lend.md': [
    place('Late fees', ['A fee of 20 cents a day, on test account 4111 1111 1111 1111.']),
    place('Set a reminder', ['We write to you two days before.'], {code: ['library.sendReminder', '--silent']}),
  ],
  'docs/return.md': [place('Lost books', ['Say what happened to the book. You pay for it.'])],
  'docs/pay.md': [place('Pay at the desk', ['The desk takes coins.']), place('Pay online', ['With a card.'])],
  'docs/Loan.md': [place('status', ['Where the loan stands.']), place('id', ['Of the loan.'])],
  'docs/Reader.md': [place('status', ['Whether the reader may borrow.'])],
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
const records = createRecords(pages, {folder: '/nowhere', url: SITE, language: 'en', guides});
const engine = new SearchEngine();
createShards(records, SITE, lexicon).forEach((shard) => engine.add(shard));
const found = (query: string, previousFirst?: string): string[] =>
  engine
    .search(query, {previousFirst})
    .matches.map((hit) => `${hit.page.path}${hit.section ? `#${hit.section.anchor}` : ''}`);

describe('pages', () => {
  it('are not dropped for a word that they lack', () => {
    expect(found('how do I pay at the desk with a purple elephant')[0]).toBe('/pay/#pay-at-the-desk');
    expect(found('return lost umbrella book')[0]).toMatch(/^\/return\//);
  });

  it('lead to the section that answers', () => {
    expect(found('lost books')[0]).toBe('/return/#lost-books');
    expect(found('return a book')[0]).toBe('/return/');
  });

  it('come first when their very name is asked for, in the way it is written', () => {
    expect(found('payFees')[0]).toBe('/payFees/');
    expect(found('loan')[0]).toBe('/Loan/');
  });

  it('come first with a message that stands on them as it is', () => {
    expect(found('Say what happened to the book. You pay for it.')[0]).toBe('/return/#lost-books');
  });

  it('have the field of a path', () => {
    expect(found('Loan.status')[0]).toBe('/Loan/#status');
    expect(found('Reader.status')[0]).toBe('/Reader/#status');
  });
});

it('a path of an API as it is called is the one with placeholders for ids', () => {
  expect(found('https://api.example/v1/Loan/loan_7/status')).toEqual(found('/Loan/{id}/status'));
  expect(found('/Loan/{id}/status')[0]).toMatch(/^\/Loan\//);
});

describe('what is shown', () => {
  it('is found: digits in groups or not, and words of code', () => {
    for (const query of ['4111 1111 1111 1111', '4111111111111111', '4111-1111-1111-1111', '4111 1111'])
      expect(found(query), query).toEqual(['/lend/#late-fees']);
    expect(found('library.sendReminder({})')[0]).toBe('/lend/#set-a-reminder');
    expect(found('--silent')[0]).toBe('/lend/#set-a-reminder');
    // A part of a name isn't the word that the lexicon knows.
    expect(found('multas.sendReminder')).toEqual(found('xyz.sendReminder'));
  });
});

describe('other words for the same', () => {
  it('find what nobody wrote so', () => {
    expect(found('penalty')[0]).toMatch(/#late-fees$|^\/pay/);
    expect(found('pagar las multas')[0]).toMatch(/#late-fees$|^\/pay/);
    expect(found('borrow money')[0]).toBe('/pay/#pay-at-the-desk');
  });

  it('lead one way, and may be typed in part or mistyped', () => {
    expect(found('penal')).toEqual(found('penalty'));
    expect(found('penallty')[0]).toBe(found('penalty')[0]);
    expect(found('borrow mon')[0]).toBe('/pay/#pay-at-the-desk');
  });
});

describe('corrections', () => {
  it('are of words that nobody wrote, towards words that somebody did', () => {
    expect(found('retrun')[0]).toBe('/return/');
    expect(found('retrn a bok')[0]).toBe('/return/');
  });

  it('find nothing rather than something else', () => {
    for (const query of ['postman', 'weather', 'loaves', 'xyzzy']) expect(found(query), query).toEqual([]);
  });
});

describe('a page that was first', () => {
  it('stays so while it is about as good, and no longer', () => {
    const twins = new SearchEngine();
    const both = ['/a/', '/b/'].map((path) => page(path, 'Refund'));
    createShards(createRecords(both, {folder: '/nowhere', url: SITE, language: 'en', guides: {}}), SITE).forEach(
      (shard) => twins.add(shard),
    );
    const first = (previousFirst?: string): string | undefined =>
      twins.search('refund', {previousFirst}).matches[0]?.page.path;
    expect([first(), first('/b/'), first('/nowhere/')]).toEqual(['/a/', '/b/', '/a/']);
    expect(found('Loan', '/Reader/')[0]).toBe('/Loan/');
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
