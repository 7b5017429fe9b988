import {getApiPath} from '../checks/apiUrl';
import type {Request} from '../checks/call';
import {isApiPath} from '../checks/http';
import type {Context} from '../checks/context';
import {PLACEHOLDER} from '../rest/api';
import {walk, type Argument, type Expression} from './languages/expression';
import {calleeName, scopeOf, textOf, unwrap, valueOf, type Scope} from './flow/scope';

type Call = Extract<Expression, {kind: 'call'}>;

/** A call of a program that leads to an API. */
export interface ApiCall {
  expression: Expression;
  request: Request;
}

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/;
/** Names of objects whose `get` and `post` take requests rather than send them. */
const TAKES_REQUESTS = /^(?:app|router|server|api|blueprint|bp|Route|\$app|\$router)\./;

/**
 * @param context - the specifications
 * @param root - a program
 * @returns each call in it to the REST API or the GraphQL API
 */
export function apiCalls(context: Context, root: Expression): ApiCall[] {
  const scope = scopeOf(root);
  const calls: ApiCall[] = [];
  const settings = curlSettings(root, scope);
  const handles = new Map<Expression, string>();
  walk(root, (each) => {
    if (each.kind === 'assign' && each.target.kind === 'name') handles.set(each.value, each.target.name);
  });
  walk(root, (each) => {
    if (each.kind !== 'call') return;
    const found = readCall(context, each, scope);
    if (!found) return;
    const handle = handles.get(each);
    const isCurl = calleeName(each.callee) === 'curl_init';
    calls.push({
      expression: each,
      request: isCurl ? withSettings(found, (handle && settings.get(handle)) || [], scope) : found,
    });
  });
  return calls;
}

/** @returns the addresses in a program that are no call's, such as one that a page leads to */
export function otherAddresses(root: Expression, calls: readonly ApiCall[]): {url: string; line: number}[] {
  const scope = scopeOf(root);
  const inCalls = new Set<Expression>();
  for (const {expression} of calls) {
    if (expression.kind === 'call') for (const {value} of expression.args) inCalls.add(value);
  }
  const found: {url: string; line: number}[] = [];
  walk(root, (each) => {
    if (each.kind !== 'text' || inCalls.has(each)) return;
    const url = textOf(each, scope);
    if (url !== undefined && /^https:\/\/[^\s]+$/.test(url)) found.push({url, line: each.line});
  });
  return found;
}

function readCall(context: Context, call: Call, scope: Scope): Request | undefined {
  const name = calleeName(call.callee);
  if (
    TAKES_REQUESTS.test(name) ||
    /(?:^|\.)(?:strlen|parse_url|startsWith|str_starts_with|URL|hash_hmac|preg_match|includes|test|match|replace|redirect|header|print|log|route)$/.test(
      name,
    )
  )
    return undefined;
  const texts = call.args.map(({value}) => textOf(value, scope));
  const index = texts.findIndex((text) => text !== undefined && isApiAddress(context, text));
  const url = texts[index];
  if (url === undefined) return undefined;
  const others = call.args.filter((_, each) => each !== index);
  const named = (names: string[]): Expression | undefined =>
    call.args.find((argument) => argument.name !== undefined && names.includes(argument.name))?.value;
  const options = others
    .map(({value}) => unwrap(value, scope))
    .find((value) => value?.kind === 'object' && isOptions(value)) as Extract<Expression, {kind: 'object'}> | undefined;
  const entry = (field: string): Expression | undefined => options?.entries.find((each) => each.name === field)?.value;

  const methodNode = [...others.map(({value}) => value), entry('method')].find((value) =>
    METHOD.test((textOf(value, scope) ?? '').toUpperCase()),
  );
  const word = textOf(methodNode, scope);
  const verb = /(?:^|[.:>])(get|post|put|patch|delete)$/i.exec(name)?.[1];
  const isFetch = /(?:^|\.)(?:fetch|curl_init|Request)$/.test(name);
  const hasUnknownMethod = entry('method') !== undefined && word === undefined;
  const method = word?.toUpperCase() ?? verb?.toUpperCase() ?? (isFetch && !hasUnknownMethod ? 'GET' : undefined);

  const bodyArgument =
    entry('body') ??
    entry('json') ??
    entry('data') ??
    named(['json', 'body', 'data', 'payload']) ??
    positionalBody(others, options, scope, isFetch);
  const headers = headersOf(entry('headers') ?? named(['headers']), scope);
  const params = named(['params']);
  const query = params && valueOf(params, scope);
  const isDirect = isFetch || verb !== undefined;
  const sendsJson = named(['json']) !== undefined;
  const body = bodyArgument && unwrap(bodyArgument, scope);
  return {
    line: call.args[index]?.value.line ?? call.line,
    url,
    ...(method !== undefined && {method, methodLine: methodNode?.line ?? call.line}),
    ...(headers &&
      isDirect && {
        headers: sendsJson ? [...headers, {name: 'Content-Type', value: 'application/json', line: call.line}] : headers,
      }),
    ...(body && {
      body: body.kind === 'object' || body.kind === 'list' ? valueOf(body, scope) : {kind: 'unknown', line: body.line},
    }),
    ...(query?.kind === 'object' && {query: query.entries}),
    isComplete: isFetch || (verb !== undefined && headers !== undefined),
  };
}

