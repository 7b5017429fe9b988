/**
 * Finds the line of a value in the text of an object literal whose keys stand in the order of their
 * nesting, as in `src/brand.ts`.
 *
 * @param source - the text of the file
 * @param field - keys from the outermost to the innermost, such as `['urls', 'api']`
 * @returns the line of the innermost key that the text has, from 1; `undefined` if it has none of them
 */
export function lineOfField(source: string, field: readonly (string | number)[]): number | undefined {
  const start = source.search(/=\s*\{/);
  let at: number | undefined;
  for (const key of field) {
    const pattern = new RegExp(`(?<=^|[{,\\s])['"]?${escape(String(key))}['"]?\\s*:`, 'g');
    pattern.lastIndex = at ?? Math.max(start, 0);
    const found = pattern.exec(source);
    if (!found) break;
    at = found.index + found[0].length;
  }
  return at === undefined ? undefined : source.slice(0, at).split('\n').length;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
