import MiniSearch, {type Query, type QueryCombination, type SearchResult} from 'minisearch';
import {comparedName} from './names';
import type {ParsedQuery, QueryWord} from './query';
import type {Evidence} from './rank';
import {mistakesIn} from './words/spelling';
import {joinedTerms, splitWords, stem, termsOf} from './words/tokenize';
import {Vocabulary} from './words/vocabulary';

interface Names {
  title?: string;
  identifiers?: string;
  name?: string;
}

/** How much it counts where a word stands. */
const BOOST = {title: 12, identifiers: 6, name: 8, joined: 6};
const TEXT_BOOST = 1.2;
/** What is not the word itself but begins with it, or means the same. */
const PREFIX = 0.4;
const SYNONYM = 0.15;
const PIECE = 0.6;
/** A word that is not made of several may be the beginning of one that is. */
const WHOLE = 0.25;
/** Two words that are written in one elsewhere. */
const JOINED = 0.8;
/** The beginning of a word says too little to look for it in texts. */
const SHORTEST_IN_TEXTS = 3;
/** The last piece of a word says too little by itself: the whole word is looked for. */
const SHORTEST_PIECE = 3;
/** One letter is looked for in titles alone. */
const SHORTEST_IN_NAMES = 2;
const asItIs = (term: string): string => term;
const oneTerm = (text: string): string[] => [text];

/** Which words stand in the names and texts of things. Two indexes, so that names alone can be asked first. */
export class TermIndex<Target> {
  private readonly vocabulary = new Vocabulary();
  /** Words that have no pieces, and their stems. */
  private readonly simple = new Set<string>();
  private readonly names = new MiniSearch<Names & {id: number; joined?: string}>({
    fields: ['title', 'identifiers', 'name', 'joined'],
    tokenize: (text, field) => (field === 'joined' ? this.joined(text) : this.terms(text)),
    processTerm: asItIs,
  });
  private readonly texts = new MiniSearch<{id: number; text: string}>({
    fields: ['text'],
    tokenize: (text) => this.terms(text),
    processTerm: asItIs,
  });
  /** Terms of several words in one, with the terms of the words. */
  private readonly partsOf = new Map<string, readonly string[]>();
  private readonly targets: Target[] = [];
  private readonly numbers = new Map<Target, number>();

  addName(target: Target, names: Names): void {
    this.names.add({id: this.numberOf(target), ...names, ...(names.title && {joined: names.title})});
  }

  addText(target: Target, text: string): void {
    this.texts.add({id: this.numberOf(target), text});
  }

  /** The terms of a field; its words become known. */
  private terms(text: string): string[] {
    const words = splitWords(text);
    for (const {whole, forms, pieces} of words) {
      this.vocabulary.note(whole);
      if (forms.length > 1) forms.forEach((form) => this.vocabulary.note(form));
      else [whole, ...pieces].forEach((form) => this.simple.add(form));
    }
    return termsOf(words);
  }

  /** The terms of a title's words in one; they become known. */
  private joined(title: string): string[] {
    return joinedTerms(splitWords(title)).map(({term: inOne, parts}) => {
      this.partsOf.set(inOne, parts);
      return this.vocabulary.note(inOne);
    });
  }

  /**
   * @param terms - that matched
   * @returns the terms to be marked in texts: with those of words that the reader wrote in one
   */
  marked(terms: readonly string[]): Set<string> {
    const marked = new Set(terms);
    for (const inOne of terms) {
      const parts = this.partsOf.get(inOne) ?? [];
      if (!parts.some((part) => marked.has(part))) parts.forEach((part) => marked.add(part));
    }
    return marked;
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
    const names = this.names.search(this.anyOf(words, true), {
      ...{fields, boost: BOOST},
      weights: {prefix: PREFIX, fuzzy: 0},
    });
    this.gather(evidence, names, words, 'nameMask');
    const isShort = (words.at(-1)?.whole.length ?? 0) < SHORTEST_IN_TEXTS;
    if (letters >= SHORTEST_IN_TEXTS) this.gather(evidence, this.findInTexts(words, !isShort), words, 'textMask');
    return evidence;
  }

  private findInTexts(words: readonly QueryWord[], isTyping: boolean): SearchResult[] {
    const options = {boost: {text: TEXT_BOOST}, weights: {prefix: PREFIX, fuzzy: 0}};
    const queries = words.map((word, index) => this.anyOf([word], isTyping && index === words.length - 1));
    const all = this.texts.search({combineWith: 'AND', queries}, options);
    // Some words may stand in the page's title and others in a text.
    return all.length > 0 || words.length === 1 ? all : this.texts.search(this.anyOf(words, isTyping), options);
  }

  private gather(
    evidence: Map<Target, Evidence>,
    results: readonly SearchResult[],
    words: readonly QueryWord[],
    mask: 'nameMask' | 'textMask',
  ): void {
    for (const {id, score, queryTerms, terms} of results) {
      const target = this.targets[id as number]!;
      const own = evidence.get(target);
      const bits = wordsIn(queryTerms, words);
      if (own) {
        own.score += score;
        own[mask] |= bits;
        own.terms = [...own.terms, ...terms];
      } else {
        evidence.set(target, {score, nameMask: 0, textMask: 0, terms, [mask]: bits});
      }
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
    return {whole, forms, pieces: forms.map(stem), synonyms: [], withNext: undefined};
  }

  /** Any of the words in any of its forms; the last one may be typed in part. */
  private anyOf(words: readonly QueryWord[], isTyping: boolean): Query {
    const last = words.at(-1);
    return {combineWith: 'OR', queries: words.flatMap((word) => this.formsOf(word, isTyping && word === last))};
  }

  private formsOf({whole, pieces, synonyms, withNext}: QueryWord, mayContinue: boolean): QueryCombination[] {
    const isCompound = pieces.length > 1;
    const others = [
      ...synonyms.map((synonym) => term(synonym, SYNONYM, false)),
      ...(withNext !== undefined && this.simple.has(withNext) ? [term(withNext, JOINED, false)] : []),
    ];
    if (pieces.includes(whole)) return [term(whole, 1, mayContinue), ...others];
    const isShort = isCompound && mayContinue && (pieces.at(-1)?.length ?? 0) < SHORTEST_PIECE;
    const inPieces =
      isShort && this.vocabulary.has(whole)
        ? []
        : pieces.map((piece, index) =>
            term(piece, isCompound ? PIECE : 1, mayContinue && !isShort && index === pieces.length - 1),
          );
    // A whole word is no beginning: "settlements" does not ask for what begins with "settlement" and "s".
    const inOne =
      isCompound || !this.simple.has(whole) ? [term(whole, isCompound ? 1 : WHOLE, mayContinue || isCompound)] : [];
    return [...inOne, ...inPieces, ...others];
  }
}

const term = (text: string, weight: number, prefix: boolean): QueryCombination => ({
  queries: [text],
  tokenize: oneTerm,
  boostTerm: () => weight,
  prefix,
});

/** Which words of a query were found, as a bit for each. */
function wordsIn(found: readonly string[], words: readonly QueryWord[]): number {
  let mask = 0;
  words.forEach(({whole, pieces, synonyms, withNext}, index) => {
    if (withNext !== undefined && found.includes(withNext)) mask |= 3 << index;
    else if (found.includes(whole) || isAll(pieces, found) || synonyms.some((other) => found.includes(other))) {
      mask |= 1 << index;
    }
  });
  return mask;
}

const isAll = (terms: readonly string[], found: readonly string[]): boolean =>
  terms.every((one) => found.includes(one));
