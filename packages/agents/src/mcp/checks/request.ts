/** Checks a complete request against the OpenAPI document. */
import {checkRestRequest, getApiPath, findOperations, getRequestSchema, type RestOperation} from '@paydocs/contract';
import type {RestSpecification} from '../docs/specifications';
import {ToolError} from '../toolError';
import {checkParameters} from './parameters';
import {toContractValue} from './value';

/** A request to check. */
interface SentRequest {
  method: string;
  /** Absolute URL, or path relative to the server URL, with an optional query. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  /** Headers by name. If omitted, headers aren't checked. */
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Result of checking a request. */
interface RequestCheck {
  /** ID of the operation that the request calls, if any. */
  operation?: string;
  diagnostics: string[];
  /** Sentences about checks that were skipped, with the reasons. */
  notes: string[];
}

/** Names of headers that any request can have: those of HTTP, browsers, proxies, and tracing. */
const GENERAL_HEADERS =
  /^(?:accept-encoding|baggage|cache-control|dnt|expect|forwarded|keep-alive|pragma|priority|referer|sec-.*|te|traceparent|tracestate|transfer-encoding|upgrade-insecure-requests|via|x-.*)$/i;

/**
 * Checks a request against the OpenAPI document.
 *
 * @throws ToolError if the path isn't in the API, or a body in a string isn't valid JSON
 */
export function checkRequest(rest: RestSpecification, request: SentRequest): RequestCheck {
  const {api, validator} = rest;
  const method = request.method.toUpperCase();
  const pathAndQuery = normalizePath(rest, request.path);
  const path = pathAndQuery.replace(/[?#].*$/s, '');
  const {operations} = findOperations(api, method, pathAndQuery);
  const operation = chooseOperation(operations);
  const {body, notes} = parseBody(rest, operation, request.body);
  if (request.headers === undefined) notes.push("The headers weren't checked, because the input doesn't contain any.");
  const headers = Object.entries(request.headers ?? {});
  const queryInPath = [...new URLSearchParams(/\?([^#]*)/.exec(pathAndQuery)?.[1] ?? '')];
  const query = [
    ...queryInPath,
    ...Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each] as const),
    ),
  ].map(([name, value]): [string, unknown] => [name, value]);
  // If a path matches several operations, only the called one is checked.
  const calledApi = operation ? {...api, operations: new Map([[operation.id, operation]])} : api;
  const {diagnostics} = checkRestRequest({rest: calledApi, validator, headerPrefix: ''}, path, {
    line: 1,
    method,
    url: path,
    query: query.map(([name, value]) => ({name, line: 1, value: toContractValue(value)})),
    ...(request.headers && {
      headers: headers
        .filter(([name]) => isApiHeader(name, operation))
        .map(([name, value]) => ({name, value, line: 1})),
    }),
    ...(body !== undefined && {body: toContractValue(body)}),
    isComplete: true,
  });
  const messages = diagnostics.map(({message}) => message);
  const isReported = (name: string): boolean => messages.some((message) => message.includes(`"${name}"`));
  const parameterMessages = operation
    ? checkParameters(rest, operation, {path, query: query.filter(([name]) => !isReported(name)), headers})
    : [];
  return {...(operation && {operation: operation.id}), diagnostics: [...messages, ...parameterMessages], notes};
}

/** Returns the path relative to the server URL. Accepts an absolute URL, and a path that includes the server's path. */
function normalizePath({api}: RestSpecification, rawPath: string): string {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/.test(rawPath))
    throw new ToolError('The path contains a space or a control character. Percent-encode it.');
  const pathAndQuery = /^[a-z][a-z0-9+.-]*:/i.test(rawPath) || rawPath.startsWith('/') ? rawPath : `/${rawPath}`;
  const relativePath = getApiPath({rest: api}, pathAndQuery);
  if (relativePath === undefined)
    throw new ToolError(`This isn't an API URL. API URLs start with ${api.servers.join(' or ') || '/'}.`);
  const path = relativePath.startsWith('/') ? relativePath : `/${relativePath}`;
  if (findOperations(api, undefined, path).operations.length > 0) return path;
  const prefix = api.servers
    .map((server) => new URL(server).pathname.replace(/\/+$/, ''))
    .find((each) => each !== '' && path.startsWith(`${each}/`));
  return prefix === undefined ? path : path.slice(prefix.length);
}

/** Returns the operation with the fewest path parameters. As on servers, static segments take precedence. */
function chooseOperation(operations: readonly RestOperation[]): RestOperation | undefined {
  const countParts = ({path}: RestOperation): number => path.split('{').length;
  return [...operations].sort((one, other) => countParts(one) - countParts(other))[0];
}

/** Parses the body if it's a JSON string, which many clients send. Returns notes about skipped checks. */
function parseBody(
  {api}: RestSpecification,
  operation: RestOperation | undefined,
  body: unknown,
): {body?: unknown; notes: string[]} {
  if (body === undefined || operation === undefined) return {body, notes: []};
  const acceptsJson = getRequestSchema(api, operation) !== undefined;
  if (operation.operation.requestBody && !acceptsJson)
    return {notes: ["The body wasn't checked, because the operation doesn't accept JSON."]};
  if (typeof body !== 'string' || !acceptsJson) return {body, notes: []};
  try {
    return {body: JSON.parse(body) as unknown, notes: []};
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 120) : String(error);
    throw new ToolError(`The body isn't JSON (${reason}). Send an object or a JSON string.`);
  }
}

const isApiHeader = (name: string, operation: RestOperation | undefined): boolean =>
  !GENERAL_HEADERS.test(name) ||
  operation?.parameters.some((parameter) => parameter.name.toLowerCase() === name.toLowerCase()) === true;
