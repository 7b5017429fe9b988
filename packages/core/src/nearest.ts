import leven from 'leven';

/**
 * @param name - what somebody wrote
 * @param known - what exists
 * @returns the one that is most like it, unless none is
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(3, Math.max(1, Math.floor(name.length / 2.5)));
  let best: string | undefined;
  let distance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > limit + 1) continue;
    const sameLetters = candidate.toLowerCase() === name.toLowerCase();
    const current = sameLetters ? 0.5 : isSwapped(candidate, name) ? 1 : leven(candidate, name);
    if (current > 0 && current < distance) {
      best = candidate;
      distance = current;
    }
  }
  return best;
}

/** Whether two neighboring letters are the wrong way round. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const index = [...one].findIndex((letter, at) => letter !== other[at]);
  const swapped = one.slice(0, index) + (one[index + 1] ?? '') + (one[index] ?? '') + one.slice(index + 2);
  return index !== -1 && swapped === other;
}

/** @returns ` Did you mean "…"?`, or a cure of another kind */
export function didYouMean(name: string, known: Iterable<string>, otherwise = ''): string {
  const found = nearest(name, known);
  if (found !== undefined) return ` Did you mean "${found}"?`;
  return otherwise && ` ${otherwise}`;
}

/** @returns the first names of a list, for messages */
export function some(names: Iterable<string>, most = 8): string {
  const all = [...names];
  return all.slice(0, most).join(', ') + (all.length > most ? ', …' : '');
}
