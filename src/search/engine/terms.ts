import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import {comparedName} from './names';
import type {ParsedQuery, QueryWord} from './query';
import type {Evidence} from './rank';
import {mistakesIn} from './spelling';
import {splitWords, stem, termsOf} from './tokenize';
import {Vocabulary} from './vocabulary';

interface Names {
  title?: string;
  identifiers?: string;
  name?: string;
}

/** How much it counts where a word stands. */
const BOOST = {title: 12, identifiers: 6, name: 8};
const TEXT_BOOST = 1.2;
/** What is not the word itself but begins with it, or means the same. */
const PREFIX = 0.4;
const SYNONYM = 0.15;
const PIECE = 0.6;
/** A word that is not made of several may be the beginning of one that is. */
const WHOLE = 0.25;
/** The beginning of a word says too little to look for it in texts. */
const SHORTEST_IN_TEXTS = 3;
/** One letter is looked for in titles alone. */
const SHORTEST_IN_NAMES = 2;
const asItIs = (term: string): string => term;
const oneTerm = (text: string): string[] => [text];

/** Which words stand in the names and texts of things. Two indexes, so that names alone can be asked first. */
export class TermIndex<Target> {
  private readonly vocabulary = new Vocabulary();
  private readonly names = new MiniSearch<Names & {id: number}>({
    fields: ['title', 'identifiers', 'name'],
    tokenize: (text) => this.terms(text),
    processTerm: asItIs,
  });
  private readonly texts = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    tokenize: (text) => this.terms(text),
    processTerm: asItIs,
  });
  private readonly targets: Target[] = [];
  private readonly numbers = new Map<Target, number>();

  addName(target: Target, names: Names): void {
    this.names.add({id: this.numberOf(target), ...names});
  }

  addText(target: Target, text: string): void {
    this.texts.add({id: this.numberOf(target), text});
  }

  /** The terms of a field; its words become known. */
  private terms(text: string): string[] {
    const words = splitWords(text);
    for (const {whole, forms} of words) {
      this.vocabulary.note(whole);
      if (forms.length > 1) forms.forEach((form) => this.vocabulary.note(form));
    }
    return termsOf(words);
  }

  private numberOf(target: Target): number {
    const number = this.numbers.get(target) ?? this.targets.push(target) - 1;
    this.numbers.set(target, number);
    return number;
  }

  /**
   * @param words - of a query
   * @returns what is known of each thing that has one of them
   */
  find(words: readonly QueryWord[]): Map<Target, Evidence> {
    const evidence = new Map<Target, Evidence>();
    const letters = words.reduce((sum, {whole}) => sum + whole.length, 0);
    const fields = letters < SHORTEST_IN_NAMES ? ['title'] : Object.keys(BOOST);
    const names = this.names.search(anyOf(words, true), {fields, boost: BOOST, weights: {prefix: PREFIX, fuzzy: 0}});
    this.gather(evidence, names, words, 'nameMask');
    if (letters >= SHORTEST_IN_TEXTS) {
      const all: Query = {
        combineWith: 'AND',
        queries: words.map((word, index) => anyOf([word], index === words.length - 1)),
      };
      const weights = {boost: {text: TEXT_BOOST}, weights: {prefix: PREFIX, fuzzy: 0}};
      const texts = this.texts.search(all, weights);
      // Some words may stand in the page's title and others in a text.
      this.gather(
        evidence,
        texts.length > 0 || words.length === 1 ? texts : this.texts.search(anyOf(words, true), weights),
        words,
        'textMask',
      );
    }
    return evidence;
  }

  private gather(
    evidence: Map<Target, Evidence>,
    results: readonly SearchResult[],
    words: readonly QueryWord[],
    mask: 'nameMask' | 'textMask',
  ): void {
    for (const {id, score, queryTerms, terms} of results) {
      const target = this.targets[id as number]!;
      const own: Evidence = evidence.get(target) ?? {score: 0, nameMask: 0, textMask: 0, terms: new Set()};
      evidence.set(target, own);
      own.score += score;
      own[mask] |= wordsIn(queryTerms, words);
      for (const term of terms) own.terms.add(term);
    }
  }

  /**
   * Replaces words that are nowhere by the most similar ones that are.
   *
   * @param query - a query
   * @returns the corrected query; nothing if there is nothing to correct
   */
  correct(query: ParsedQuery): ParsedQuery | undefined {
    const words = query.words.map((word) => this.correctWord(word));
    if (words.every((word, index) => word.whole === query.words[index]?.whole)) return undefined;
    return {words, name: comparedName(words.map(({whole}) => whole).join(' '))};
  }

  private correctWord(word: QueryWord): QueryWord {
    const known = (form: string): string | undefined =>
      this.vocabulary.has(form) ? form : this.vocabulary.mostSimilar(form, mistakesIn(form));
    if (this.vocabulary.has(word.whole)) return word;
    const forms = word.forms.map((form) => known(form) ?? form);
    const whole = known(word.whole) ?? forms.join('');
    return {whole, forms, pieces: forms.map(stem), synonyms: []};
  }
}

/** Any of the words in any of its forms; the last one may be typed in part. */
function anyOf(words: readonly QueryWord[], isTyping: boolean): Query {
  const last = words.at(-1);
  const queries = words.flatMap((word): Query[] => {
    const mayContinue = isTyping && word === last;
    const term = (text: string, weight: number, prefix: boolean): Query => ({
      queries: [text],
      tokenize: oneTerm,
      boostTerm: () => weight,
      prefix,
    });
    const isCompound = word.pieces.length > 1;
    const terms = [
      ...word.pieces.map((piece, index) =>
        term(piece, isCompound ? PIECE : 1, mayContinue && index === word.pieces.length - 1),
      ),
      ...word.synonyms.map((synonym) => term(synonym, SYNONYM, false)),
    ];
    return word.pieces.includes(word.whole)
      ? terms
      : [term(word.whole, isCompound ? 1 : WHOLE, mayContinue || isCompound), ...terms];
  });
  return {combineWith: 'OR', queries};
}

/** Which words of a query were found, as a bit for each. */
function wordsIn(found: readonly string[], words: readonly QueryWord[]): number {
  let mask = 0;
  words.forEach(({whole, pieces, synonyms}, index) => {
    const has = (term: string): boolean => found.includes(term);
    if (has(whole) || pieces.every(has) || synonyms.some(has)) mask |= 1 << index;
  });
  return mask;
}
