/** How texts are compressed, and who may have them so. */

export type Encoding = 'br' | 'gzip';

/** Ends of the names of compressed files, the smaller first. */
export const SUFFIXES: readonly {encoding: Encoding; suffix: string}[] = [
  {encoding: 'br', suffix: '.br'},
  {encoding: 'gzip', suffix: '.gz'},
];

/** The type of Markdown, which `Accept` names where a program wants it in the place of HTML. */
export const MARKDOWN_TYPE = 'text/markdown';

/**
 * @param name - a way to compress, or a type
 * @returns the source of a pattern, regardless of case, for each `Accept-Encoding` or `Accept` that takes it: named, and not
 *   with `q=0`
 */
export const acceptPattern = (name: string): string =>
  `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;
