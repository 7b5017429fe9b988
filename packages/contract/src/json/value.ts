/**
 * A value in a guide with its line numbers, from JSON or from a program. Parts of a program's values are known only at
 * runtime.
 */
export type Value =
  | {kind: 'plain'; line: number; value: string | number | boolean | null}
  | {kind: 'object'; line: number; entries: ObjectEntry[]; open: boolean}
  | {kind: 'list'; line: number; items: Value[]; open: boolean}
  | {kind: 'unknown'; line: number};

export interface ObjectEntry {
  name: string;
  /** Line of the name. */
  line: number;
  value: Value;
}

/** Placeholder for an unknown value in plain data, which every schema accepts. */
export const UNKNOWN_VALUE = '\u0000unknown';

/** Field that marks an object in plain data as having omitted fields. */
export const OPEN_MARKER = '\u0000open';

/** Converts a value to plain JSON data, with {@link UNKNOWN_VALUE} and {@link OPEN_MARKER}. */
export function toPlainJson(value: Value): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'unknown':
      return UNKNOWN_VALUE;
    case 'list':
      return value.items.map(toPlainJson);
    case 'object':
      return Object.fromEntries([
        ...value.entries.map((entry) => [entry.name, toPlainJson(entry.value)]),
        ...(value.open ? [[OPEN_MARKER, true]] : []),
      ]);
  }
}

/**
 * Finds a part of a value.
 *
 * @param value - root value
 * @param path - field names and indexes from the root to the part
 * @returns the part, or its closest existing ancestor
 */
export function findValueAtPath(value: Value, path: readonly string[]): {line: number; value: Value} {
  let current = {line: value.line, value};
  for (const step of path) {
    const {value: parent} = current;
    if (parent.kind === 'object') {
      const entry = parent.entries.find(({name}) => name === step);
      if (!entry) break;
      current = {line: entry.line, value: entry.value};
    } else if (parent.kind === 'list') {
      const item = parent.items[Number(step)];
      if (!item) break;
      current = {line: item.line, value: item};
    } else break;
  }
  return current;
}
