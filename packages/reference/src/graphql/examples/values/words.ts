/** Returns the words of a name in lowercase: `postal code` for `postalCode` and `postal_code`. */
export function toLowercaseWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}
