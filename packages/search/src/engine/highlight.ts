import {splitWords} from './words/tokenize';

/**
 * Markers around matched words in the hits of both clients. They're private-use characters, which don't occur in texts,
 * so strings can be escaped after they're marked.
 */
export const HIGHLIGHT_MARKERS = {start: '\uE000', end: '\uE001'} as const;

const WORD = /[\p{L}\p{N}\p{M}]+(?:[_\-.'’/][\p{L}\p{N}\p{M}]+)*/gu;
/** Approximate length of a snippet in characters. */
const SNIPPET_LENGTH = 90;

/**
 * Marks the words of a text that match a term.
 *
 * @param text - plain text
 * @param terms - index terms that matched, including corrections of mistyped words
 * @returns the text with {@link HIGHLIGHT_MARKERS} around words with one of the terms
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(WORD, (word) =>
    hasAnyTerm(word, terms) ? `${HIGHLIGHT_MARKERS.start}${word}${HIGHLIGHT_MARKERS.end}` : word,
  );
}

/**
 * Creates a snippet around the first word that matched.
 *
 * @param text - plain text
 * @param terms - index terms that matched
 * @returns an excerpt of about 90 characters with marks, and `…` for omitted text
 */
export function createSnippet(text: string, terms: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => hasAnyTerm(word, terms))?.index ?? 0;
  const start = first < SNIPPET_LENGTH / 2 ? 0 : text.indexOf(' ', first - SNIPPET_LENGTH / 3) + 1;
  const end = text.length - start <= SNIPPET_LENGTH * 1.3 ? text.length : text.lastIndexOf(' ', start + SNIPPET_LENGTH);
  const part = text.slice(start, end > start ? end : start + SNIPPET_LENGTH);
  return `${start > 0 ? '… ' : ''}${highlight(part, terms)}${start + part.length < text.length ? ' …' : ''}`;
}

const hasAnyTerm = (word: string, terms: ReadonlySet<string>): boolean =>
  splitWords(word).some(({whole, stems}) => terms.has(whole) || stems.some((piece) => terms.has(piece)));
