import {isStopWord} from './words/stopWords';
import {splitWords} from './words/tokenize';

/** A name in the normalized forms that are compared with a query. */
export interface ComparedName {
  /** The name in lower case. */
  text: string;
  /** Whether its spelling is distinctive, such as in an identifier. Then names with the same spelling are preferred. */
  isForm: boolean;
  /** All words, joined without separators. */
  whole: string;
  /** Its significant words, joined. */
  squashed: string;
  /** The stems of its significant words, joined. */
  stems: string;
}

/**
 * Normalizes a name for comparison.
 *
 * @param text - title, identifier, or query
 * @returns the normalized forms
 */
export function comparedName(text: string): ComparedName {
  const words = splitWords(text).flatMap(({forms, pieces}) =>
    forms.map((form, index) => ({form, stem: pieces[index]})),
  );
  const significant = words.filter(({form}) => !isStopWord(form));
  const compared = significant.length > 0 ? significant : words;
  return {
    text: text.toLowerCase(),
    isForm: /[a-z][A-Z]|[_-]|^[A-Z]{2}| /.test(text),
    whole: words.map(({form}) => form).join(''),
    squashed: compared.map(({form}) => form).join(''),
    stems: compared.map(({stem}) => stem).join(''),
  };
}
