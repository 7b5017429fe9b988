import type {Schema} from './document';

/** Keywords whose value is another schema that the value has to match, or must not. */
const KEYWORDS = ['not', 'if', 'then', 'else', 'contains', 'dependentSchemas', 'contentSchema'];

/**
 * Takes the conditions out of a schema: merging two schemas must keep those of both.
 *
 * @param schema - a schema without `allOf`, `oneOf` and `anyOf`
 * @returns the schema without its conditions, and these as schemas of their own
 */
export function splitConditions(schema: Schema): {own: Schema; conditions: Schema[]} {
  const entries = Object.entries(schema);
  const condition = entries.filter(([key]) => KEYWORDS.includes(key));
  if (condition.length === 0) return {own: schema, conditions: []};
  return {own: Object.fromEntries(entries.filter(([key]) => !KEYWORDS.includes(key))), conditions: [Object.fromEntries(condition)]};
}
