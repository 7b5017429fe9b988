import {DATA, NAMES} from './sources';

/** Keys whose value is a text. */
const TEXTS = new Set(['version', 'title', 'summary', 'description']);

/**
 * Makes texts of the numbers and booleans that YAML takes from texts without quotes, such as `version: 1.0`.
 *
 * @param document - a bundled document; it is changed in place
 * @returns the same document
 */
export function withTexts<T extends object>(document: T): T {
  const seen = new Set<object>();
  const visit = (node: unknown, isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const entries = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(entries)) {
      if (isNamed || Array.isArray(node)) visit(value, false);
      else if (TEXTS.has(key) && isBare(value)) entries[key] = String(value);
      else if (key === 'tags' && Array.isArray(value)) entries[key] = value.map(tagWithText);
      else if (!DATA.has(key) && !key.startsWith('x-')) visit(value, NAMES.has(key));
    }
  };
  visit(document, false);
  return document;
}

/** A tag is an object with a name in the root, and a name in an operation. */
function tagWithText(tag: unknown): unknown {
  if (isBare(tag)) return String(tag);
  if (typeof tag !== 'object' || tag === null) return tag;
  return Object.fromEntries(
    Object.entries(tag).map(([key, value]) => [key, (key === 'name' || key === 'description') && isBare(value) ? String(value) : (value as unknown)]),
  );
}

function isBare(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}
