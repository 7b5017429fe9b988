import type {Json, Schema} from '@paydocs/specs/openapi/document';

/** @returns the schema's own examples, each once */
export function examplesOf(schema: Schema): Json[] {
  const list = schema.example === undefined ? [] : [schema.example];
  if (Array.isArray(schema.examples)) list.push(...schema.examples);
  const seen = new Set<string>();
  return list.filter((value) => {
    const text = JSON.stringify(value);
    return !seen.has(text) && Boolean(seen.add(text));
  });
}
