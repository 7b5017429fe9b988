/**
 * Copies a value for third-party code that looks up names in it. The objects of the copy inherit nothing, so that a
 * lookup of `constructor` finds only a field of the data.
 *
 * @param value - JSON value, or `undefined`
 * @returns copy whose objects have only own properties
 */
export function removePrototypes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(removePrototypes) as Value;
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [name, part] of Object.entries(value)) copy[name] = removePrototypes(part);
  return copy as Value;
}
