import {ownValue} from '@paydocs/core/ownValue';
import type {Json, Parameter} from '@paydocs/specs/openapi/document';
import type {RequestFrame} from './sampleRequest';
import {asText, pairsOf, queryText} from './serialize';

/** What the values of parameters don't change of a request. */
export interface RequestBase extends Pick<RequestFrame, 'method' | 'auths' | 'idempotencyHeader' | 'answer'> {
  /** The server's URL, without a slash at the end. */
  server: string;
  /** The path with its parameters in braces. */
  path: string;
}

/** Values of parameters by {@link parameterKey}; what isn't there isn't sent. */
export type ParameterValues = Readonly<Record<string, Json>>;

const USER_AGENT = 'MyShop/1.4';
const PLACEHOLDER = 'string';
/** Headers that follow from the rest of a request. */
const RESERVED = /^(authorization|content-type|accept|(x-)?idempotency-key)$/i;

/** @returns the name under which the value of a parameter is kept */
export function parameterKey({in: place, name}: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${name}`;
}

/** @returns whether a sample gives the parameter its value by itself: keys, types of content, a new idempotency key */
export function isReserved({in: place, name}: Pick<Parameter, 'in' | 'name'>): boolean {
  return place === 'header' && RESERVED.test(name);
}

/**
 * @param base - the request without values
 * @param parameters - of the operation and of its path
 * @param values - what to send in them
 * @returns the request without its body
 */
export function fillRequest(
  base: RequestBase,
  parameters: readonly Parameter[],
  values: ParameterValues,
): RequestFrame {
  const {method, auths, idempotencyHeader, answer} = base;
  const sent = parameters.flatMap((parameter) => {
    const value = values[parameterKey(parameter)];
    return value === undefined || isReserved(parameter) ? [] : [{parameter, value, name: parameter.name}];
  });
  const at = (place: Parameter['in']) => sent.filter(({parameter}) => parameter.in === place);
  const headers = at('header').map(({name, value}): [string, string] => [name, simpleText(value)]);
  if (!headers.some(([name]) => /^user-agent$/i.test(name))) headers.unshift(['User-Agent', USER_AGENT]);
  if (answer === 'json') headers.unshift(['Accept', 'application/json']);
  const query = queryText(
    at('query').flatMap(({parameter, name, value}) =>
      pairsOf(name, parameter.content ? asText(value) : value, parameter),
    ),
  );
  return {
    method,
    url: `${base.server}${fillPath(base.path, parameters, values)}${query && `?${query}`}`,
    headers,
    cookies: at('cookie').map(({name, value}) => [name, simpleText(value)]),
    auths,
    ...(idempotencyHeader !== undefined && {idempotencyHeader}),
    answer,
  };
}

/**
 * @param path - with its parameters in braces
 * @param parameters - of the operation and of its path
 * @param values - what to send in them
 * @returns the path of the request
 */
export function fillPath(path: string, parameters: readonly Parameter[], values: ParameterValues): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter ? pathText(parameter, values[parameterKey(parameter)] ?? '') : PLACEHOLDER;
  });
}

/** A value as it stands in a path: https://spec.openapis.org/oas/v3.1.1#style-examples */
function pathText({name, style = 'simple', explode = false, content}: Parameter, value: Json): string {
  if (content) return encodeURIComponent(asText(value));
  const first = ownValue({label: '.', matrix: ';'}, style) ?? '';
  const isOne = typeof value !== 'object' || value === null;
  const words = isOne
    ? [encodeURIComponent(asText(value))]
    : Array.isArray(value)
      ? value.map((item) => encodeURIComponent(asText(item)))
      : Object.entries(value).map(([key, item]) =>
          [key, asText(item)].map(encodeURIComponent).join(explode ? '=' : ','),
        );
  if (style !== 'matrix') return first + words.join(style === 'label' && explode ? '.' : ',');
  const isMap = !isOne && !Array.isArray(value);
  const named = encodeURIComponent(name);
  if (explode) return words.map((word) => (isMap ? `;${word}` : `;${named}=${word}`)).join('');
  return `;${named}=${words.join(',')}`;
}

/** The items of a list are joined, as headers and cookies have them. */
function simpleText(value: Json): string {
  return Array.isArray(value) ? value.map(asText).join(',') : asText(value);
}
