/** The tokenizer for both the index and queries. */
import {isStopWord} from './stopWords';

const WORD = /[\p{L}\p{N}\p{M}]+(?:[_\-.'’/][\p{L}\p{N}\p{M}]+)*/gu;
/** Maximum length of a word in characters. Longer strings are truncated. */
const MAX_WORD_LENGTH = 64;

/** A word of a text. An identifier can consist of several parts. */
export interface Word {
  /**
   * The word without separators, in lower case, so `createPayment`, `create-payment`, and `create_payment` are equal.
   */
  whole: string;
  /** The parts in lower case, such as `create` and `payment`, or only the word itself. */
  parts: string[];
  /** The stems of the parts. */
  stems: string[];
}

/**
 * Splits a text into words.
 *
 * @param text - plain text
 * @returns the words in order
 */
export function splitWords(text: string): Word[] {
  const words = text.normalize('NFKC').match(WORD) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD_LENGTH)).map(parseWordCached);
}

/** Matches the digit groups of a number, such as a card, phone, or account number. */
const DIGIT_GROUPS = /(?<![\p{L}\p{N}])\+?(?:\p{Lu}{2})?\d{2,4}(?:[ -]\d{1,7})+(?![\p{L}\p{N}])/gu;
/** Minimum number of digits to join groups in texts. Shorter numbers are dates and amounts. */
const MIN_TEXT_DIGITS = 8;
/** Minimum number of digits to join groups in queries, where a number can be incomplete. */
const MIN_QUERY_DIGITS = 5;

/**
 * Joins the digit groups of long numbers.
 *
 * @param text - text or query
 * @param separator - in texts, string between the groups and the joined number; omitted for queries, which need no
 *   groups
 * @returns the text with joined numbers
 */
export function joinDigitGroups(text: string, separator?: string): string {
  return text.replace(DIGIT_GROUPS, (groups) => {
    const number = groups.replace(/[ +-]/g, '');
    const minDigits = separator === undefined ? MIN_QUERY_DIGITS : MIN_TEXT_DIGITS;
    if (number.replace(/\D/g, '').length < minDigits) return groups;
    return separator === undefined ? number : `${groups}${separator}${number}`;
  });
}

/** Matches the path of a field, such as `Payment.status` or `event.object.id`. */
const FIELD_PATH = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

/**
 * Splits a field path such as `payment.status` into names.
 *
 * @param text - query string
 * @returns the names; empty if the text isn't a field path
 */
export const splitFieldPath = (text: string): string[] => (FIELD_PATH.test(text) ? text.split('.') : []);

/** Cache of words, because the same words occur often in the index and in queries. */
const wordCache = new Map<string, Word>();
const MAX_CACHED_WORDS = 4000;

function parseWordCached(text: string): Word {
  const cached = wordCache.get(text);
  if (cached) return cached;
  if (wordCache.size >= MAX_CACHED_WORDS) wordCache.clear();
  const word = parseWord(text);
  wordCache.set(text, word);
  return word;
}

function parseWord(word: string): Word {
  const forms = word
    .replace(/['’]s?$/u, '')
    .replace(/(\p{Ll}|\p{N}{2})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((piece) => fold(piece));
  return {whole: forms.join(''), parts: forms, stems: forms.map(stem)};
}

/** Converts a string to lower case without accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * Returns the terms to index for the words of a field: stems, and for a word of several parts, also the whole word.
 *
 * @param words - words of a field
 */
export function getTerms(words: readonly Word[]): string[] {
  return words.flatMap(({whole, stems}) => (stems.length > 1 ? [whole, ...stems] : stems));
}

/** Maximum number of words that readers write as one. */
const MAX_JOINED_WORDS = 4;

/**
 * Joins the words of a title, as readers often write names: `applepay` for "Apple Pay", `paybylink` for "Pay by link".
 *
 * @param words - words of a title
 * @returns joined terms for adjacent pairs of words and for whole short titles, each with the terms of its words
 */
export function getJoinedTerms(words: readonly Word[]): {term: string; parts: string[]}[] {
  const join = (group: readonly Word[]): {term: string; parts: string[]} => ({
    term: group.map(({whole}) => whole).join(''),
    parts: group.filter(({whole}) => !isStopWord(whole)).flatMap(({stems}) => stems),
  });
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index]!, word])
    .filter((pair) => !pair.some(({whole}) => isStopWord(whole)));
  const isShort = words.length > 2 && words.length <= MAX_JOINED_WORDS;
  return [...pairs, ...(isShort ? [words] : [])].map(join);
}

/**
 * Stems an English word lightly: removes endings that change its form, but rarely its meaning.
 *
 * @param word - word in lower case
 * @returns the stem
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=(?:ss|x|ch|sh))es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{4})ly$/, '');
  const base = singular
    .replace(/(?<=[a-z]{3})(?:ation|izing|ized|ize|ising|ised|ise)$/, (end) => (end === 'ation' ? 'ation' : 'iz'))
    .replace(/(?<=[a-z]*[aeiouy][a-z]*[a-z]{2})(?:ing|ed)$/, '');
  const undoubled = base !== singular ? base.replace(/([bdgmnprtl])\1$/, '$1') : base;
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled;
}
