/** In which form somebody gets a text: how it is compressed, and whether a page is HTML or Markdown. */

export type Encoding = 'br' | 'gzip';

/** The two types that a page has. */
export const [HTML, MARKDOWN] = ['text/html', 'text/markdown'] as const;

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

/** Parameters of a type, apart from its quality; no character is looked at in advance, which the patterns of Caddy can't. */
const PARAMETERS = '(?:;\\s*(?:(?:[^\\sq,;]|q[^\\s=,;])[^,;]*)?)*';

/** The quality 1, written or left out, and one such as 0.5 by its first digit. https://www.rfc-editor.org/rfc/rfc9110#name-quality-values */
const WHOLE = '(?:;\\s*q=1(?:\\.0*)?\\s*(?:[;,]|$)|\\s*(?:,|$))';
const quality = (digits: string): string => `;\\s*q=0?\\.${digits}\\s*(?:[;,]|$)`;
const tenths = (tenth: number): string => quality(tenth === 0 ? '0\\d*[1-9]\\d*' : `${tenth}\\d*`);

/** Of a header that names a type with this quality, whatever other parameters it has. */
const named = (type: string, rest: string): string => `(?:.*,)?\\s*${type}\\s*${PARAMETERS}${rest}`;

/**
 * @param type - of a page
 * @returns the sources of patterns, regardless of case, for each `Accept` that names the type: by its quality in tenths, the
 *   highest first, and without `q=0`
 */
export const qualityPatterns = (type: string): string[] =>
  [WHOLE, ...[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(tenths)].map((rest) => `^${named(type, rest)}`);

/**
 * The source of a pattern, regardless of case, for each `Accept` that wants Markdown: it names the type, not with `q=0`, and
 * doesn't name HTML with a higher quality. Tenths decide.
 */
export const MARKDOWN_WANTED = `^(?:${[
  named(MARKDOWN, WHOLE),
  ...Array.from({length: 10}, (_, tenth) => {
    const higher = tenth === 9 ? WHOLE : `(?:${WHOLE}|${quality(`[${tenth + 1}-9]\\d*`)})`;
    return `(?!${named(HTML, higher)})${named(MARKDOWN, tenths(tenth))}`;
  }),
].join('|')})`;
