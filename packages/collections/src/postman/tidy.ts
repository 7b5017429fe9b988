/** Makes of what the converter says what a reader should see. */
import {createHash} from 'node:crypto';
import type {Auth, Description, Pair, PostmanCollection, PostmanItem, PostmanRequest, PostmanUrl} from './types';

/** The converter's name for what a reader has as an API key. */
const TOKEN = /\{\{bearerToken\}\}/g;

/** A variable that is filled in, none that a client makes up: `{{baseUrl}}`, not `{{$guid}}`. */
const VARIABLE = /\{\{([^{}$][^{}]*)\}\}/g;

/** @returns an id in the form of a UUID: the same for the same parts */
export function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** @returns a description in Markdown; nothing for one without text */
export function described(description: Description | string | undefined): {description?: Description} {
  const content = (typeof description === 'string' ? description : (description?.content ?? '')).trim();
  return content === '' ? {} : {description: {content, type: 'text/markdown'}};
}

/** @returns a header or parameter without what goes without saying */
export function tidyPair({key, value = '', disabled, description}: Pair): Pair {
  return {key, value: String(value), ...(disabled && {disabled}), ...described(description)};
}

/** @returns the address with its text, which other programs read */
export function tidyUrl({host = [], path = [], query = [], variable = []}: PostmanUrl): PostmanUrl {
  const asked = query.filter(({disabled}) => !disabled).map(({key, value = ''}) => `${key}=${value}`);
  const raw = [host.join('.'), ...path].join('/') + (asked.length > 0 ? `?${asked.join('&')}` : '');
  return {
    raw,
    host,
    path,
    ...(query.length > 0 && {query: query.map(tidyPair)}),
    ...(variable.length > 0 && {variable: variable.map(tidyPair)}),
  };
}

/** By it, an API knows a request that is repeated. */
const isRepeatKey = ({key}: Pair): boolean => key.toLowerCase() === 'idempotency-key';

/** @returns the headers that are sent: the key of a request that may be repeated is one of them, though it is optional */
export const sentHeaders = (headers: readonly Pair[]): Pair[] =>
  headers.map((header) => tidyPair(isRepeatKey(header) ? {...header, disabled: false} : header));

/** @returns the header with a value that nobody has used, which would be refused with another body */
export const fresh = (header: Pair): Pair => (isRepeatKey(header) ? {...header, value: '{{$guid}}'} : header);

/** @returns the way to authenticate; nothing where the collection's own counts */
export function tidyAuth(auth: Auth | null | undefined, inherited?: Auth): {auth?: Auth} {
  if (!auth) return {};
  const own = {type: auth.type, [auth.type]: parametersOf(auth[auth.type])} as Auth;
  return JSON.stringify(own) === JSON.stringify(inherited) ? {} : {auth: own};
}

const parametersOf = (parameters: unknown): Pair[] =>
  Array.isArray(parameters)
    ? (parameters as Pair[]).map(({key, value}) => ({
        key,
        value: typeof value === 'string' ? value.replace(TOKEN, '{{apiKey}}') : (value as never),
        type: 'string',
      }))
    : [];

/** @returns the collection's variables, with those that its addresses and its authentication name */
export function variablesOf({variable = [], item, auth}: PostmanCollection): Pair[] {
  const known = new Map(variable.map((each) => [each.key, tidyPair(each)]));
  const read = (request: PostmanRequest): unknown[] => [request.url.raw, request.auth];
  const texts = JSON.stringify([auth, ...[...known.values()], ...requests(item).map(read)]);
  for (const [, name = ''] of texts.matchAll(VARIABLE)) if (!known.has(name)) known.set(name, {key: name, value: ''});
  return [...known.values()];
}

const requests = (items: readonly PostmanItem[]): PostmanRequest[] =>
  items.flatMap(({item, request}) => (item ? requests(item) : request ? [request] : []));
