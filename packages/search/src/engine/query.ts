import {comparedName, type ComparedName} from './names';
import {isStopWord} from './words/stopWords';
import {synonyms} from './words/synonyms';
import {splitWords, stem, type Word} from './words/tokenize';

/** What a reader typed, longer than any question: the rest of it is left out. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
/** Of an address that somebody pasted: what is searched is its path. */
const HOST = /\bhttps?:\/\/[^\s/]+\/?/gi;

/** One word of a query, and the terms of the index that stand for it. */
export interface QueryWord {
  /** The word without separators, in lower case. */
  whole: string;
  /** Its pieces as they are written. */
  forms: string[];
  /** Stems of its pieces: all of them must be found if the whole is not. */
  pieces: string[];
  /** Stems of other words for the same. */
  synonyms: string[];
  /** The word in one with the next one: "pay out" is "payout". */
  withNext: string | undefined;
}

export interface ParsedQuery {
  words: QueryWord[];
  name: ComparedName;
}

/**
 * @param query - what a reader typed
 * @returns its words; none if there is nothing to search for
 */
export function parseQuery(query: string): ParsedQuery {
  const typed = query.slice(0, LONGEST_QUERY).trim();
  const text = typed.replace(HOST, '') || typed;
  const all = splitWords(text);
  const telling = all.filter(({whole}) => !isStopWord(whole));
  const words = typedSoFar(telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  return {
    words: words.map(({whole, forms, pieces}, index) => ({
      whole,
      forms,
      pieces,
      synonyms: pieces.length > 1 ? [] : synonymsOf(stem(whole)),
      withNext: withNext(words, index),
    })),
    name: comparedName(text),
  };
}

/** A letter after other words is the beginning of a word that says nothing yet. */
function typedSoFar(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  return words.length > 1 && last && /^\p{L}$/u.test(last.whole) ? words.slice(0, -1) : words;
}

function withNext(words: readonly Word[], index: number): string | undefined {
  const [word, next] = words.slice(index, index + 2);
  return word && next && word.pieces.length === 1 && next.pieces.length === 1
    ? stem(`${word.whole}${next.whole}`)
    : undefined;
}

const stemmedSynonyms = synonyms.map((group) => [...new Set(group.map(stem))]);

const synonymsOf = (word: string): string[] =>
  stemmedSynonyms.filter((group) => group.includes(word)).flatMap((group) => group.filter((other) => other !== word));
