import {getOwnValue} from '@paydocs/core/client';
import type {Json} from '@paydocs/specs/client';

/** Serialization of a value in OpenAPI: `style` and `explode` of a parameter or an encoding. */
export interface Serialization {
  style?: string;
  explode?: boolean;
}

/** Name with the parts of its value, which are joined with a separator. */
interface NameValuePair {
  name: string;
  parts: string[];
  separator: string;
}

const SEPARATORS: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/**
 * Serializes a parameter or a form field to name-value pairs, according to `style` and `explode` of OpenAPI.
 *
 * @param name - name of a parameter or a form field
 * @param value - value to send
 * @param how - style, which defaults to `form`; only `form` is exploded by default
 * @returns the pairs, not yet encoded
 */
export function toNameValuePairs(
  name: string,
  value: Json,
  {style = 'form', explode = style === 'form'}: Serialization,
): NameValuePair[] {
  const createPair = (key: string, parts: Json[]): NameValuePair => ({
    name: key,
    parts: parts.map(toText),
    separator: getOwnValue(SEPARATORS, style) ?? ',',
  });
  if (typeof value !== 'object' || value === null) return [createPair(name, [value])];
  if (style === 'deepObject') return toDeepObjectPairs(name, value);
  if (Array.isArray(value)) return explode ? value.map((item) => createPair(name, [item])) : [createPair(name, value)];
  return explode
    ? Object.entries(value).map(([key, item]) => createPair(key, [item]))
    : [createPair(name, Object.entries(value).flat())];
}

/** Formats pairs as a query string. Brackets are encoded, because curl would interpret them as a range. */
export function formatQuery(pairs: readonly NameValuePair[]): string {
  return pairs
    .map(
      ({name, parts, separator}) =>
        `${encodeQueryComponent(name)}=${parts.map(encodeQueryComponent).join(separator === ',' ? ',' : encodeURIComponent(separator))}`,
    )
    .join('&');
}

/** Converts a value to a string: strings are unchanged, other values become JSON. */
export function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Creates pairs such as `card[address][city]`; the items of a list share a name. */
function toDeepObjectPairs(name: string, value: Json): NameValuePair[] {
  if (typeof value !== 'object' || value === null) return [{name, parts: [toText(value)], separator: ','}];
  if (Array.isArray(value)) return value.flatMap((item) => toDeepObjectPairs(name, item));
  return Object.entries(value).flatMap(([key, item]) => toDeepObjectPairs(`${name}[${key}]`, item));
}

function encodeQueryComponent(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}
