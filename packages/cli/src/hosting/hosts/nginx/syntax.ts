/** Helpers for the syntax of nginx configurations (https://nginx.org/en/docs/beginners_guide.html#conf_structure). */

/** Maximum length of a string in characters. nginx reads tokens of up to 4,096 characters. */
const MAX_STRING_LENGTH = 3000;

/**
 * Quotes a string.
 *
 * @param text - string without line breaks
 * @throws Error if the string contains a character that nginx can't escape
 */
export function quote(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx doesn't allow this in a value: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a pattern. nginx keeps its backslashes, except before quotes and backslashes. */
export const quotePattern = (source: string): string => `"${source}"`;

/** Converts the source of a pattern to a map key. With `~*`, the pattern is case-insensitive. */
export const toKeyPattern = (source: string, kind: '~' | '~*' = '~'): string => quotePattern(`${kind}${source}`);

/**
 * Renders a `map` block, which sets a variable depending on a source string.
 *
 * @param source - string with variables
 * @param variable - name of the variable to set, without `$`
 * @param lines - keys, each with the variable's value; `volatile` prevents nginx from caching the value for the request
 * @returns the block
 */
export function renderMap(
  source: string,
  variable: string,
  lines: readonly ('volatile' | readonly [key: string, value: string])[],
): string {
  const body = lines.map((line) => `    ${typeof line === 'string' ? line : line.join(' ')};\n`).join('');
  return `map ${source} $${variable} {\n${body}}\n`;
}

/** Splits a string into parts that are short enough for nginx. */
export const splitIntoChunks = (text: string): string[] =>
  text.match(new RegExp(`.{1,${MAX_STRING_LENGTH}}`, 'gs')) ?? [''];
