/** The one tokenizer of search: the same for the index and for what a reader types. */
import {isStopWord} from './stopWords';

const WORD = /[\p{L}\p{N}\p{M}]+(?:[_\-.'’/][\p{L}\p{N}\p{M}]+)*/gu;
/** Longer ones are no words: they cost time and find nothing. */
const LONGEST_WORD = 64;

/** A word as it stands in a text: the whole of it, and its pieces if it has several. */
export interface Word {
  /** Without separators, in lower case: `createPayment`, `create-payment` and `create_payment` are one. */
  whole: string;
  /** `create` and `payment`, as they are written; the word alone if there are no pieces. */
  forms: string[];
  /** The stems of the forms. */
  pieces: string[];
}

/**
 * @param text - any text
 * @returns its words in their order
 */
export function splitWords(text: string): Word[] {
  const words = text.normalize('NFKC').match(WORD) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD)).map(toWord);
}

/** Groups of digits of one number, such as that of a card, a phone or an account. */
const DIGIT_GROUPS = /(?<![\p{L}\p{N}])\+?(?:\p{Lu}{2})?\d{2,4}(?:[ -]\d{1,7})+(?![\p{L}\p{N}])/gu;
/** Shorter ones are dates and amounts; in a query, a number that is typed in part. */
const FEWEST_DIGITS = 8;
const FEWEST_TYPED = 5;

/**
 * @param text - any text
 * @param separator - what stands between the groups and their number in one; nothing leaves the number alone
 * @returns the text with long numbers that are written in groups in one, too
 */
export function joinDigits(text: string, separator?: string): string {
  return text.replace(DIGIT_GROUPS, (groups) => {
    const number = groups.replace(/[ +-]/g, '');
    const fewest = separator === undefined ? FEWEST_TYPED : FEWEST_DIGITS;
    if (number.replace(/\D/g, '').length < fewest) return groups;
    return separator === undefined ? number : `${groups}${separator}${number}`;
  });
}

/** A path to a field, such as `Payment.status` or `event.object.id`. */
const PATH = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

/**
 * @param text - what a reader typed
 * @returns the names along a path to a field, if it is one
 */
export const pathNames = (text: string): string[] => (PATH.test(text) ? text.split('.') : []);

/** Words of the index and of queries come again and again. */
const known = new Map<string, Word>();
const MOST_KNOWN = 4000;

function toWord(text: string): Word {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const word = readWord(text);
  known.set(text, word);
  return word;
}

function readWord(word: string): Word {
  const forms = word
    .replace(/['’]s?$/u, '')
    .replace(/(\p{Ll}|\p{N}{2})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((piece) => fold(piece));
  return {whole: forms.join(''), forms, pieces: forms.map(stem)};
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * @param words - of a field of the index
 * @returns the terms under which it is found
 */
export function termsOf(words: readonly Word[]): string[] {
  return words.flatMap(({whole, pieces}) => (pieces.length > 1 ? [whole, ...pieces] : pieces));
}

/** Longer titles are not written in one. */
const MOST_JOINED = 4;

/**
 * @param words - of a title
 * @returns its words in one, as readers write names: `applepay` for "Apple Pay", `paybylink` for "Pay by
 *   link"; each with the terms of the words
 */
export function joinedTerms(words: readonly Word[]): {term: string; parts: string[]}[] {
  const join = (some: readonly Word[]): {term: string; parts: string[]} => ({
    term: some.map(({whole}) => whole).join(''),
    parts: some.filter(({whole}) => !isStopWord(whole)).flatMap(({pieces}) => pieces),
  });
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index]!, word])
    .filter((pair) => !pair.some(({whole}) => isStopWord(whole)));
  const isShort = words.length > 2 && words.length <= MOST_JOINED;
  return [...pairs, ...(isShort ? [words] : [])].map(join);
}

/**
 * A light stemmer: takes away endings that change a word's form and hardly ever its meaning.
 *
 * @param word - a word in lower case
 * @returns its stem
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
