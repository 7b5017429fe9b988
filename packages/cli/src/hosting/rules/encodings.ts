/** Content negotiation: the compression of a text file, and whether a page is sent as HTML or as Markdown. */

/** A content coding that the build produces. */
export type Encoding = 'br' | 'gzip';

/** The two media types of a page. */
export const [HTML, MARKDOWN] = ['text/html', 'text/markdown'] as const;

/** Suffixes of compressed files, smallest result first. */
export const ENCODING_SUFFIXES: readonly {encoding: Encoding; suffix: string}[] = [
  {encoding: 'br', suffix: '.br'},
  {encoding: 'gzip', suffix: '.gz'},
];

/**
 * Creates the source of a case-insensitive pattern. It matches an `Accept-Encoding` header that names the content
 * coding without `q=0` (https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding).
 *
 * @param name - content coding, such as `br`
 */
export const createAcceptEncodingPattern = (name: string): string =>
  `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;

/**
 * Pattern source for the parameters of a media type, except its quality. It has no lookahead, which Caddy's patterns
 * don't support.
 */
const PARAMETERS_PATTERN = '(?:;\\s*(?:(?:[^\\sq,;]|q[^\\s=,;])[^,;]*)?)*';

/**
 * Pattern source for the quality 1, written or omitted (https://www.rfc-editor.org/rfc/rfc9110#name-quality-values).
 */
const FULL_QUALITY_PATTERN = '(?:;\\s*q=1(?:\\.0*)?\\s*(?:[;,]|$)|\\s*(?:,|$))';
/** Returns a pattern source for a quality below 1, such as 0.5. */
const createQualityPattern = (digits: string): string => `;\\s*q=0?\\.${digits}\\s*(?:[;,]|$)`;
const createTenthsPattern = (tenth: number): string =>
  createQualityPattern(tenth === 0 ? '0\\d*[1-9]\\d*' : `${tenth}\\d*`);

/** Returns a pattern source for a header that names a type with a quality, and maybe with other parameters. */
const createMediaTypePattern = (type: string, rest: string): string =>
  `(?:.*,)?\\s*${type}\\s*${PARAMETERS_PATTERN}${rest}`;

/**
 * Creates the sources of case-insensitive patterns that match an `Accept` header with a media type: one for each
 * quality in tenths, without 0.
 *
 * @param type - media type of a page
 * @returns the sources, for the highest quality first
 */
export const createAcceptPatterns = (type: string): string[] =>
  [FULL_QUALITY_PATTERN, ...[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(createTenthsPattern)].map(
    (rest) => `^${createMediaTypePattern(type, rest)}`,
  );

/**
 * Source of a case-insensitive pattern that matches an `Accept` header if it prefers Markdown: it names Markdown
 * without `q=0`, and doesn't give HTML a higher quality. Qualities are compared in tenths.
 */
export const PREFERS_MARKDOWN_PATTERN = `^(?:${[
  createMediaTypePattern(MARKDOWN, FULL_QUALITY_PATTERN),
  ...Array.from({length: 10}, (_, tenth) => {
    const higher =
      tenth === 9
        ? FULL_QUALITY_PATTERN
        : `(?:${FULL_QUALITY_PATTERN}|${createQualityPattern(`[${tenth + 1}-9]\\d*`)})`;
    return `(?!${createMediaTypePattern(HTML, higher)})${createMediaTypePattern(MARKDOWN, createTenthsPattern(tenth))}`;
  }),
].join('|')})`;
