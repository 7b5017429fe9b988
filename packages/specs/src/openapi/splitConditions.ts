import type {Schema} from './document';

/** Keywords whose value is a schema that the value must match, or must not match. */
const CONDITION_KEYWORDS = ['not', 'if', 'then', 'else', 'contains', 'dependentSchemas', 'contentSchema'];

/**
 * Separates a schema from its conditions, so that merging two schemas keeps the conditions of both.
 *
 * @param schema - schema without `allOf`, `oneOf`, and `anyOf`
 * @returns the schema without conditions, and the conditions as separate schemas
 */
export function splitConditions(schema: Schema): {own: Schema; conditions: Schema[]} {
  const entries = Object.entries(schema);
  const conditionEntries = entries.filter(([key]) => CONDITION_KEYWORDS.includes(key));
  if (conditionEntries.length === 0) return {own: schema, conditions: []};
  const ownEntries = entries.filter(([key]) => !CONDITION_KEYWORDS.includes(key));
  return {own: Object.fromEntries(ownEntries), conditions: [Object.fromEntries(conditionEntries)]};
}
