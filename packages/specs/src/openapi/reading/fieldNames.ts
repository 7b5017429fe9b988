import type {InputProblem} from '@paydocs/core/inputError';
import {kebab} from '@paydocs/core/kebab';
import {placeOf, type SourceFile, type Step} from './sources';

/**
 * Finds fields of one schema whose names come to one anchor on a page, such as `userId` and `userID`.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns the second of each two, with its line
 */
export function fieldNameProblems(file: string, source: SourceFile): InputProblem[] {
  const problems: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[]): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const way = [...steps, Array.isArray(node) ? Number(key) : key];
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        for (const [name, other] of shared(Object.keys(value))) {
          const message = `the fields "${other}" and "${name}" would have the same anchor on a page, "#${kebab(name)}". Rename one of them.`;
          problems.push({file, ...placeOf(source, [...way, name]), message});
        }
      }
      visit(value, way);
    }
  };
  visit(source.content, []);
  return problems;
}

/** Each name that shares its anchor with one before it, with that one. */
function shared(names: readonly string[]): [name: string, other: string][] {
  const owners = new Map<string, string>();
  return names.flatMap((name): [string, string][] => {
    const other = owners.get(kebab(name));
    if (other === undefined) owners.set(kebab(name), name);
    return other === undefined ? [] : [[name, other]];
  });
}
