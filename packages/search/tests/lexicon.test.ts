import {describe, expect, it} from 'vitest';
import {Lexicon, parseLexicon} from '../src/engine/words/lexicon';
import {readLexicons} from '../src/plugin/lexicons';

describe('a lexicon', () => {
  it('has one-way lines, two-way lines, and lines with stop words', () => {
    expect(parseLexicon('# a remark\n\na, b c -> d (0.5)\ne = f\n- g')).toEqual([
      {from: ['a', 'b c'], to: ['d'], weight: 0.5},
      {from: ['e'], to: ['f'], weight: 0.8},
      {from: ['f'], to: ['e'], weight: 0.8},
      {from: ['g'], to: [], weight: 0},
    ]);
  });

  it('is rejected with its invalid line', () => {
    expect(() => parseLexicon('gpay Google Pay')).toThrow('"gpay Google Pay" isn\'t a valid lexicon line.');
  });

  it('finds the longest terms of a query, in any form', () => {
    const lexicon = new Lexicon();
    lexicon.add(parseLexicon('card on file -> saved card\ncard -> payment method'));
    expect(lexicon.find(['charge', 'cards', 'on', 'files'])).toEqual([
      {start: 1, end: 4, to: ['saved card'], weight: 0.8},
    ]);
    expect(lexicon.find(['card'])).toMatchObject([{to: ['payment method']}]);
  });
});

it('parses the built-in lexicons, where no word maps to itself', () => {
  const entries = parseLexicon(readLexicons());
  expect(entries.length).toBeGreaterThan(200);
  for (const {from, to} of entries) {
    for (const word of from) if (to.length === 1) expect(to, word).not.toEqual([word]);
  }
});
