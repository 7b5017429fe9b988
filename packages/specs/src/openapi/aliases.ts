import type {Diagnostic} from '@paydocs/core';
import {getLocation, type SourceFile, type PathStep} from './reading/sources';

/** Maximum number of values in a file after expansion of its aliases, in addition to its number of characters. */
const MAX_EXPANDED_VALUES = 1_000_000;

/**
 * Checks a file for YAML aliases (`*name`) that are circular, or that expand to too many values.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns at most one diagnostic, about the first circular alias, or the first alias of a file that becomes too large
 */
export function checkAliases(file: string, source: SourceFile): Diagnostic[] {
  const maxValues = MAX_EXPANDED_VALUES + source.text.length;
  const seen = new Set<object>();
  const ancestors = new Set<object>();
  let count = 0;
  let firstSharedAlias: PathStep[] | undefined;
  /** Returns the path to the first circular alias; undefined if there is none. */
  const visit = (node: unknown, steps: PathStep[]): PathStep[] | undefined => {
    count += 1;
    if (typeof node !== 'object' || node === null || count > maxValues) return undefined;
    if (ancestors.has(node)) return steps;
    if (seen.has(node)) firstSharedAlias ??= steps;
    seen.add(node);
    ancestors.add(node);
    for (const [key, value] of Object.entries(node)) {
      const circularAlias = visit(value, [...steps, Array.isArray(node) ? Number(key) : key]);
      if (circularAlias) return circularAlias;
    }
    ancestors.delete(node);
    return undefined;
  };
  const circularAlias = visit(source.content, []);
  if (circularAlias) {
    const message =
      'this alias refers back to the anchor that contains it. Write "$ref" with the path of the definition instead.';
    return [{file, ...getLocation(source, circularAlias), message}];
  }
  if (count <= maxValues) return [];
  const message = `this alias and the aliases after it expand the file to more than ${MAX_EXPANDED_VALUES} values. Write "$ref" with the path of the definition instead.`;
  return [{file, ...getLocation(source, firstSharedAlias ?? []), message}];
}
