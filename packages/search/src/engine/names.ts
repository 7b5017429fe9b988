import {isStopWord} from './words/stopWords';
import {splitWords} from './words/tokenize';

/** A name in the forms in which it is compared with a query. */
export interface ComparedName {
  text: string;
  /** Whether somebody wrote it as an identifier: then others in this form are meant. */
  isForm: boolean;
  /** All of it in one word. */
  whole: string;
  /** Its telling words in one. */
  squashed: string;
  /** The same of their stems. */
  stems: string;
}

/**
 * @param text - a title, an identifier or a query
 * @returns the forms in which names and queries are compared
 */
export function comparedName(text: string): ComparedName {
  const words = splitWords(text).flatMap(({forms, pieces}) =>
    forms.map((form, index) => ({form, stem: pieces[index]})),
  );
  const telling = words.filter(({form}) => !isStopWord(form));
  const counted = telling.length > 0 ? telling : words;
  return {
    text: text.toLowerCase(),
    isForm: /[a-z][A-Z]|[_-]|^[A-Z]{2}| /.test(text),
    whole: words.map(({form}) => form).join(''),
    squashed: counted.map(({form}) => form).join(''),
    stems: counted.map(({stem}) => stem).join(''),
  };
}
