import {normalizeName, type NormalizedName} from './names';
import type {Postings} from './postings';
import {findCorrections} from './words/corrections';
import type {Lexicon} from './words/lexicon';
import {isStopWord} from './words/stopWords';
import {joinDigitGroups, splitFieldPath, splitWords, stem, type Word} from './words/tokenize';

/** Maximum length of a query in characters. The rest is ignored. */
const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_CONCEPTS = 28;
/** Minimum number of significant words in a pasted message. That many words don't occur together by chance. */
const MIN_MESSAGE_WORDS = 4;
/** Matches the origin of a pasted URL. Only the path of the URL is searched for. */
const URL_ORIGIN = /\bhttps?:\/\/[^\s/]+\/?/gi;
/** Matches the path of an API request, including the version. */
const REQUEST_PATH = /(?<=^|\s|\/)v\d+((?:\/[^\s/?#]+)+)/gi;
/** Matches pasted code or an API response. */
const PASTED_CODE = /[{}[\]"$`]|\w::?\s*\S.*[,;]|=>|^\s*-[A-Za-z] |\(.*\)/;
/** Matches an identifier, a path, or a long number in a query. */
const IDENTIFIER = /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]|[\p{L}\p{N}][./][\p{L}\p{N}]|\p{L}\d{2,}|^\/|\d{6,}/u;

/** Weight of terms that start with the last word. */
const PREFIX_WEIGHT = 0.4;
/** Weight of terms that start with the last word, if that word isn't in the index itself. */
const UNKNOWN_WORD_PREFIX_WEIGHT = 0.85;
const MAX_PREFIX_TERMS = 40;
/** Factors for short prefixes, by length in letters. Longer prefixes have the factor 1. */
const SHORT_PREFIX_FACTORS: Readonly<Record<number, number>> = {1: 0.3, 2: 0.6};

export const queryTypes = ['identifier', 'short', 'sentence'] as const;
/** The type of a query: an identifier, a few words, or a sentence. */
export type QueryType = (typeof queryTypes)[number];

/** A word of a query as a set of alternative terms. */
export interface Concept {
  /** Alternative terms with weights. */
  terms: (readonly [term: string, weight: number])[];
}

export const expansionKinds = ['pieces', 'joined', 'lexicon', 'correction'] as const;
/** An alternative for consecutive words of a query. */
export interface Expansion {
  kind: (typeof expansionKinds)[number];
  /** Index of the first word that it replaces. */
  start: number;
  /** Index after the last word that it replaces. */
  end: number;
  weight: number;
  /** Indexes of its concepts in `ParsedQuery.concepts`. All of them must match. */
  concepts: number[];
  /** The alternative as text. */
  text: string;
}

/** An alternative name that the query can refer to. */
export interface AlternativeName {
  name: NormalizedName;
  weight: number;
}

/** A parsed query. */
export interface ParsedQuery {
  type: QueryType;
  /** Significant words of the query. */
  words: Word[];
  /** Concepts of the words, followed by concepts of the expansions. */
  concepts: Concept[];
  expansions: Expansion[];
  /** The query as a name. */
  name: NormalizedName;
  alternativeNames: AlternativeName[];
  /** Names in a field path such as `Payment.status`; empty for other queries. */
  path: NormalizedName[];
  /** Identifiers in a query of several words. */
  identifiers: NormalizedName[];
  /** The query in lower case if it's long enough to be a pasted message; otherwise, `undefined`. */
  message: string | undefined;
}

/**
 * Parses a query.
 *
 * @param query - query string as typed
 * @param postings - postings of the index
 * @param lexicon - synonyms
 * @returns the parsed query; its `words` are empty if there's nothing to search for
 */
export function parseQuery(query: string, postings: Postings, lexicon: Lexicon): ParsedQuery {
  const typed = query.slice(0, MAX_QUERY_LENGTH).trimStart();
  const withoutIds = typed.replace(URL_ORIGIN, '').replace(REQUEST_PATH, replaceIds);
  const text = joinDigitGroups(withoutIds.trim() || typed.trim());
  const allWords = splitWords(text);
  const isIgnored = ({whole}: Word): boolean => isStopWord(whole) || lexicon.ignoredWords.has(whole);
  const significant = allWords.filter((word) => !isIgnored(word));
  const words = dropTrailingSingleLetter(significant.length > 0 ? significant : allWords).slice(0, MAX_WORDS);
  // After a space, the next group of digits can belong to the same number.
  const isUnfinished = !/[^\d\s]\s+$/.test(typed);
  const builder = new QueryBuilder(words, postings, isUnfinished);
  builder.addWords();
  builder.addLexicon(allWords, lexicon);
  builder.addCorrections(lexicon);
  const {concepts, expansions} = builder;
  const path = splitFieldPath(text.trim()).map(normalizeName);
  const alternativeNames = expansions.flatMap(({kind, start, end, weight, text: other}): AlternativeName[] =>
    kind === 'lexicon' || kind === 'correction'
      ? [{name: normalizeName(replaceWords(words, start, end, other)), weight}]
      : [],
  );
  return {
    type: getQueryType(text, isUnfinished && allWords.length > 1 ? allWords.slice(0, -1) : allWords),
    ...{words, concepts, expansions, path, alternativeNames},
    name: normalizeName(words.length < significant.length ? words.map(toText).join(' ') : text),
    identifiers: allWords.length > 1 ? findIdentifiers(text) : [],
    message: words.length >= MIN_MESSAGE_WORDS ? text.toLowerCase() : undefined,
  };
}

/** Replaces IDs in the path of a request with `{id}`, as in the paths of operations. */
const replaceIds = (requestPath: string, path: string): string =>
  /\d/.test(path) ? path.replace(/(?<=\/)[^/]*\d[^/]*/g, '{id}') : requestPath;

const replaceWords = (words: readonly Word[], start: number, end: number, text: string): string =>
  [...words.slice(0, start).map(toText), text, ...words.slice(end).map(toText)].join(' ');

const toText = ({parts}: Word): string => parts.join(' ');

/** Determines the type of a query from its complete words, so that the results don't change with every letter. */
function getQueryType(text: string, all: readonly Word[]): QueryType {
  const isCode = PASTED_CODE.test(text) || IDENTIFIER.test(text);
  if (isCode && (all.length <= 2 || /[{}":]/.test(text))) return 'identifier';
  return all.length >= 3 || all.some(({whole}) => isStopWord(whole)) ? 'sentence' : 'short';
}

const findIdentifiers = (text: string): NormalizedName[] =>
  (text.match(/[\p{L}\p{N}_.-]+/gu) ?? []).filter((word) => IDENTIFIER.test(word)).map(normalizeName);

/** Drops a single letter at the end of several words. It's the start of a word, but too short to search for. */
function dropTrailingSingleLetter(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  return words.length > 1 && last && /^\p{L}$/u.test(last.whole) ? words.slice(0, -1) : words;
}

/** Builds the concepts and expansions of a query. */
class QueryBuilder {
  readonly concepts: Concept[] = [];
  readonly expansions: Expansion[] = [];
  /** Whether the last word is incomplete and not a known word. */
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
    this.words.forEach(({whole, stems}, index) => {
      const ownTerm = stems.length === 1 ? stems[0]! : whole;
      const isLast = this.isLast(index);
      this.isLastUncertain ||= isLast && !this.postings.words.has(whole) && !this.postings.has(ownTerm);
      const prefixTerms = isLast ? this.getPrefixTerms(whole, ownTerm) : [];
      this.concepts.push({terms: [...this.getExactTerms(ownTerm, whole), ...prefixTerms]});
    });
    this.words.forEach(({stems}, index) => {
      if (stems.length > 1) this.expand('pieces', index, index + 1, 1, stems, stems.join(' '), this.isLast(index));
      const [next, after] = this.words.slice(index + 1, index + 3);
      for (const others of [[next], [next, after]]) {
        if (stems.length > 1 || others.some((other) => other?.stems.length !== 1)) continue;
        const joined = [this.words[index], ...others].map((word) => word!.whole).join('');
        const knownTerm = [stem(joined), joined].find((term) => this.postings.has(term));
        if (knownTerm !== undefined) this.expand('joined', index, index + 1 + others.length, 1, [knownTerm], joined);
      }
    });
  }

  private getExactTerms(term: string, whole: string): [string, number][] {
    return whole === term || !this.postings.has(whole)
      ? [[term, 1]]
      : [
          [term, 1],
          [whole, 1],
        ];
  }

  /** Returns the terms that the incomplete last word can become, with their weights. */
  private getPrefixTerms(whole: string, ownTerm: string): [string, number][] {
    const factor = SHORT_PREFIX_FACTORS[whole.length] ?? 1;
    const isKnown = this.postings.has(ownTerm) || this.postings.has(whole);
    const maxWeight = isKnown ? PREFIX_WEIGHT : UNKNOWN_WORD_PREFIX_WEIGHT;
    const stemmed = /i$/.test(whole) ? this.postings.findByPrefix(whole.replace(/i$/, 'y'), MAX_PREFIX_TERMS) : [];
    return [...this.postings.findByPrefix(whole, MAX_PREFIX_TERMS), ...stemmed]
      .filter((term) => term !== ownTerm)
      .map((term) => [term, maxWeight * factor * Math.sqrt(whole.length / term.length)]);
  }

  /** Adds the lexicon's synonyms for the words of the query in any form. The last word can be incomplete. */
  addLexicon(all: readonly Word[], lexicon: Lexicon): void {
    const forms = all.flatMap((word) => word.parts.map((form) => ({form, word})));
    for (const {start, end, to, weight} of lexicon.find(
      forms.map(({form}) => form),
      this.isUnfinished && (this.isLastUncertain || forms.length > 1),
    )) {
      // A part of an identifier isn't the word itself: `crypto.randomUUID` has nothing to do with stablecoins.
      const isPart = forms[start - 1]?.word === forms[start]?.word || forms[end]?.word === forms[end - 1]?.word;
      if (isPart) continue;
      const spanned = forms.slice(start, end).map(({word}) => this.words.indexOf(word));
      const numbers = spanned.filter((index) => index >= 0);
      const [rangeStart, rangeEnd] =
        numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers) + 1] : [0, this.words.length];
      for (const phrase of to) this.expandPhrase('lexicon', rangeStart, rangeEnd, weight, phrase);
    }
  }

  addCorrections(lexicon: Lexicon): void {
    this.words.forEach((word, index) => {
      const isKnown = (concept: number): boolean =>
        this.concepts[concept]!.terms.some(([term]) => this.postings.has(term));
      const isExpanded = this.expansions.some(
        ({start, end, concepts}) => start <= index && index < end && concepts.every(isKnown),
      );
      if (isKnown(index) || isExpanded) return;
      const wordLists = [this.postings.words, lexicon.words];
      for (const {word: other, edits} of findCorrections(word.whole, wordLists, this.isLast(index))) {
        const weight = edits === 1 ? 1 : 0.8;
        this.expandPhrase('correction', index, index + 1, weight, other);
        this.addCorrectedSynonyms(index, other, weight, lexicon);
      }
    });
  }

  /** Adds synonyms for phrases that contain a corrected word. */
  private addCorrectedSynonyms(index: number, other: string, correctionWeight: number, lexicon: Lexicon): void {
    const forms = this.words.map((word, at) => (at === index ? other : word.parts.join('')));
    for (const {start, end, to, weight} of lexicon.find(forms)) {
      if (start > index || end <= index) continue;
      for (const phrase of to) this.expandPhrase('correction', start, end, correctionWeight * weight, phrase);
    }
  }

  private expandPhrase(kind: Expansion['kind'], start: number, end: number, weight: number, phrase: string): void {
    const words = splitWords(phrase);
    const significant = words.filter(({whole}) => !isStopWord(whole));
    const terms = (significant.length > 0 ? significant : words).map(({whole, stems}) =>
      stems.length === 1 ? stems[0]! : whole,
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
    if (this.concepts.length + terms.length > MAX_CONCEPTS) return;
    const concepts = terms.map((term, index) => {
      const isLast = isUnfinished && index === terms.length - 1 && term.length > 2;
      return this.concepts.push({terms: [[term, 1], ...(isLast ? this.getPrefixTerms(term, term) : [])]}) - 1;
    });
    this.expansions.push({kind, start, end, weight, concepts, text});
  }
}
