/**
 * Looks a name up that somebody wrote, such as the value of an enum: `constructor` and `__proto__` are names like others.
 *
 * @param texts - texts by name, from a file; what isn't an object has none
 * @param name - any name
 * @returns the text that the object itself has for it; nothing for what is no string
 */
export function ownText(texts: unknown, name: string): string | undefined {
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, name)) return undefined;
  const text: unknown = (texts as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : undefined;
}
