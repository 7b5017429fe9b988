import {comparisons, type ComparisonTable} from '../../comparisons';

/** Attributes of `<Comparison>`. */
export interface ComparisonProps {
  /** Name of a table in `src/comparisons.ts`. */
  of: string;
  /** Names of the columns to show, separated by commas. If omitted, all columns are shown. */
  columns?: string;
}

/**
 * Resolves the headings and rows of a table.
 *
 * @returns the headings, and a row for each option with its cells in the same order, the name first
 * @throws Error if there's no such table or column
 */
export function resolveComparison({of: tableName, columns: shown}: ComparisonProps): {
  heads: string[];
  rows: {to: string; cells: string[]}[];
} {
  const tables: Record<string, ComparisonTable<string>> = comparisons;
  const table = Object.hasOwn(tables, tableName) ? tables[tableName] : undefined;
  if (!table) throw new Error(`<Comparison> has no table "${tableName}". Tables: ${Object.keys(tables).join(', ')}.`);
  const {subject, columns, options} = table;
  const names = shown?.split(',') ?? Object.keys(columns);
  const unknown = names.find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined)
    throw new Error(
      `The table "${tableName}" has no column "${unknown}". Columns: ${Object.keys(columns).join(', ')}.`,
    );
  return {
    heads: [subject, ...names.map((name) => columns[name]!)],
    rows: options.map(({name, to, cells}) => ({to, cells: [name, ...names.map((column) => cells[column]!)]})),
  };
}
