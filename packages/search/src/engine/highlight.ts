import {splitWords} from './words/tokenize';

/**
 * Stand before and after what matched, in hits of both clients. No text has them, so that texts can be
 * made safe after the marks are set.
 */
export const MARK = {start: '\uE000', end: '\uE001'} as const;

const WORD = /[\p{L}\p{N}\p{M}]+(?:[_\-.'’/][\p{L}\p{N}\p{M}]+)*/gu;
const SNIPPET = 90;

/**
 * @param text - any text
 * @param terms - terms of the index that matched: what is marked is what was found, also for a mistyped word
 * @returns the text with {@link MARK} around the words that have one of the terms
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(WORD, (word) => (matches(word, terms) ? `${MARK.start}${word}${MARK.end}` : word));
}

/**
 * @param text - any text
 * @param terms - terms of the index that matched
 * @returns a part of the text around the first word that matched, with marks
 */
export function snippet(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => matches(word, terms))?.index ?? 0;
  const start = first < SNIPPET / 2 ? 0 : text.indexOf(' ', first - SNIPPET / 3) + 1;
  const end = text.length - start <= SNIPPET * 1.3 ? text.length : text.lastIndexOf(' ', start + SNIPPET);
  const part = text.slice(start, end > start ? end : start + SNIPPET);
  return `${start > 0 ? '… ' : ''}${highlight(part, terms)}${start + part.length < text.length ? ' …' : ''}`;
}

const matches = (word: string, terms: ReadonlySet<string>): boolean =>
  splitWords(word).some(({whole, pieces}) => terms.has(whole) || pieces.some((piece) => terms.has(piece)));
