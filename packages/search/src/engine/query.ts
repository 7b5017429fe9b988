import {comparedName, type ComparedName} from './names';
import type {Postings} from './postings';
import {corrections} from './words/correct';
import type {Lexicon} from './words/lexicon';
import {isStopWord} from './words/stopWords';
import {joinDigits, pathNames, splitWords, stem, type Word} from './words/tokenize';

/** What a reader typed, longer than any question: the rest of it is left out. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const MOST_CONCEPTS = 28;
/** So many telling words that stand together somewhere are no chance. */
const SHORTEST_MESSAGE = 4;
/** Of an address that somebody pasted: what is searched is its path. */
const HOST = /\bhttps?:\/\/[^\s/]+\/?/gi;
/** Of code or an answer that somebody pasted. */
const CODE = /[{}[\]"$`]|\w::?\s*\S.*[,;]|=>|^\s*-[A-Za-z] |\(.*\)/;
const IDENTIFIER = /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]|[\p{L}\p{N}][./][\p{L}\p{N}]|\p{L}\d{2,}|^\/|\d{6,}/u;

/** What beginnings of words count, and those that nothing else has. */
const PREFIX = 0.4;
const ONLY_PREFIX = 0.85;
const MOST_PREFIXED = 40;
/** How sure a word is at least that is no word yet, and how much the others say about names. */
const LEAST_CERTAIN = 0.3;
const WITHOUT_UNFINISHED = 0.8;
/** One letter says nothing, two say little. */
const SHORT = [0, 0.3, 0.6];

export const queryTypes = ['identifier', 'short', 'sentence'] as const;
/** A name in code, a few words, or a question. */
export type QueryType = (typeof queryTypes)[number];

/** Terms any of which stands for one word, with what each counts. */
export interface Concept {
  terms: (readonly [term: string, weight: number])[];
  /** How sure it is that this was meant: a word that is typed in part may become another. */
  certainty: number;
}

export const expansionKinds = ['pieces', 'joined', 'lexicon', 'correction'] as const;
/** Other words for some words of a query. */
export interface Expansion {
  kind: (typeof expansionKinds)[number];
  /** The words of the query that it stands for. */
  start: number;
  end: number;
  weight: number;
  /** All of them have to be there. */
  concepts: number[];
  /** What is meant, in words. */
  text: string;
}

/** A name that the query may stand for. */
export interface MeantName {
  name: ComparedName;
  weight: number;
}

export interface ParsedQuery {
  type: QueryType;
  /** Its telling words. */
  words: Word[];
  /** Those of the words come first, those of expansions follow. */
  concepts: Concept[];
  expansions: Expansion[];
  name: ComparedName;
  meant: MeantName[];
  /** Names along a path to a field. */
  path: ComparedName[];
  /** Names in code among other words. */
  names: ComparedName[];
  /** All of it in lower case, if it is long enough to be a message that somebody pasted. */
  message: string | undefined;
}

/**
 * @param query - what a reader typed
 * @param postings - what there is
 * @param lexicon - other words for the same
 * @returns what is looked for; no words if there is nothing to search for
 */
