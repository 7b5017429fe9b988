/**
 * Serializes a value for a `script` element.
 *
 * @param value - any JSON value
 * @returns JSON in which nothing closes the element or opens a comment
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
