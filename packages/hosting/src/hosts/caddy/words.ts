/** How Caddy writes texts and patterns. Its patterns are those of Go: https://pkg.go.dev/regexp/syntax */

/** @returns a text in quotes of a Caddyfile, in which an open brace would begin a placeholder */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"').replaceAll('{', '\\{')}"`;

/** @returns a pattern, in which a Caddyfile takes nothing for its own */
export const pattern = (source: string): string => `\`${source}\``;

/** @returns lines of a block, each a step further in */
export const indented = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n').map((row) => `\t${row}`));

/** @returns a directive or a matcher with a block */
export const block = (start: string, lines: readonly string[]): string =>
  [`${start} {`, ...indented(lines), '}'].join('\n');

/**
 * @param source - a text with placeholders
 * @param names - what is to be known for it
 * @param lines - a value or a pattern with what is then known for each name; the first that fits counts
 * @param otherwise - for each name, if none fits
 * @returns a map: placeholders for a text, by what is in another
 */
export const mapOf = (
  source: string,
  names: readonly string[],
  lines: readonly (readonly [key: string, ...values: string[]])[],
  otherwise: readonly string[],
): string =>
  block(
    `map ${source} ${names.map((name) => `{${name}}`).join(' ')}`,
    [...lines, ['default', ...otherwise]].map(([key, ...values]) => [key, ...values.map(quoted)].join(' ')),
  );

/** @returns a key of a map that is a pattern */
export const keyPattern = (source: string): string => pattern(`~${source}`);

/** @returns the source of a pattern for what doesn't begin with a word: patterns of Caddy can't look ahead */
export const notBefore = (word: string): string =>
  `(?:${[...word].map((character, index) => `${word.slice(0, index)}(?:[^${character}]|$)`).join('|')})`;
