/** A request as it is sent, against the description of the REST API. */
import {checkCall, pathOf} from '@paydocs/contract/checks/request';
import {findOperations, requestSchema, type RestOperation} from '@paydocs/contract/rest/api';
import type {Rest} from '../docs/specifications';
import {ToolError} from '../toolError';
import {parameterProblems} from './parameters';
import {valueOf} from './value';

/** A request of somebody. */
export interface SentRequest {
  method: string;
  /** Whole, or below the server; perhaps with a query. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  /** Without them, they aren't checked. */
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** What a request is to the API. */
export interface Checked {
  /** Id of the operation that it calls. */
  operation?: string;
  problems: string[];
  /** What was not looked at. */
  notes: string[];
}

/** Headers that any request may have: of HTTP, browsers, proxies and tracing. */
const GENERAL =
  /^(?:accept-encoding|baggage|cache-control|dnt|expect|forwarded|keep-alive|pragma|priority|referer|sec-.*|te|traceparent|tracestate|transfer-encoding|upgrade-insecure-requests|via|x-.*)$/i;

/**
 * @param rest - the REST API
 * @param request - as it is sent
 * @returns what is wrong with it
 * @throws ToolError if it goes to no address of the API
 */
export function checkRequest(rest: Rest, request: SentRequest): Checked {
  const {api, validator} = rest;
  const method = request.method.toUpperCase();
  const address = addressOf(rest, request.path);
  const path = address.replace(/[?#].*$/s, '');
  const {operations} = findOperations(api, method, address);
  const operation = mostExact(operations);
  const {body, notes} = bodyOf(rest, operation, request.body);
  if (request.headers === undefined) notes.push("The headers weren't checked, because the input has none.");
  const headers = Object.entries(request.headers ?? {});
  const inPath = [...new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '')];
  const query = [
    ...inPath,
    ...Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each] as const),
    ),
  ].map(([name, value]): [string, unknown] => [name, value]);
  // Where a path fits several operations, the one that is called.
  const called = operation ? {...api, operations: new Map([[operation.id, operation]])} : api;
  const {problems} = checkCall({rest: called, validator, headerPrefix: ''}, path, {
    line: 1,
    method,
    url: path,
    query: query.map(([name, value]) => ({name, line: 1, value: valueOf(value)})),
    ...(request.headers && {
      headers: headers.filter(([name]) => isOfApi(name, operation)).map(([name, value]) => ({name, value, line: 1})),
    }),
    ...(body !== undefined && {body: valueOf(body)}),
    whole: true,
  });
  const messages = problems.map(({message}) => message);
  const known = (name: string): boolean => messages.some((message) => message.includes(`"${name}"`));
  const ofParameters = operation
    ? parameterProblems(rest, operation, {path, query: query.filter(([name]) => !known(name)), headers})
    : [];
  return {...(operation && {operation: operation.id}), problems: [...messages, ...ofParameters], notes};
}

/** The path below the server, of a whole address, too, and of one that repeats the path of the server. */
function addressOf({api}: Rest, given: string): string {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/.test(given))
    throw new ToolError('The path contains a space or a control character. Percent-encode it.');
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) || given.startsWith('/') ? given : `/${given}`;
  const below = pathOf({rest: api}, address);
  if (below === undefined)
    throw new ToolError(`This isn't an API URL. API URLs start with ${api.servers.join(' or ') || '/'}.`);
  const path = below.startsWith('/') ? below : `/${below}`;
  if (findOperations(api, undefined, path).operations.length > 0) return path;
  const prefix = api.servers
    .map((server) => new URL(server).pathname.replace(/\/+$/, ''))
    .find((each) => each !== '' && path.startsWith(`${each}/`));
  return prefix === undefined ? path : path.slice(prefix.length);
}

/** A written word counts before a parameter, as on servers. */
function mostExact(operations: readonly RestOperation[]): RestOperation | undefined {
  const count = ({path}: RestOperation): number => path.split('{').length;
  return [...operations].sort((one, other) => count(one) - count(other))[0];
}

/** Programs often send JSON as a text. */
function bodyOf({api}: Rest, operation: RestOperation | undefined, body: unknown): {body?: unknown; notes: string[]} {
  if (body === undefined || operation === undefined) return {body, notes: []};
  const takesJson = requestSchema(api, operation) !== undefined;
  if (operation.operation.requestBody && !takesJson)
    return {notes: ["The body wasn't checked, because the operation doesn't accept JSON."]};
  if (typeof body !== 'string' || !takesJson) return {body, notes: []};
  try {
    return {body: JSON.parse(body) as unknown, notes: []};
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 120) : String(error);
    throw new ToolError(`The body isn't JSON (${reason}). Send an object or a JSON string.`);
  }
}

const isOfApi = (name: string, operation: RestOperation | undefined): boolean =>
  !GENERAL.test(name) ||
  operation?.parameters.some((parameter) => parameter.name.toLowerCase() === name.toLowerCase()) === true;
