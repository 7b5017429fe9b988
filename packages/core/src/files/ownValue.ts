/**
 * Looks a name up that somebody wrote, such as that of a schema: `constructor` is a name like others.
 *
 * @param values - values by name; there may be none
 * @param name - any name
 * @returns the value that the object itself has for it
 */
export function ownValue<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