export function parseQuery(query: string, postings: Postings, lexicon: Lexicon): ParsedQuery {
  const typed = query.slice(0, LONGEST_QUERY).trimStart();
  const text = joinDigits(typed.replace(HOST, '').trim() || typed.trim());
  const all = splitWords(text);
  const isSilent = ({whole}: Word): boolean => isStopWord(whole) || lexicon.silent.has(whole);
  const telling = all.filter((word) => !isSilent(word));
  const words = typedSoFar(telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  // The next group of digits belongs to the same number.
  const isUnfinished = !/[^\d\s]\s+$/.test(typed);
  const maker = new QueryMaker(words, postings, isUnfinished);
  maker.addWords();
  maker.addLexicon(all, lexicon);
  maker.addCorrections(lexicon);
  const {concepts, expansions} = maker;
  const path = pathNames(text.trim()).map(comparedName);
  const meant = expansions.flatMap(({kind, start, end, weight, text: other}): MeantName[] =>
    kind === 'lexicon' || kind === 'correction'
      ? [{name: comparedName(replaced(words, start, end, other)), weight}]
      : [],
  );
  if (maker.isLastUncertain && words.length > 1) {
    meant.push({name: comparedName(words.slice(0, -1).map(written).join(' ')), weight: WITHOUT_UNFINISHED});
  }
  return {
    type: typeOf(text, isUnfinished && all.length > 1 ? all.slice(0, -1) : all),
    ...{words, concepts, expansions, path, meant},
    name: comparedName(words.length < telling.length ? words.map(written).join(' ') : text),
    names: all.length > 1 ? identifiersIn(text) : [],
    message: words.length >= SHORTEST_MESSAGE ? text.toLowerCase() : undefined,
  };
}

const replaced = (words: readonly Word[], start: number, end: number, text: string): string =>
  [...words.slice(0, start).map(written), text, ...words.slice(end).map(written)].join(' ');

const written = ({forms}: Word): string => forms.join(' ');

/** By the words that are finished: a type that changes with a letter would change all that was found. */
function typeOf(text: string, all: readonly Word[]): QueryType {
  const isCode = CODE.test(text) || IDENTIFIER.test(text);
  if (isCode && (all.length <= 2 || /[{}":]/.test(text))) return 'identifier';
  return all.length >= 3 || all.some(({whole}) => isStopWord(whole)) ? 'sentence' : 'short';
}

const identifiersIn = (text: string): ComparedName[] =>
  (text.match(/[\p{L}\p{N}_.-]+/gu) ?? []).filter((word) => IDENTIFIER.test(word)).map(comparedName);

/** A letter after other words is the beginning of a word that says nothing yet. */
function typedSoFar(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  return words.length > 1 && last && /^\p{L}$/u.test(last.whole) ? words.slice(0, -1) : words;
}

/** The fewer words may come of a beginning, the surer is what is meant. */
function certaintyOf(terms: readonly (readonly [string, number])[]): number {
  const shortest = terms.map(([term]) => term).sort();
  const different = shortest.filter(
    (term, index) => index === 0 || !term.startsWith(shortest[index - 1]!.slice(0, -1)),
  );
  return Math.max(LEAST_CERTAIN, 1 / Math.sqrt(Math.max(different.length, 1)));
}

/** Makes the concepts of a query. */
class QueryMaker {
  readonly concepts: Concept[] = [];
  readonly expansions: Expansion[] = [];
  /** Whether the last word is no word yet. */
  isLastUncertain = false;

  constructor(
    private readonly words: readonly Word[],
    private readonly postings: Postings,
    private readonly isUnfinished: boolean,
  ) {}

  private isLast(index: number): boolean {
    return this.isUnfinished && index === this.words.length - 1;
  }

  addWords(): void {
    this.words.forEach(({whole, pieces}, index) => {
      const own = pieces.length === 1 ? pieces[0]! : whole;
      const isUncertain = this.isLast(index) && !this.postings.words.has(whole) && !this.postings.has(own);
      this.isLastUncertain ||= isUncertain;
      const later = this.isLast(index) ? this.beginning(whole, own) : [];
      const certainty = isUncertain && this.words.length > 1 ? certaintyOf(later) : 1;
      this.concepts.push({terms: [...this.exact(own, whole), ...later], certainty});
    });
    this.words.forEach(({pieces}, index) => {
      if (pieces.length > 1) this.expand('pieces', index, index + 1, 1, pieces, pieces.join(' '), this.isLast(index));
      const [next, after] = this.words.slice(index + 1, index + 3);
      for (const others of [[next], [next, after]]) {
        if (pieces.length > 1 || others.some((other) => other?.pieces.length !== 1)) continue;
        const inOne = [this.words[index], ...others].map((word) => word!.whole).join('');
        const known = [stem(inOne), inOne].find((term) => this.postings.has(term));
        if (known !== undefined) this.expand('joined', index, index + 1 + others.length, 1, [known], inOne);
      }
    });
  }

  private exact(term: string, whole: string): [string, number][] {
    return whole === term || !this.postings.has(whole)
      ? [[term, 1]]
      : [
          [term, 1],
          [whole, 1],
        ];
  }

  /** What the last word may become. */
  private beginning(whole: string, own: string): [string, number][] {
    const share = SHORT[whole.length] ?? 1;
    if (share === 0 && this.words.length > 1) return [];
    const isKnown = this.postings.has(own) || this.postings.has(whole);
    const most = isKnown ? PREFIX : ONLY_PREFIX;
    const stemmed = /i$/.test(whole) ? this.postings.startingWith(whole.replace(/i$/, 'y'), MOST_PREFIXED) : [];
    return [...this.postings.startingWith(whole, MOST_PREFIXED), ...stemmed]
      .filter((term) => term !== own)
      .map((term) => [term, most * Math.max(share, 0.2) * Math.sqrt(whole.length / term.length)]);
  }

  /** Words of the lexicon, in whatever form; the last one may be typed in part. */
  addLexicon(all: readonly Word[], lexicon: Lexicon): void {
    const forms = all.flatMap((word) => word.forms.map((form) => ({form, word})));
    for (const {start, end, to, weight} of lexicon.find(
      forms.map(({form}) => form),
      this.isUnfinished && (this.isLastUncertain || forms.length > 1),
    )) {
      // A part of a name in code isn't the word: `crypto.randomUUID` has nothing to do with stablecoins.
      const isPart = forms[start - 1]?.word === forms[start]?.word || forms[end]?.word === forms[end - 1]?.word;
      if (isPart) continue;
      const spanned = forms.slice(start, end).map(({word}) => this.words.indexOf(word));
      const numbers = spanned.filter((index) => index >= 0);
      const [from, until] =
        numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers) + 1] : [0, this.words.length];
      for (const phrase of to) this.expandPhrase('lexicon', from, until, weight, phrase);
    }
  }

  addCorrections(lexicon: Lexicon): void {
    this.words.forEach((word, index) => {
      const isExpanded = this.expansions.some(({start, end}) => start <= index && index < end);
      const isKnown = this.concepts[index]!.terms.some(([term]) => this.postings.has(term));
      if (isKnown || isExpanded) return;
      const known = [this.postings.words, lexicon.words];
      for (const {word: other, mistakes} of corrections(word.whole, known, this.isLast(index))) {
        const sure = mistakes === 1 ? 1 : 0.8;
        this.expandPhrase('correction', index, index + 1, sure, other);
        this.addCorrected(index, other, sure, lexicon);
      }
    });
  }

  /** What the lexicon knows of words one of which was mistyped. */
  private addCorrected(index: number, other: string, sure: number, lexicon: Lexicon): void {
    const forms = this.words.map((word, at) => (at === index ? other : word.forms.join('')));
    for (const {start, end, to, weight} of lexicon.find(forms)) {
      if (start > index || end <= index) continue;
      for (const phrase of to) this.expandPhrase('correction', start, end, sure * weight, phrase);
    }
  }

  private expandPhrase(kind: Expansion['kind'], start: number, end: number, weight: number, phrase: string): void {
    const words = splitWords(phrase);
    const telling = words.filter(({whole}) => !isStopWord(whole));
    const terms = (telling.length > 0 ? telling : words).map(({whole, pieces}) =>
      pieces.length === 1 ? pieces[0]! : whole,
    );
    this.expand(kind, start, end, weight, terms, phrase);
  }

  private expand(
    kind: Expansion['kind'],
    start: number,
    end: number,
    weight: number,
    terms: readonly string[],
    text: string,
    isUnfinished = false,
  ): void {
    if (this.concepts.length + terms.length > MOST_CONCEPTS) return;
    const concepts = terms.map((term, index) => {
      const isLast = isUnfinished && index === terms.length - 1 && term.length > 2;
      return this.concepts.push({terms: [[term, 1], ...(isLast ? this.beginning(term, term) : [])], certainty: 1}) - 1;
    });
    this.expansions.push({kind, start, end, weight, concepts, text});
  }
}
