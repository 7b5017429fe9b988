import {toKebabCase} from '@paydocs/core';
import type {Oas3Rule} from '@redocly/openapi-core';

/** Reports schemas in which several fields have the same anchor, such as `userId` and `userID`. */
export const checkFieldNames: Oas3Rule = () => ({
  SchemaProperties(properties, {report, location}) {
    for (const [name, firstName] of findDuplicates(Object.keys(properties))) {
      const message = `the fields "${firstName}" and "${name}" would have the same anchor on a page, "#${toKebabCase(name)}". Rename one of them.`;
      report({message, location: location.child(name).key()});
    }
  },
});

/** Returns each name that has the same anchor as an earlier name, together with that earlier name. */
function findDuplicates(names: readonly string[]): [name: string, firstName: string][] {
  const firstNames = new Map<string, string>();
  return names.flatMap((name): [string, string][] => {
    const firstName = firstNames.get(toKebabCase(name));
    if (firstName === undefined) firstNames.set(toKebabCase(name), name);
    return firstName === undefined ? [] : [[name, firstName]];
  });
}
