import {kebab} from '@paydocs/core/kebab';

/** Gives out ids that are unique on one page. */
export type IdSource = (...parts: string[]) => string;

/**
 * @param taken - ids that the page already uses
 * @returns a function that joins names to an id; a second use of one gets `-2`, a third `-3`
 */
export function idSource(taken: string[] = []): IdSource {
  const used = new Set(taken);
  return (...parts) => {
    const base = parts.map(kebab).filter(Boolean).join('-') || 'field';
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
