/** How nginx writes texts and patterns. */

/** nginx reads words of at most 4,096 characters. */
const LONGEST = 3000;

/**
 * @param text - any text of one line
 * @returns it in quotes
 * @throws Error for what nginx has no way to write
 */
export function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx doesn't allow this in a value: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** @returns a pattern in quotes; a backslash before anything but quotes and backslashes stays as it is */
export const regex = (source: string): string => `"${source}"`;

/** @returns a pattern as a key of a map */
export const pattern = (source: string, kind: '~' | '~*' = '~'): string => regex(`${kind}${source}`);

/** @returns a text as a pattern that matches it alone */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param source - what decides
 * @param variable - what is decided
 * @param lines - its value for each key; `volatile` for one that is asked for anew each time
 * @returns a map
 */
export function mapOf(
  source: string,
  variable: string,
  lines: readonly ('volatile' | readonly [key: string, value: string])[],
): string {
  const body = lines.map((line) => `    ${typeof line === 'string' ? line : line.join(' ')};\n`).join('');
  return `map ${source} $${variable} {\n${body}}\n`;
}

/** @returns a text in pieces that nginx can read */
export const piecesOf = (text: string): string[] => text.match(new RegExp(`.{1,${LONGEST}}`, 'gs')) ?? [''];
