/**
 * Converts a name to kebab case.
 *
 * @param text - identifier or title: `paymentMethod`, `User-Agent`, `200 OK`
 * @returns lowercase words joined with hyphens; a run of capitals is one word
 */
export function toKebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
