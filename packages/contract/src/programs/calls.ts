import {getApiPath} from '../checks/apiUrl';
import type {ParsedRequest} from '../checks/requestTypes';
import type {CheckContext} from '../checks/context';
import {isApiPath} from '../checks/http';
import {VALUE_PLACEHOLDER} from '../rest/api';
import {
  createScope,
  evaluateConstant,
  evaluateString,
  getCalleeName,
  resolveExpression,
  type Scope,
} from './flow/scope';
import {walk, type Argument, type Expression, type ExpressionOfKind} from './languages/expression';

/** A call expression that sends a request to an API. */
export interface ApiCall {
  expression: Expression;
  request: ParsedRequest;
}

const HTTP_METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/;
/** Matches methods of routers, such as `app.get`, which register handlers of requests. */
const ROUTERS = /^(?:app|router|server|api|blueprint|bp|Route|\$app|\$router)\./;
/** Matches functions that take a URL or a path, but send no request. */
const NON_REQUEST_FUNCTIONS =
  /(?:^|\.)(?:strlen|parse_url|startsWith|str_starts_with|URL|hash_hmac|preg_match|includes|test|match|replace|redirect|header|print|log|route)$/;

/**
 * Finds the calls that send requests to the REST API or the GraphQL API.
 *
 * @param context - the specifications
 * @param root - root of the program
 * @returns each call with its request
 */
export function findCalls(context: CheckContext, root: Expression): ApiCall[] {
  const scope = createScope(root);
  const calls: ApiCall[] = [];
  const curlOptions = collectCurlOptions(root, scope);
  const handles = new Map<Expression, string>();
  walk(root, (expression) => {
    if (expression.kind === 'assignment' && expression.target.kind === 'identifier')
      handles.set(expression.value, expression.target.name);
  });
  walk(root, (expression) => {
    if (expression.kind !== 'call') return;
    const request = extractRequest(context, expression, scope);
    if (!request) return;
    const handle = handles.get(expression);
    const isCurl = getCalleeName(expression.callee) === 'curl_init';
    calls.push({
      expression,
      request: isCurl ? applyCurlOptions(request, (handle && curlOptions.get(handle)) || [], scope) : request,
    });
  });
  return calls;
}

/** Finds the URLs that aren't arguments of API calls, such as the URL of a link. */
export function findUrlsOutsideCalls(root: Expression, calls: readonly ApiCall[]): {url: string; line: number}[] {
  const scope = createScope(root);
  const callArgs = new Set<Expression>();
  for (const {expression} of calls) {
    if (expression.kind === 'call') for (const {value} of expression.args) callArgs.add(value);
  }
  const urls: {url: string; line: number}[] = [];
  walk(root, (expression) => {
    if (expression.kind !== 'string' || callArgs.has(expression)) return;
    const url = evaluateString(expression, scope);
    if (url !== undefined && /^https:\/\/[^\s]+$/.test(url)) urls.push({url, line: expression.line});
  });
  return urls;
}

