import {ownValue} from '@paydocs/core/ownValue';
import type {Json} from '@paydocs/specs/openapi/document';

/** How OpenAPI says that a value is written: `style` and `explode` of a parameter or of an encoding. */
export interface Serialization {
  style?: string;
  explode?: boolean;
}

/** A name with the parts of its value, which a separator joins. */
export interface Pair {
  name: string;
  parts: string[];
  separator: string;
}

const SEPARATORS: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/**
 * @param name - of a parameter or a field of a form
 * @param value - what to send
 * @param how - `form`, exploded, if it does not say it
 * @returns the names and values to send, not yet encoded
 */
export function pairsOf(
  name: string,
  value: Json,
  {style = 'form', explode = style === 'form'}: Serialization,
): Pair[] {
  const one = (key: string, parts: Json[]): Pair => ({
    name: key,
    parts: parts.map(asText),
    separator: ownValue(SEPARATORS, style) ?? ',',
  });
  if (typeof value !== 'object' || value === null) return [one(name, [value])];
  if (style === 'deepObject') return deepPairs(name, value);
  if (Array.isArray(value)) return explode ? value.map((item) => one(name, [item])) : [one(name, value)];
  return explode
    ? Object.entries(value).map(([key, item]) => one(key, [item]))
    : [one(name, Object.entries(value).flat())];
}

/** @returns the pairs as they stand in an address; brackets are encoded, which curl would take for a range */
export function queryText(pairs: readonly Pair[]): string {
  return pairs
    .map(
      ({name, parts, separator}) =>
        `${encoded(name)}=${parts.map(encoded).join(separator === ',' ? ',' : encodeURIComponent(separator))}`,
    )
    .join('&');
}

/** @returns a value as text: strings as they are, the rest as JSON */
export function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `card[address][city]`; the items of a list share one name. */
function deepPairs(name: string, value: Json): Pair[] {
  if (typeof value !== 'object' || value === null) return [{name, parts: [asText(value)], separator: ','}];
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

function encoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}
