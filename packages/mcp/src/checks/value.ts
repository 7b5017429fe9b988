/** Values as checks of the contract take them. */
import type {Value} from '@paydocs/contract/json/value';

/**
 * @param json - anything that JSON can say
 * @returns the same as a value of which everything is known; it has no lines
 */
export function valueOf(json: unknown): Value {
  const line = 1;
  if (Array.isArray(json)) return {kind: 'list', line, items: json.map(valueOf), open: false};
  if (typeof json !== 'object' || json === null)
    return {kind: 'plain', line, value: json as string | number | boolean | null};
  const entries = Object.entries(json).map(([name, value]) => ({name, line, value: valueOf(value)}));
  return {kind: 'object', line, entries, open: false};
}
