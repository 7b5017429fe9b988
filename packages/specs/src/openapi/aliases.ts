import type {Diagnostic} from '@paydocs/core';
import {getLocation, type SourceFile, type Step} from './reading/sources';

/** Maximum number of values in a file with its aliases expanded, in addition to its number of characters. */
const MAX_EXPANDED_VALUES = 1_000_000;

/**
 * Checks a file for YAML aliases (`*name`) that are circular, or that expand to too many values.
 *
 * @param file - path for messages
 * @param source - file of an OpenAPI description
 * @returns a diagnostic of the first circular alias, or of the first alias in a file that would exhaust the memory
 */
export function checkAliases(file: string, source: SourceFile): Diagnostic[] {
  const maxValues = MAX_EXPANDED_VALUES + source.text.length;
  const seen = new Set<object>();
  const ancestors = new Set<object>();
  let count = 0;
  let firstSharedAlias: Step[] | undefined;
  /** Returns the path of a circular alias. */
  const visit = (node: unknown, steps: Step[]): Step[] | undefined => {
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
