import {getOwnValue} from '@paydocs/core/client';
import type {Json, Parameter} from '@paydocs/specs/client';
import type {RequestHead} from '../../samples/sampleRequest';
import {toText, toNameValuePairs, formatQuery} from './serialize';

/** The parts of a request that don't depend on parameter values. */
export interface RequestTemplate extends Pick<RequestHead, 'method' | 'auths' | 'idempotencyHeader' | 'responseType'> {
  /** URL of the server, without a trailing slash. */
  server: string;
  /** Path with its parameters in braces. */
  path: string;
}

/** Values of parameters by {@link getParameterKey}; parameters without a value aren't sent. */
export type ParameterValues = Readonly<Record<string, Json>>;

const USER_AGENT = 'MyShop/1.4';
const PLACEHOLDER = 'string';
/** Headers that are determined by the rest of a request. */
const RESERVED_HEADERS = /^(authorization|content-type|accept|(x-)?idempotency-key)$/i;

/** Returns the key of a parameter in {@link ParameterValues}. */
export function getParameterKey({in: location, name}: Pick<Parameter, 'in' | 'name'>): string {
  return `${location} ${name}`;
}

/**
 * Checks whether a parameter is a header that samples set themselves, such as `Authorization` or an idempotency key.
 */
export function isReservedHeader({in: location, name}: Pick<Parameter, 'in' | 'name'>): boolean {
  return location === 'header' && RESERVED_HEADERS.test(name);
}

/**
 * Fills in the parameters of a request.
 *
 * @param base - request without values
 * @param parameters - parameters of the operation and its path item
 * @param values - values to send
 * @returns the request without its body
 */
export function fillRequest(
  base: RequestTemplate,
  parameters: readonly Parameter[],
  values: ParameterValues,
): RequestHead {
  const {method, auths, idempotencyHeader, responseType} = base;
  const sentParameters = parameters.flatMap((parameter) => {
    const value = values[getParameterKey(parameter)];
    return value === undefined || isReservedHeader(parameter) ? [] : [{parameter, value, name: parameter.name}];
  });
  const filterByLocation = (location: Parameter['in']) =>
    sentParameters.filter(({parameter}) => parameter.in === location);
  const headers = filterByLocation('header').map(({name, value}): [string, string] => [
    name,
    formatHeaderOrCookieValue(value),
  ]);
  if (!headers.some(([name]) => /^user-agent$/i.test(name))) headers.unshift(['User-Agent', USER_AGENT]);
  if (responseType === 'json') headers.unshift(['Accept', 'application/json']);
  const query = formatQuery(
    filterByLocation('query').flatMap(({parameter, name, value}) =>
      toNameValuePairs(name, parameter.content ? toText(value) : value, parameter),
    ),
  );
  return {
    method,
    url: `${base.server}${fillPath(base.path, parameters, values)}${query && `?${query}`}`,
    headers,
    cookies: filterByLocation('cookie').map(({name, value}) => [name, formatHeaderOrCookieValue(value)]),
    auths,
    ...(idempotencyHeader !== undefined && {idempotencyHeader}),
    responseType,
  };
}

/**
 * Fills in the parameters of a path.
 *
 * @param path - path with its parameters in braces
 * @param parameters - parameters of the operation and its path item
 * @param values - values to send
 * @returns the path of the request
 */
export function fillPath(path: string, parameters: readonly Parameter[], values: ParameterValues): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    return parameter ? formatPathValue(parameter, values[getParameterKey(parameter)] ?? '') : PLACEHOLDER;
  });
}

/** Serializes a path parameter: https://spec.openapis.org/oas/v3.1.1#style-examples */
function formatPathValue({name, style = 'simple', explode = false, content}: Parameter, value: Json): string {
  if (content) return encodeURIComponent(toText(value));
  const prefix = getOwnValue({label: '.', matrix: ';'}, style) ?? '';
  const isScalar = typeof value !== 'object' || value === null;
  const parts = isScalar
    ? [encodeURIComponent(toText(value))]
    : Array.isArray(value)
      ? value.map((item) => encodeURIComponent(toText(item)))
      : Object.entries(value).map(([key, item]) =>
          [key, toText(item)].map(encodeURIComponent).join(explode ? '=' : ','),
        );
  if (style !== 'matrix') return prefix + parts.join(style === 'label' && explode ? '.' : ',');
  const isMap = !isScalar && !Array.isArray(value);
  const encodedName = encodeURIComponent(name);
  if (explode) return parts.map((part) => (isMap ? `;${part}` : `;${encodedName}=${part}`)).join('');
  return `;${encodedName}=${parts.join(',')}`;
}

/** Joins the items of a list with commas, the style of headers and cookies. */
function formatHeaderOrCookieValue(value: Json): string {
  return Array.isArray(value) ? value.map(toText).join(',') : toText(value);
}
