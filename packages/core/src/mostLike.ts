import leven from 'leven';

/**
 * @param word - what somebody wrote
 * @param names - what exists, at least one
 * @returns the name that takes the fewest changes to get to, and how many
 */
export function mostLike<T extends string>(word: string, names: readonly T[]): {name: T; changes: number} {
  const [first] = names.map((name) => ({name, changes: leven(word, name)})).sort((a, b) => a.changes - b.changes);
  return first!;
}
