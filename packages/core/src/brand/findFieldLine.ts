import {escapeRegExp} from '../escapeRegExp';

/**
 * Finds the line of a field in the source of an object literal, such as the brand in `src/brand.ts`. Searches for each
 * key after the previous one, without parsing.
 *
 * @param source - content of the file
 * @param field - keys from the outermost to the innermost, such as `['urls', 'api']`
 * @returns line of the innermost key that exists, counted from 1; `undefined` if no key exists
 */
export function findFieldLine(source: string, field: readonly (string | number)[]): number | undefined {
  const start = source.search(/=\s*\{/);
  let offset: number | undefined;
  for (const key of field) {
    const pattern = new RegExp(`(?<=^|[{,\\s])['"]?${escapeRegExp(String(key))}['"]?\\s*:`, 'g');
    pattern.lastIndex = offset ?? Math.max(start, 0);
    const found = pattern.exec(source);
    if (!found) break;
    offset = found.index + found[0].length;
  }
  return offset === undefined ? undefined : source.slice(0, offset).split('\n').length;
}
