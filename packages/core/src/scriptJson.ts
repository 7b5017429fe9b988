/**
 * @param value - any value that JSON can hold
 * @returns JSON that can stand in a `script` element: nothing in it ends the element or opens a comment
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
