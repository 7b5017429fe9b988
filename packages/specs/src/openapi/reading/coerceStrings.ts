import {DATA_KEYS, NAME_MAP_KEYS} from './sources';

/** Keys whose value is a string. */
const STRING_KEYS = new Set(['version', 'title', 'summary', 'description']);

/**
 * Converts versions, titles, summaries, descriptions, and tags to strings if YAML parsed them as numbers or booleans,
 * such as an unquoted `version: 1.0`. Data, such as examples and enums, and extensions are left unchanged.
 *
 * @param document - bundled document; it is changed in place
 * @returns the same document
 */
export function coerceStrings<T extends object>(document: T): T {
  const seen = new Set<object>();
  const visit = (node: unknown, isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const entries = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(entries)) {
      if (isNamed || Array.isArray(node)) visit(value, false);
      else if (STRING_KEYS.has(key) && isNumberOrBoolean(value)) entries[key] = String(value);
      else if (key === 'tags' && Array.isArray(value)) entries[key] = value.map(stringifyTag);
      else if (!DATA_KEYS.has(key) && !key.startsWith('x-')) visit(value, NAME_MAP_KEYS.has(key));
    }
  };
  visit(document, false);
  return document;
}

/** Converts a tag to strings: an object with a name in the root, or a name in an operation. */
function stringifyTag(tag: unknown): unknown {
  if (isNumberOrBoolean(tag)) return String(tag);
  if (typeof tag !== 'object' || tag === null) return tag;
  return Object.fromEntries(
    Object.entries(tag).map(([key, value]) => [
      key,
      (key === 'name' || key === 'description') && isNumberOrBoolean(value) ? String(value) : (value as unknown),
    ]),
  );
}

function isNumberOrBoolean(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}
