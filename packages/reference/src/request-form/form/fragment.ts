/** Encodes a request in a URL fragment: `#request=`, followed by the state in URL-safe Base64 (RFC 4648, section 5). */
import type {Json} from '@paydocs/specs/client';
import type {RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
import {isValidSelection} from './graphql';
import {isObject} from './path';

const PREFIX = '#request=';
/** Maximum depth of a request. Recursive functions would overflow the stack with thousands of levels. */
const MAX_DEPTH = 64;
/** Half of a surrogate pair, which neither URLs nor programs can contain. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks whether a fragment contains a request rather than the anchor of a heading or field. */
export function isRequestFragment(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * Encodes a request as a URL fragment.
 *
 * @param state - the request that the reader edits
 * @returns the fragment, with `#`
 */
export function encodeRequestFragment({parameters, media, body}: RequestState): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify([parameters, media ?? null, ...(body === undefined ? [] : [body])]),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Decodes the request in a URL fragment.
 *
 * @param hash - untrusted fragment, with `#`
 * @param data - data of the operation's form
 * @param types - selectable fields of GraphQL types
 * @returns the request; `undefined` if the fragment contains none, or one with parameters, media types, or fields
 *   that the operation doesn't have
 */
export function decodeRequestFragment(
  hash: string,
  data: Pick<RequestData, 'parameters' | 'body' | 'graphql'>,
  types: OutputTypes = {},
): RequestState | undefined {
  const [parameters, media = null, body, ...others] = parseFragment(hash) ?? [];
  if (!isObject(parameters) || others.length > 0) return undefined;
  const knownParameters = new Set(data.parameters.map(({in: location, name}) => `${location} ${name}`));
  if (!Object.keys(parameters).every((key) => knownParameters.has(key))) return undefined;
  const mediaTypes = data.body?.media.map(({type}) => type) ?? [];
  const type = media === null ? mediaTypes[0] : mediaTypes.find((each) => each === media);
  if (type === undefined && (media !== null || body !== undefined)) return undefined;
  if (data.graphql && !isOperationBody(body, data.graphql.returns, types)) return undefined;
  return {
    parameters,
    ...(type !== undefined && {media: type}),
    ...(body !== undefined && {body}),
  };
}

/** Checks a body, including its selection, because the form can't correct fields that it doesn't list. */
function isOperationBody(body: Json | undefined, returns: string, types: OutputTypes): boolean {
  if (!isObject(body)) return false;
  const {fields} = body;
  const isSelected = returns === '' ? fields === undefined : isValidSelection(types, returns, fields);
  return isSelected && Object.keys(body).every((name) => name === 'fields' || name === 'variables');
}

/**
 * Decodes a fragment up to the first character that isn't Base64, because messaging apps append text to links;
 * undefined if it's invalid.
 */
function parseFragment(hash: string): Json[] | undefined {
  if (!isRequestFragment(hash)) return undefined;
  try {
    const [text = ''] = /^[\w+/-]*/.exec(hash.slice(PREFIX.length)) ?? [];
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as Json;
    return Array.isArray(value) && isDisplayable(value, MAX_DEPTH) ? value : undefined;
  } catch {
    // The link is truncated.
    return undefined;
  }
}

function isDisplayable(value: Json, depth: number): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  const isPart = ([name, part]: [string, Json]): boolean =>
    !LONE_SURROGATE.test(name) && isDisplayable(part, depth - 1);
  return depth > 0 && Object.entries(value).every(isPart);
}
