/**
 * Returns a copy of an object without the keys whose value is `undefined`, `false`, or an empty string, array, or
 * object.
 */
export function omitEmptyValues<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, item]) => {
    if (item === undefined || item === false || item === '') return false;
    if (Array.isArray(item)) return item.length > 0;
    return !(typeof item === 'object' && item !== null && Object.keys(item).length === 0);
  });
  return Object.fromEntries(entries) as T;
}
