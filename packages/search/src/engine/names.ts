import {isStopWord} from './words/stopWords';
import {splitWords} from './words/tokenize';

/** A name in the normalized forms that are compared with a query. */
export interface NormalizedName {
  /** The name in lower case. */
  text: string;
  /** Whether the spelling is distinctive, as in an identifier, so that names with the same spelling are preferred. */
  hasDistinctForm: boolean;
  /** All words, joined without separators, in lower case. */
  whole: string;
  /** The significant words, joined without separators. */
  compact: string;
  /** The stems of the significant words, joined without separators. */
  stems: string;
}

/**
 * Normalizes a name for comparison.
 *
 * @param text - title, identifier, or query
 * @returns the normalized forms
 */
export function normalizeName(text: string): NormalizedName {
  const words = splitWords(text).flatMap(({parts, stems: pieces}) =>
    parts.map((form, index) => ({form, stem: pieces[index]})),
  );
  const significant = words.filter(({form}) => !isStopWord(form));
  const compared = significant.length > 0 ? significant : words;
  return {
    text: text.toLowerCase(),
    hasDistinctForm: /[a-z][A-Z]|[_-]|^[A-Z]{2}| /.test(text),
    whole: words.map(({form}) => form).join(''),
    compact: compared.map(({form}) => form).join(''),
    stems: compared.map(({stem}) => stem).join(''),
  };
}
