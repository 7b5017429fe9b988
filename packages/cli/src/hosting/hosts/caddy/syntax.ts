/**
 * Helpers for the syntax of Caddyfiles (https://caddyserver.com/docs/caddyfile/concepts). Caddy uses Go's regular
 * expressions: https://pkg.go.dev/regexp/syntax
 */

/** Quotes a string, and escapes its opening braces, which would start placeholders. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"').replaceAll('{', '\\{')}"`;

/** Puts a pattern in backticks, in which a Caddyfile interprets no escapes. */
export const quotePattern = (source: string): string => `\`${source}\``;

/** Indents each line by a tab. */
const indent = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n').map((row) => `\t${row}`));

/** Renders a directive or a matcher with a block. */
export const renderBlock = (start: string, lines: readonly string[]): string =>
  [`${start} {`, ...indent(lines), '}'].join('\n');

/**
 * Renders a `map` directive, which sets placeholders depending on a source string.
 *
 * @param source - string with placeholders
 * @param names - names of the placeholders to set
 * @param lines - value or pattern of the source, followed by the value of each placeholder; the first match wins
 * @param fallback - value of each placeholder if nothing matches
 * @returns the directive
 */
export const renderMap = (
  source: string,
  names: readonly string[],
  lines: readonly (readonly [key: string, ...values: string[]])[],
  fallback: readonly string[],
): string =>
  renderBlock(
    `map ${source} ${names.map((name) => `{${name}}`).join(' ')}`,
    [...lines, ['default', ...fallback]].map(([key, ...values]) => [key, ...values.map(quote)].join(' ')),
  );

/** Converts the source of a regular expression to a key of a `map` directive, where `~` marks regular expressions. */
export const toKeyPattern = (source: string): string => quotePattern(`~${source}`);

/** Returns the source of a pattern for text that doesn't start with a word. Caddy's patterns have no lookahead. */
export const emulateNegativeLookahead = (word: string): string =>
  `(?:${[...word].map((character, index) => `${word.slice(0, index)}(?:[^${character}]|$)`).join('|')})`;
