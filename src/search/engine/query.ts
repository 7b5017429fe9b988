import {comparedName, type ComparedName} from './names';
import {isStopWord} from './stopWords';
import {synonyms} from './synonyms';
import {splitWords, stem} from './tokenize';

/** What a reader typed, longer than any question: the rest of it is left out. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

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
  const text = query.slice(0, LONGEST_QUERY).trim();
  const all = splitWords(text);
  const telling = all.filter(({whole}) => !isStopWord(whole));
  const words = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS).map(({whole, forms, pieces}) => ({
    whole,
    forms,
    pieces,
    synonyms: pieces.length > 1 ? [] : synonymsOf(stem(whole)),
  }));
  return {words, name: comparedName(text)};
}

const stemmedSynonyms = synonyms.map((group) => [...new Set(group.map(stem))]);

const synonymsOf = (word: string): string[] =>
  stemmedSynonyms.filter((group) => group.includes(word)).flatMap((group) => group.filter((other) => other !== word));
