/** Converts JSON to the values that the contract check expects. */
import type {Value} from '@paydocs/contract';

/** Converts any JSON value. JSON has no source lines, so all line numbers are 1. */
export function toContractValue(json: unknown): Value {
  const line = 1;
  if (Array.isArray(json)) return {kind: 'list', line, items: json.map(toContractValue), open: false};
  if (typeof json !== 'object' || json === null)
    return {kind: 'plain', line, value: json as string | number | boolean | null};
  const entries = Object.entries(json).map(([name, value]) => ({name, line, value: toContractValue(value)}));
  return {kind: 'object', line, entries, open: false};
}