/** Extracts the request that a call sends; returns `undefined` if it sends no request to an API. */
function extractRequest(
  context: CheckContext,
  call: ExpressionOfKind<'call'>,
  scope: Scope,
): ParsedRequest | undefined {
  const name = getCalleeName(call.callee);
  if (ROUTERS.test(name) || NON_REQUEST_FUNCTIONS.test(name)) return undefined;
  const texts = call.args.map(({value}) => evaluateString(value, scope));
  const urlIndex = texts.findIndex((text) => text !== undefined && isApiUrl(context, text));
  const url = texts[urlIndex];
  if (url === undefined) return undefined;
  const otherArgs = call.args.filter((_, index) => index !== urlIndex);
  const getKeywordArgument = (names: string[]): Expression | undefined =>
    call.args.find((arg) => arg.name !== undefined && names.includes(arg.name))?.value;
  const options = otherArgs
    .map(({value}) => resolveExpression(value, scope))
    .find((value): value is ExpressionOfKind<'object'> => value?.kind === 'object' && isRequestOptions(value));
  const getOption = (option: string): Expression | undefined =>
    options?.properties.find((property) => property.name === option)?.value;

  const methodExpression = [...otherArgs.map(({value}) => value), getOption('method')].find((value) =>
    HTTP_METHOD.test((evaluateString(value, scope) ?? '').toUpperCase()),
  );
  const methodText = evaluateString(methodExpression, scope);
  const calleeMethod = /(?:^|[.:>])(get|post|put|patch|delete)$/i.exec(name)?.[1];
  const isFetch = /(?:^|\.)(?:fetch|curl_init|Request)$/.test(name);
  const hasUnknownMethod = getOption('method') !== undefined && methodText === undefined;
  const method =
    methodText?.toUpperCase() ?? calleeMethod?.toUpperCase() ?? (isFetch && !hasUnknownMethod ? 'GET' : undefined);

  const bodyArgument =
    getOption('body') ??
    getOption('json') ??
    getOption('data') ??
    getKeywordArgument(['json', 'body', 'data', 'payload']) ??
    findPositionalBody(otherArgs, options, scope, isFetch);
  const headers = evaluateHeaders(getOption('headers') ?? getKeywordArgument(['headers']), scope);
  const params = getKeywordArgument(['params']);
  const query = params && evaluateConstant(params, scope);
  const isHttpCall = isFetch || calleeMethod !== undefined;
  const isJson = getKeywordArgument(['json']) !== undefined;
  const body = bodyArgument && resolveExpression(bodyArgument, scope);
  return {
    line: call.args[urlIndex]?.value.line ?? call.line,
    url,
    ...(method !== undefined && {method, methodLine: methodExpression?.line ?? call.line}),
    ...(headers &&
      isHttpCall && {
        headers: isJson ? [...headers, {name: 'Content-Type', value: 'application/json', line: call.line}] : headers,
      }),
    ...(body && {body: evaluateBody(body, scope)}),
    ...(query?.kind === 'object' && {query: query.entries}),
    isComplete: isFetch || (calleeMethod !== undefined && headers !== undefined),
  };
}

/** Evaluates a body. A string or a call is unknown, because it may be encoded in any way. */
function evaluateBody(body: Expression, scope: Scope): ParsedRequest['body'] {
  return body.kind === 'object' || body.kind === 'array'
    ? evaluateConstant(body, scope)
    : {kind: 'unknown', line: body.line};
}

