import type {Schema} from './document';

/** Keywords with schemas that a value must match, must not match, or must match in some cases. */
const CONDITION_KEYWORDS = ['not', 'if', 'then', 'else', 'contains', 'dependentSchemas', 'contentSchema'];

/**
 * Separates a schema from its conditions, so that merging two schemas keeps the conditions of both.
 *
 * @param schema - schema without `allOf`, `oneOf`, and `anyOf`
 * @returns the schema without conditions, and a list of at most one schema with only the conditions
 */
export function splitConditions(schema: Schema): {own: Schema; conditions: Schema[]} {
  const entries = Object.entries(schema);
  const conditionEntries = entries.filter(([key]) => CONDITION_KEYWORDS.includes(key));
  if (conditionEntries.length === 0) return {own: schema, conditions: []};
  const ownEntries = entries.filter(([key]) => !CONDITION_KEYWORDS.includes(key));
  return {own: Object.fromEntries(ownEntries), conditions: [Object.fromEntries(conditionEntries)]};
}
