/** Cleans up the output of Postman's converter. */
import {createHash} from 'node:crypto';
import type {
  Auth,
  Description,
  KeyValuePair,
  PostmanCollection,
  PostmanItem,
  PostmanRequest,
  PostmanUrl,
} from './types';

/** Matches the variable that the converter uses for the API key. */
const BEARER_TOKEN_VARIABLE = /\{\{bearerToken\}\}/g;

/** Matches a variable that users set, such as `{{baseUrl}}`, but not one that clients generate, such as `{{$guid}}`. */
const VARIABLE = /\{\{([^{}$][^{}]*)\}\}/g;

/** Returns a deterministic ID in the format of a UUID. */
export function createStableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Returns an object with a Markdown description, or an empty object if the description is empty. */
export function toDescription(description: Description | string | undefined): {description?: Description} {
  const content = (typeof description === 'string' ? description : (description?.content ?? '')).trim();
  return content === '' ? {} : {description: {content, type: 'text/markdown'}};
}

/** Returns a copy of a header or parameter without empty and default properties. */
function normalizePair({key, value = '', disabled, description}: KeyValuePair): KeyValuePair {
  return {key, value: String(value), ...(disabled && {disabled}), ...toDescription(description)};
}

/** Returns a copy of a URL with clean parameters and a rebuilt `raw` string, which other programs read. */
export function normalizeUrl({host = [], path = [], query = [], variable = []}: PostmanUrl): PostmanUrl {
  const enabledQuery = query.filter(({disabled}) => !disabled).map(({key, value = ''}) => `${key}=${value}`);
  const raw = [host.join('.'), ...path].join('/') + (enabledQuery.length > 0 ? `?${enabledQuery.join('&')}` : '');
  return {
    raw,
    host,
    path,
    ...(query.length > 0 && {query: query.map(normalizePair)}),
    ...(variable.length > 0 && {variable: variable.map(normalizePair)}),
  };
}

/** Checks whether a header is the idempotency key, which makes a request safe to repeat. */
const isIdempotencyKey = ({key}: KeyValuePair): boolean => key.toLowerCase() === 'idempotency-key';

/**
 * Returns copies of headers without empty and default properties. Enables the idempotency key, although it's optional.
 */
export const normalizeHeaders = (headers: readonly KeyValuePair[]): KeyValuePair[] =>
  headers.map((header) => normalizePair(isIdempotencyKey(header) ? {...header, disabled: false} : header));

/** Changes an idempotency key to a value that clients generate for each request. Returns other headers unchanged. */
export const randomizeIdempotencyKey = (header: KeyValuePair): KeyValuePair =>
  isIdempotencyKey(header) ? {...header, value: '{{$guid}}'} : header;

/** Returns clean authentication, or an empty object if there's none or if it equals the inherited authentication. */
export function normalizeAuth(auth: Auth | null | undefined, inherited?: Auth): {auth?: Auth} {
  if (!auth) return {};
  const tidied = {type: auth.type, [auth.type]: normalizeAuthParameters(auth[auth.type])} as Auth;
  return JSON.stringify(tidied) === JSON.stringify(inherited) ? {} : {auth: tidied};
}

const normalizeAuthParameters = (parameters: unknown): KeyValuePair[] =>
  Array.isArray(parameters)
    ? (parameters as KeyValuePair[]).map(({key, value}) => ({
        key,
        value: typeof value === 'string' ? value.replace(BEARER_TOKEN_VARIABLE, '{{apiKey}}') : (value as never),
        type: 'string',
      }))
    : [];

/** Collects the variables of a collection: those that it declares, and those in its URLs and authentication. */
export function collectVariables({variable = [], item, auth}: PostmanCollection): KeyValuePair[] {
  const known = new Map(variable.map((each) => [each.key, normalizePair(each)]));
  const getStrings = (request: PostmanRequest): unknown[] => [request.url.raw, request.auth];
  const serialized = JSON.stringify([auth, ...[...known.values()], ...collectRequests(item).map(getStrings)]);
  for (const [, name = ''] of serialized.matchAll(VARIABLE))
    if (!known.has(name)) known.set(name, {key: name, value: ''});
  return [...known.values()];
}

const collectRequests = (items: readonly PostmanItem[]): PostmanRequest[] =>
  items.flatMap(({item, request}) => (item ? collectRequests(item) : request ? [request] : []));
