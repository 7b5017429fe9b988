import {type Diagnostic, toKebabCase} from '@paydocs/core';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/**
 * Checks a file for schemas in which several fields have the same anchor, such as `userId` and `userID`.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns a diagnostic for each field whose anchor an earlier field has
 */
export function checkFieldNames(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const childSteps = [...steps, Array.isArray(node) ? Number(key) : key];
      if (!isNamed && key === 'properties' && typeof value === 'object' && value !== null) {
        for (const [name, firstName] of findDuplicates(Object.keys(value))) {
          const message = `the fields "${firstName}" and "${name}" would have the same anchor on a page, "#${toKebabCase(name)}". Rename one of them.`;
          diagnostics.push({file, ...getLocation(source, [...childSteps, name]), message});
        }
      }
      if (isNamed || key === 'x-webhooks' || !(DATA_KEYS.has(key) || key.startsWith('x-')))
        visit(value, childSteps, !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}

/** Returns each name that has the same anchor as an earlier name, together with that earlier name. */
function findDuplicates(names: readonly string[]): [name: string, firstName: string][] {
  const firstNames = new Map<string, string>();
  return names.flatMap((name): [string, string][] => {
    const firstName = firstNames.get(toKebabCase(name));
    if (firstName === undefined) firstNames.set(toKebabCase(name), name);
    return firstName === undefined ? [] : [[name, firstName]];
  });
}
