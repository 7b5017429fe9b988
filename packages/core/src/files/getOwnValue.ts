/**
 * Looks up a user-defined name, such as the name of a schema. Ignores properties that objects inherit, such as
 * `constructor`.
 *
 * @param values - values by name, if any
 * @param name - any name
 * @returns value of the object's own property; `undefined` if it has none
 */
export function getOwnValue<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}
