import type {InputProblem} from '@paydocs/core/inputError';
import {placeOf, type SourceFile, type Step} from './reading/sources';

/** So many values may a file come to beyond its characters. */
const MOST = 1_000_000;

/**
 * Finds aliases of YAML (`*name`) that nobody could follow to their end.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns the first that leads back to the anchor which it is in, or else the first of so many that the file would fill the memory
 */
export function aliasProblems(file: string, source: SourceFile): InputProblem[] {
  const most = MOST + source.text.length;
  const seen = new Set<object>();
  const above = new Set<object>();
  let count = 0;
  let shared: Step[] | undefined;
  /** @returns the way to an alias that leads back */
  const visit = (node: unknown, steps: Step[]): Step[] | undefined => {
    count += 1;
    if (typeof node !== 'object' || node === null || count > most) return undefined;
    if (above.has(node)) return steps;
    if (seen.has(node)) shared ??= steps;
    seen.add(node);
    above.add(node);
    for (const [key, value] of Object.entries(node)) {
      const circle = visit(value, [...steps, Array.isArray(node) ? Number(key) : key]);
      if (circle) return circle;
    }
    above.delete(node);
    return undefined;
  };
  const circle = visit(source.content, []);
  if (circle) {
    const message = 'this alias refers back to the anchor that contains it. Write "$ref" with the path of the definition instead.';
    return [{file, ...placeOf(source, circle), message}];
  }
  if (count <= most) return [];
  const message = `this alias and the ones after it expand the file to more than ${MOST} values. Write "$ref" with the path of the definition instead.`;
  return [{file, ...placeOf(source, shared ?? []), message}];
}
