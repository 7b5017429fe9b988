import type {Json} from './document';

/** Formats a value for readers: strings without quotes unless they're empty, other values as JSON. */
export function formatValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
