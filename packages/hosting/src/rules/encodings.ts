/** How texts are compressed, and who may have them so. */

export type Encoding = 'br' | 'gzip';

/** Ends of the names of compressed files, the smaller first. */
export const SUFFIXES: readonly {encoding: Encoding; suffix: string}[] = [
  {encoding: 'br', suffix: '.br'},
  {encoding: 'gzip', suffix: '.gz'},
];

/**
 * @param name - a way to compress
 * @returns the source of a pattern, regardless of case, for each `Accept-Encoding` that takes it: named, and not with `q=0`
 */
export const acceptPattern = (name: string): string =>
  `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;

/** The quality 1, written or left out, and one such as 0.5 by its first digit. https://www.rfc-editor.org/rfc/rfc9110#name-quality-values */
const WHOLE = '(?:;\\s*q=1(?:\\.0*)?|(?![^,]*;\\s*q=))';
const quality = (digits: string): string => `;\\s*q=0?\\.${digits}`;

/** Of a header that names a type with this quality, whatever other parameters it has. */
const named = (type: string, rest: string): string =>
  `(?:.*,)?\\s*${type}\\s*(?:;(?!\\s*q=)[^,;]*)*${rest}\\s*(?:[;,]|$)`;

/**
 * The source of a pattern, regardless of case, for each `Accept` that wants Markdown: it names the type, not with `q=0`, and
 * doesn't name HTML with a higher quality. Tenths decide.
 */
export const MARKDOWN_WANTED = `^(?:${[
  named('text/markdown', WHOLE),
  ...Array.from({length: 10}, (_, tenth) => {
    const higher = tenth === 9 ? [WHOLE] : [WHOLE, quality(`[${tenth + 1}-9]\\d*`)];
    const own = quality(tenth === 0 ? '0\\d*[1-9]\\d*' : `${tenth}\\d*`);
    return `(?!${named('text/html', `(?:${higher.join('|')})`)})${named('text/markdown', own)}`;
  }),
].join('|')})`;
