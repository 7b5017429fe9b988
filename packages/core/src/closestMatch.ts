import leven from 'leven';

/**
 * Finds the name with the smallest edit distance to a word.
 *
 * @param word - word that the user wrote
 * @param names - existing names, at least one
 * @returns the closest match, and its edit distance (`changes`)
 */
export function findClosestMatch<T extends string>(word: string, names: readonly T[]): {name: T; changes: number} {
  const [first] = names.map((name) => ({name, changes: leven(word, name)})).sort((a, b) => a.changes - b.changes);
  return first!;
}
