/** A value as it stands in a guide, with its lines: in JSON, or in a program, where parts are known only when it runs. */
export type Value =
  | {kind: 'plain'; line: number; value: string | number | boolean | null}
  | {kind: 'object'; line: number; entries: Entry[]; open: boolean}
  | {kind: 'list'; line: number; items: Value[]; open: boolean}
  | {kind: 'unknown'; line: number};

export interface Entry {
  name: string;
  /** The line of the name. */
  line: number;
  value: Value;
}

/** Stands in plain data for a value that is not known: every schema takes it. */
export const UNKNOWN = '\u0000unknown';

/** A field of plain data that says that fields are left out. */
export const OPEN = '\u0000open';

/** @returns the value as JSON has it, with {@link UNKNOWN} and {@link OPEN} */
export function plain(value: Value): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'unknown':
      return UNKNOWN;
    case 'list':
      return value.items.map(plain);
    case 'object':
      return Object.fromEntries([
        ...value.entries.map((entry) => [entry.name, plain(entry.value)]),
        ...(value.open ? [[OPEN, true]] : []),
      ]);
  }
}

/**
 * @param value - a whole value
 * @param path - names and numbers from it to a part
 * @returns the part; the last one that is there, if the path leads further
 */
export function partAt(value: Value, path: readonly string[]): {line: number; value: Value} {
  let current = {line: value.line, value};
  for (const step of path) {
    const {value: holder} = current;
    if (holder.kind === 'object') {
      const entry = holder.entries.find(({name}) => name === step);
      if (!entry) break;
      current = {line: entry.line, value: entry.value};
    } else if (holder.kind === 'list') {
      const item = holder.items[Number(step)];
      if (!item) break;
      current = {line: item.line, value: item};
    } else break;
  }
  return current;
}
