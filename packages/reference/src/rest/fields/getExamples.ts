import type {Json, Schema} from '@paydocs/specs/client';

/** Returns the schema's own examples without duplicates. */
export function getExamples(schema: Schema): Json[] {
  const examples = schema.example === undefined ? [] : [schema.example];
  if (Array.isArray(schema.examples)) examples.push(...schema.examples);
  const seen = new Set<string>();
  return examples.filter((value) => {
    const json = JSON.stringify(value);
    return !seen.has(json) && Boolean(seen.add(json));
  });
}
