/** What a reader filled in, as the fragment of a URL: `#request=` and the state in Base64 for URLs. */
import type {Json} from '@paydocs/specs/openapi/document';
import type {RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
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
 * @param types - of GraphQL: what can be selected
 * @returns what it says; nothing if it says no request, or one with parameters, media types or fields that the operation
 *   doesn't have
 */
export function fromFragment(
  hash: string,
  data: Pick<RequestData, 'parameters' | 'body' | 'graphql'>,
  types: OutputTypes = {},
): RequestState | undefined {
  const [parameters, media = null, body, ...others] = parsed(hash) ?? [];
  if (!isObject(parameters) || others.length > 0) return undefined;
  const known = new Set(data.parameters.map(({in: place, name}) => `${place} ${name}`));
  if (!Object.keys(parameters).every((key) => known.has(key))) return undefined;
  const all = data.body?.media.map(({type}) => type) ?? [];
  const type = media === null ? all[0] : all.find((each) => each === media);
  if (type === undefined && (media !== null || body !== undefined)) return undefined;
  if (data.graphql && !isOperation(body, data.graphql.returns, types)) return undefined;
  return {
    parameters,
    ...(type !== undefined && {media: type}),
    ...(body !== undefined && {body}),
  };
}

/** The selection can't be corrected where it has what the form doesn't list. */
function isOperation(body: Json | undefined, returns: string, types: OutputTypes): boolean {
  if (!isObject(body)) return false;
  const {fields} = body;
  const isSelected = returns === '' ? fields === undefined : isSelection(types, returns, fields);
  return isSelected && Object.keys(body).every((name) => name === 'fields' || name === 'variables');
}

/** What programs for messages put after a link is left out: nothing of it is Base64, in either alphabet. */
function parsed(hash: string): Json[] | undefined {
  if (!holdsRequest(hash)) return undefined;
  try {
    const [text = ''] = /^[\w+/-]*/.exec(hash.slice(START.length)) ?? [];
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
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
