import kebabCase from 'lodash/kebabCase';
import {kebab} from '../../../lib/kebab';

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

/**
 * The name of a page's file and the last part of its address, as docusaurus-plugin-openapi-docs makes them.
 * Fields have ids by {@link kebab}, which keeps `v2` whole.
 */
export const pageId = {
  operation: (operationId: string): string => kebabCase(operationId),
  schema: (name: string): string => kebabCase(name.replace(' ', '-').toLowerCase()),
  tag: (name: string): string => kebabCase(name),
};

/** @returns a name of the spec as pages show it; the empty one, which is a name as well, in quotes */
export function shownName(name: string): string {
  return name || '""';
}

/** @returns the object without keys whose value is undefined, false, '' or an empty list or object */
export function compact<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(([, item]) => {
    if (item === undefined || item === false || item === '') return false;
    if (Array.isArray(item)) return item.length > 0;
    return !(typeof item === 'object' && item !== null && Object.keys(item).length === 0);
  });
  return Object.fromEntries(kept) as T;
}

/**
 * @param text - plain text from the spec
 * @returns the text for one line of MDX, in which nothing of it is syntax
 */
export function escapeMdx(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
