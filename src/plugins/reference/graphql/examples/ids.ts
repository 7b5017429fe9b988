/** Ids that a provider's own texts show, by what stands before their underscore. */
export type KnownIds = ReadonlyMap<string, string>;

/**
 * Finds the ids that texts give as examples, such as `sto_7hD3yL8vRn5WcA1g`, so that an example shows the
 * same ones. Of several ids for one kind of thing, it takes the one that is shown most.
 *
 * @param texts - specifications
 * @returns an id for each prefix
 */
export function knownIds(texts: readonly string[]): KnownIds {
  const counts = new Map<string, number>();
  for (const [id] of texts.join('\n').matchAll(/\b[a-z]{2,5}_(?=\w*\d)(?=\w*[A-Za-z])[A-Za-z0-9]{8,32}\b/g)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const ids = [...counts].sort(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other));
  return new Map(ids.reverse().map(([id]) => [id.slice(0, id.indexOf('_')), id]));
}
