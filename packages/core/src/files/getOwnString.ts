/**
 * Looks up a user-defined name, such as an enum value. Ignores properties that objects inherit, such as `constructor`
 * and `__proto__`.
 *
 * @param texts - strings by name, from a file; any other value counts as empty
 * @param name - any name
 * @returns string in the object's own property; `undefined` if the property isn't a string
 */
export function getOwnString(texts: unknown, name: string): string | undefined {
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, name)) return undefined;
  const value: unknown = (texts as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
