/** Cleans up the output of Postman's converter. */
import {createHash} from 'node:crypto';
import type {Auth, Description, Pair, PostmanCollection, PostmanItem, PostmanRequest, PostmanUrl} from './types';

/** Matches the variable that the converter uses for the API key. */
const TOKEN = /\{\{bearerToken\}\}/g;

/** Matches a variable that users set, such as `{{baseUrl}}`, and not one that the client generates, such as `{{$guid}}`. */
const VARIABLE = /\{\{([^{}$][^{}]*)\}\}/g;

/** Returns an ID in the format of a UUID. The same parts always result in the same ID. */
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

/** Removes empty and default properties from a header or parameter. */
function tidyPair({key, value = '', disabled, description}: Pair): Pair {
  return {key, value: String(value), ...(disabled && {disabled}), ...toDescription(description)};
}

/** Cleans up a URL, and rebuilds its `raw` string, which other programs read. */
export function tidyUrl({host = [], path = [], query = [], variable = []}: PostmanUrl): PostmanUrl {
  const enabledQuery = query.filter(({disabled}) => !disabled).map(({key, value = ''}) => `${key}=${value}`);
  const raw = [host.join('.'), ...path].join('/') + (enabledQuery.length > 0 ? `?${enabledQuery.join('&')}` : '');
  return {
    raw,
    host,
    path,
    ...(query.length > 0 && {query: query.map(tidyPair)}),
    ...(variable.length > 0 && {variable: variable.map(tidyPair)}),
  };
}

/** Checks whether a header is the idempotency key, by which an API recognizes a retried request. */
const isIdempotencyKey = ({key}: Pair): boolean => key.toLowerCase() === 'idempotency-key';

/** Cleans up the headers of a request. The idempotency key is enabled, although it's optional. */
export const tidyHeaders = (headers: readonly Pair[]): Pair[] =>
  headers.map((header) => tidyPair(isIdempotencyKey(header) ? {...header, disabled: false} : header));

/** Gives an idempotency key a new value for each request. The API rejects a used key with a different body. */
export const renewIdempotencyKey = (header: Pair): Pair =>
  isIdempotencyKey(header) ? {...header, value: '{{$guid}}'} : header;

/** Cleans up the authentication of a request. The result is empty if it equals the inherited authentication. */
export function tidyAuth(auth: Auth | null | undefined, inherited?: Auth): {auth?: Auth} {
  if (!auth) return {};
  const tidied = {type: auth.type, [auth.type]: tidyAuthParameters(auth[auth.type])} as Auth;
  return JSON.stringify(tidied) === JSON.stringify(inherited) ? {} : {auth: tidied};
}

const tidyAuthParameters = (parameters: unknown): Pair[] =>
  Array.isArray(parameters)
    ? (parameters as Pair[]).map(({key, value}) => ({
        key,
        value: typeof value === 'string' ? value.replace(TOKEN, '{{apiKey}}') : (value as never),
        type: 'string',
      }))
    : [];

/** Collects the collection's variables, including those used in its URLs and its authentication. */
export function collectVariables({variable = [], item, auth}: PostmanCollection): Pair[] {
  const known = new Map(variable.map((each) => [each.key, tidyPair(each)]));
  const getStrings = (request: PostmanRequest): unknown[] => [request.url.raw, request.auth];
  const serialized = JSON.stringify([auth, ...[...known.values()], ...collectRequests(item).map(getStrings)]);
  for (const [, name = ''] of serialized.matchAll(VARIABLE))
    if (!known.has(name)) known.set(name, {key: name, value: ''});
  return [...known.values()];
}

const collectRequests = (items: readonly PostmanItem[]): PostmanRequest[] =>
  items.flatMap(({item, request}) => (item ? collectRequests(item) : request ? [request] : []));