function isApiAddress(context: Context, text: string): boolean {
  if (text.startsWith('/')) return isApiPath(context, text) && text.length > 1;
  if (!/^https?:\/\//.test(text)) return false;
  const bare = text.replace(/[?#].*$/s, '');
  // An address alone, to which paths are added elsewhere, calls nothing.
  if (context.rest.servers.includes(bare.replace(/\/+$/, ''))) return false;
  if (
    new RegExp(`^[^${PLACEHOLDER}]*${PLACEHOLDER}$`).test(text) &&
    context.rest.servers.includes(text.slice(0, -1).replace(/\/+$/, ''))
  )
    return false;
  return (
    bare.replace(/\/+$/, '') === context.graphqlUrl ||
    getApiPath(context, text) !== undefined ||
    sameHost(context, text)
  );
}

function sameHost({rest, graphqlUrl}: Context, text: string): boolean {
  const host = /^https?:\/\/([^/?#]+)/.exec(text)?.[1];
  return [...rest.servers, graphqlUrl].some((each) => new URL(each).host === host);
}

function isOptions(value: Extract<Expression, {kind: 'object'}>): boolean {
  return value.entries.some(({name}) => name === 'method' || name === 'headers' || name === 'body');
}

/** The body of `axios.post(url, body)` and of functions such as `call('POST', '/payments', {…})`. */
function positionalBody(
  others: readonly Argument[],
  options: Expression | undefined,
  scope: Scope,
  isFetch: boolean,
): Expression | undefined {
  if (isFetch) return undefined;
  return others.find(({name, value}) => {
    const known = unwrap(value, scope);
    return name === undefined && known !== options && known?.kind === 'object';
  })?.value;
}

function headersOf(expression: Expression | undefined, scope: Scope): Request['headers'] {
  const known = unwrap(expression, scope);
  if (known?.kind === 'object') {
    if (known.open) {
      const whole = valueOf(known, scope);
      if (whole.kind !== 'object' || whole.open) return undefined;
      return whole.entries.map(({name, line, value}) => ({
        name,
        line,
        ...(value.kind === 'plain' && {value: String(value.value)}),
      }));
    }
    return known.entries.flatMap(({name, line, value}) => {
      const text = textOf(value, scope);
      return name === undefined ? [] : [{name, line, ...(text !== undefined && {value: text})}];
    });
  }
  if (known?.kind === 'list' && !known.open) {
    const texts = known.items.map((item) => ({text: textOf(item, scope), line: item.line}));
    if (texts.some(({text}) => text === undefined)) return undefined;
    return texts.flatMap(({text = '', line}) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(text) ?? [];
      return name === undefined ? [] : [{name, line, ...(value !== undefined && {value})}];
    });
  }
  return undefined;
}

type Setting = [option: string, value: Expression];

/** What PHP sets for each handle of curl. */
function curlSettings(root: Expression, scope: Scope): Map<string, Setting[]> {
  const settings = new Map<string, Setting[]>();
  const add = (handle: Expression | undefined, found: Setting[]): void => {
    if (handle?.kind === 'name') settings.set(handle.name, [...(settings.get(handle.name) ?? []), ...found]);
  };
  walk(root, (each) => {
    if (each.kind !== 'call') return;
    const name = calleeName(each.callee);
    const [handle, second, third] = each.args.map(({value}) => value);
    if (name === 'curl_setopt' && second?.kind === 'name' && third) add(handle, [[second.name, third]]);
    if (name === 'curl_setopt_array') {
      const options = unwrap(second, scope);
      if (options?.kind === 'object')
        add(
          handle,
          options.entries.flatMap((entry): Setting[] => (entry.name === undefined ? [] : [[entry.name, entry.value]])),
        );
    }
  });
  return settings;
}

function withSettings(request: Request, settings: readonly Setting[], scope: Scope): Request {
  const value = (option: string): Expression | undefined => settings.find(([name]) => name === option)?.[1];
  const fields = value('CURLOPT_POSTFIELDS');
  const method = textOf(value('CURLOPT_CUSTOMREQUEST'), scope)?.toUpperCase();
  const headers = headersOf(value('CURLOPT_HTTPHEADER'), scope);
  const body = fields && unwrap(fields, scope);
  const isPost = fields !== undefined || value('CURLOPT_POST') !== undefined;
  const isUnknown = value('CURLOPT_CUSTOMREQUEST') !== undefined && method === undefined;
  return {
    line: request.line,
    url: request.url,
    ...(!isUnknown && {
      method: method ?? (isPost ? 'POST' : 'GET'),
      methodLine: value('CURLOPT_CUSTOMREQUEST')?.line ?? request.line,
    }),
    ...(headers && {headers}),
    ...(body && {
      body: body.kind === 'object' || body.kind === 'list' ? valueOf(body, scope) : {kind: 'unknown', line: body.line},
    }),
    isComplete: settings.length > 0,
  };
}
