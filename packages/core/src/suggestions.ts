import leven from 'leven';

/**
 * Finds the name that the user probably meant to write.
 *
 * @param name - name that the user wrote
 * @param known - existing names
 * @returns the closest match, or `undefined` if no name is similar enough
 */
export function findSuggestion(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 2.5)));
  let closest: string | undefined;
  let distance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > limit + 1) continue;
    const sameLetters = candidate.toLowerCase() === name.toLowerCase();
    const current = sameLetters ? 0.5 : hasSwappedLetters(candidate, name) ? 1 : leven(candidate, name);
    if (current > 0 && current < distance) {
      closest = candidate;
      distance = current;
    }
  }
  return closest;
}

/** Checks whether two words differ only in two adjacent letters that are swapped. */
function hasSwappedLetters(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  const index = [...first].findIndex((letter, at) => letter !== second[at]);
  const swapped = first.slice(0, index) + (first[index + 1] ?? '') + (first[index] ?? '') + first.slice(index + 2);
  return index !== -1 && swapped === second;
}

/** Returns ` Did you mean "…"?`. If no name is similar, returns `otherwise` after a space. */
export function formatSuggestion(name: string, known: Iterable<string>, otherwise = ''): string {
  const found = findSuggestion(name, known);
  if (found !== undefined) return ` Did you mean "${found}"?`;
  return otherwise && ` ${otherwise}`;
}

/** Joins names for a message. Names after the first `maxCount` become `…`. */
export function formatList(names: Iterable<string>, maxCount = 8): string {
  const all = [...names];
  return all.slice(0, maxCount).join(', ') + (all.length > maxCount ? ', …' : '');
}
