/** What a reader filled in, as the fragment of a URL: `#request=` and the state in Base64 for URLs. */
import type {Json} from '@paydocs/specs/openapi/document';
import type {RequestData, RequestState} from '../data';
import {isSelection} from './graphql';
import {isObject} from './path';

const START = '#request=';
/** No request is nested deeper, in levels; what recurses through a value has no room for thousands. */
const MAX_DEPTH = 64;
/** Half of a character, which no URL and no program can hold. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** @returns whether a fragment holds a request, and isn't the anchor of a heading or field */
export function holdsRequest(hash: string): boolean {
  return hash.startsWith(START);
}

/**
 * @param state - what a reader filled in
 * @returns the fragment that says it, from `#`
 */
export function toFragment({parameters, media, body}: RequestState): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify([parameters, media ?? null, ...(body === undefined ? [] : [body])]),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return START + text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * @param hash - a fragment, which anybody may have written
 * @param data - of the operation
 * @returns what it says, without parameters and media types that the operation doesn't have; nothing if it says no request
 */
export function fromFragment(
  hash: string,
  data: Pick<RequestData, 'parameters' | 'body' | 'graphql'>,
): RequestState | undefined {
  const [parameters, media, body] = parsed(hash) ?? [];
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) return undefined;
  if (data.graphql && isObject(body) && body.fields !== undefined && !isSelection(body.fields)) return undefined;
  const known = new Set(data.parameters.map(({in: place, name}) => `${place} ${name}`));
  const types = data.body?.media.map(({type}) => type) ?? [];
  const type = typeof media === 'string' && types.includes(media) ? media : types[0];
  return {
    parameters: Object.fromEntries(Object.entries(parameters).filter(([key]) => known.has(key))),
    ...(type !== undefined && {media: type}),
    ...(type !== undefined && body !== undefined && {body}),
  };
}

function parsed(hash: string): Json[] | undefined {
  if (!holdsRequest(hash)) return undefined;
  try {
    const text = atob(hash.slice(START.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    const value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as Json;
    return Array.isArray(value) && canBeShown(value, MAX_DEPTH) ? value : undefined;
  } catch {
    // A link that was cut off.
    return undefined;
  }
}

function canBeShown(value: Json, depth: number): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  const isPart = ([name, part]: [string, Json]): boolean => !LONE_SURROGATE.test(name) && canBeShown(part, depth - 1);
  return depth > 0 && Object.entries(value).every(isPart);
}
