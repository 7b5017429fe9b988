import type {InputProblem} from '@paydocs/core/inputError';
import {kebab} from '@paydocs/core/kebab';
import {placeOf, type SourceFile, type Step} from './sources';

/**
 * Checks a file for schemas in which several fields have the same anchor, such as `userId` and `userID`.
 *
 * @param file - path for messages
 * @param source - file of an OpenAPI description
 * @returns a diagnostic of each field whose anchor is already in use
 */
export function fieldNameProblems(file: string, source: SourceFile): InputProblem[] {
  const diagnostics: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[]): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const childSteps = [...steps, Array.isArray(node) ? Number(key) : key];
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        for (const [name, firstName] of findDuplicates(Object.keys(value))) {
          const message = `the fields "${firstName}" and "${name}" would have the same anchor on a page, "#${kebab(name)}". Rename one of them.`;
          diagnostics.push({file, ...placeOf(source, [...childSteps, name]), message});
        }
      }
      visit(value, childSteps);
    }
  };
  visit(source.content, []);
  return diagnostics;
}

/** Returns each name whose anchor an earlier name has, with that name. */
function findDuplicates(names: readonly string[]): [name: string, firstName: string][] {
  const firstNames = new Map<string, string>();
  return names.flatMap((name): [string, string][] => {
    const firstName = firstNames.get(kebab(name));
    if (firstName === undefined) firstNames.set(kebab(name), name);
    return firstName === undefined ? [] : [[name, firstName]];
  });
}
