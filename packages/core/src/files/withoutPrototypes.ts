/**
 * Copies a value for code of others that looks names up in it: an object there has `constructor` without having the field.
 *
 * @param value - a value of JSON, or nothing
 * @returns the same, with objects that have what is written alone
 */
export function withoutPrototypes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPrototypes) as Value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, part] of Object.entries(value)) copy[name] = withoutPrototypes(part);
  return copy as Value;
}
