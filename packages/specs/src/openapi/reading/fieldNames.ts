import {type Diagnostic, toKebabCase} from '@paydocs/core';
import {getLocation, type SourceFile, type Step} from './sources';

/**
 * Checks a file for schemas in which several fields have the same anchor, such as `userId` and `userID`.
 *
 * @param file - path for messages
 * @param source - file of an OpenAPI description
 * @returns a diagnostic of each field whose anchor is already in use
 */
export function checkFieldNames(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[]): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const childSteps = [...steps, Array.isArray(node) ? Number(key) : key];
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        for (const [name, firstName] of findDuplicates(Object.keys(value))) {
          const message = `the fields "${firstName}" and "${name}" would have the same anchor on a page, "#${toKebabCase(name)}". Rename one of them.`;
          diagnostics.push({file, ...getLocation(source, [...childSteps, name]), message});
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
    const firstName = firstNames.get(toKebabCase(name));
    if (firstName === undefined) firstNames.set(toKebabCase(name), name);
    return firstName === undefined ? [] : [[name, firstName]];
  });
}
