import {toKebabCase} from '@paydocs/core';

/** Function that joins names into an ID that is unique within a page. */
export type IdGenerator = (...parts: string[]) => string;

/**
 * Creates a function that joins names into an ID in kebab case. The second use of an ID gets the suffix `-2`, the third
 * `-3`.
 *
 * @param reserved - IDs that the page already uses
 */
export function createIdGenerator(reserved: string[] = []): IdGenerator {
  const used = new Set(reserved);
  return (...parts) => {
    const base = parts.map(toKebabCase).filter(Boolean).join('-') || 'field';
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
