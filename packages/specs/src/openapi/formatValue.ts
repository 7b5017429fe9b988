import type {Json} from './document';

/** Formats a value for readers: strings without quotes, other values as JSON. */
export function formatValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