function isApiUrl(context: CheckContext, text: string): boolean {
  if (text.startsWith('/')) return isApiPath(context, text) && text.length > 1;
  if (!/^https?:\/\//.test(text)) return false;
  const url = text.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  // The URL of a server isn't requested itself. It's the base of URLs that the program creates elsewhere.
  if (context.rest.servers.includes(url)) return false;
  if (
    new RegExp(`^[^${VALUE_PLACEHOLDER}]*${VALUE_PLACEHOLDER}$`).test(text) &&
    context.rest.servers.includes(text.slice(0, -1).replace(/\/+$/, ''))
  )
    return false;
  return url === context.graphqlUrl || getApiPath(context, text) !== undefined || hasApiHost(context, text);
}

function hasApiHost({rest, graphqlUrl}: CheckContext, url: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  return [...rest.servers, graphqlUrl].some((apiUrl) => new URL(apiUrl).host === host);
}

function isRequestOptions(object: ExpressionOfKind<'object'>): boolean {
  return object.properties.some(({name}) => name === 'method' || name === 'headers' || name === 'body');
}

/** Finds the body of `axios.post(url, body)` and of functions such as `call('POST', '/payments', {…})`. */
function findPositionalBody(
  otherArgs: readonly Argument[],
  options: Expression | undefined,
  scope: Scope,
  isFetch: boolean,
): Expression | undefined {
  if (isFetch) return undefined;
  return otherArgs.find(({name, value}) => {
    const resolved = resolveExpression(value, scope);
    return name === undefined && resolved !== options && resolved?.kind === 'object';
  })?.value;
}

/** Evaluates headers from an object, or from a list of lines for curl; returns `undefined` if any is unknown. */
function evaluateHeaders(expression: Expression | undefined, scope: Scope): ParsedRequest['headers'] {
  const resolved = resolveExpression(expression, scope);
  if (resolved?.kind === 'object') {
    if (resolved.isOpen) {
      const value = evaluateConstant(resolved, scope);
      if (value.kind !== 'object' || value.open) return undefined;
      return value.entries.map(({name, line, value: entryValue}) => ({
        name,
        line,
        ...(entryValue.kind === 'plain' && {value: String(entryValue.value)}),
      }));
    }
    return resolved.properties.flatMap(({name, line, value}) => {
      const text = evaluateString(value, scope);
      return name === undefined ? [] : [{name, line, ...(text !== undefined && {value: text})}];
    });
  }
  if (resolved?.kind === 'array' && !resolved.isOpen) {
    const headerLines = resolved.elements.map((element) => ({
      text: evaluateString(element, scope),
      line: element.line,
    }));
    if (headerLines.some(({text}) => text === undefined)) return undefined;
    return headerLines.flatMap(({text = '', line}) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(text) ?? [];
      return name === undefined ? [] : [{name, line, ...(value !== undefined && {value})}];
    });
  }
  return undefined;
}

/** An option of curl in PHP, such as `CURLOPT_POSTFIELDS`, with its value. */
type CurlOption = [name: string, value: Expression];

/** Collects the options of `curl_setopt` and `curl_setopt_array`, by the variable of the handle. */
function collectCurlOptions(root: Expression, scope: Scope): Map<string, CurlOption[]> {
  const optionsByHandle = new Map<string, CurlOption[]>();
  const addOptions = (handle: Expression | undefined, options: CurlOption[]): void => {
    if (handle?.kind === 'identifier')
      optionsByHandle.set(handle.name, [...(optionsByHandle.get(handle.name) ?? []), ...options]);
  };
  walk(root, (expression) => {
    if (expression.kind !== 'call') return;
    const name = getCalleeName(expression.callee);
    const [handle, second, third] = expression.args.map(({value}) => value);
    if (name === 'curl_setopt' && second?.kind === 'identifier' && third) addOptions(handle, [[second.name, third]]);
    if (name === 'curl_setopt_array') {
      const options = resolveExpression(second, scope);
      if (options?.kind === 'object')
        addOptions(
          handle,
          options.properties.flatMap((property): CurlOption[] =>
            property.name === undefined ? [] : [[property.name, property.value]],
          ),
        );
    }
  });
  return optionsByHandle;
}

function applyCurlOptions(request: ParsedRequest, options: readonly CurlOption[], scope: Scope): ParsedRequest {
  const getOption = (option: string): Expression | undefined => options.find(([name]) => name === option)?.[1];
  const fields = getOption('CURLOPT_POSTFIELDS');
  const method = evaluateString(getOption('CURLOPT_CUSTOMREQUEST'), scope)?.toUpperCase();
  const headers = evaluateHeaders(getOption('CURLOPT_HTTPHEADER'), scope);
  const body = fields && resolveExpression(fields, scope);
  const isPost = fields !== undefined || getOption('CURLOPT_POST') !== undefined;
  const hasUnknownMethod = getOption('CURLOPT_CUSTOMREQUEST') !== undefined && method === undefined;
  return {
    line: request.line,
    url: request.url,
    ...(!hasUnknownMethod && {
      method: method ?? (isPost ? 'POST' : 'GET'),
      methodLine: getOption('CURLOPT_CUSTOMREQUEST')?.line ?? request.line,
    }),
    ...(headers && {headers}),
    ...(body && {body: evaluateBody(body, scope)}),
    isComplete: options.length > 0,
  };
}
