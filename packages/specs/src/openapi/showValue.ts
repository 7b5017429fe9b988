import type {Json} from './document';

/** @returns a value as readers write it: strings without quotes, the rest as JSON */
export function showValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
