import {parseJson} from '../json/parse';
import type {Entry, Value} from '../json/value';
import {nearest, some} from '@paydocs/core/nearest';
import {findOperations, HOLE, requestSchema, type RestOperation} from '../rest/api';
import {resolve} from '../rest/document';
import {inPlace, valuesOf} from '../rest/properties';
import {checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import type {Findings} from '../types';
import type {Context, RestContext} from './context';
import {knownHeaders, OF_HTTP} from './headers';

/** A header of a request; without its value, that isn't known. */
export interface Header {
  name: string;
  value?: string;
  line: number;
}

/** A call to an API, as far as it can be read. */
export interface Request {
  line: number;
  /** In capitals; without it, it isn't known. */
  method?: string;
  /** Where the method stands, if not in the line of the address. */
  methodLine?: number;
  /** The whole address, or the path below the server. */
  url: string;
  /** Name and line of each header; without it, the headers aren't known. */
  headers?: Header[];
  body?: Value;
  /** Parameters that a library adds to the address. */
  query?: readonly Entry[];
  /** Whether all is said: a request without a body has none. */
  whole: boolean;
}

/**
 * @param context - the specifications
 * @param request - a call
 * @returns what is wrong with it, what it rests on, and the operations that it may call; nothing if it goes elsewhere
 */
export function checkRequest(
  context: Context,
  request: Request,
): (Findings & {operations: RestOperation[]}) | undefined {
  const {graphqlUrl} = context;
  if (request.url.replace(/[?#].*$/s, '').replace(/\/+$/, '') === graphqlUrl)
    return {...graphqlRequest(context, request), operations: []};
  const path = pathOf(context, request.url);
  if (path === undefined) {
    const wrong = almostOurs(context, request.url);
    return wrong === undefined
      ? undefined
      : {problems: [{line: request.line, message: wrong}], uses: [], operations: []};
  }
  if (path === '') return {problems: anyHeaderProblems(context, request, 'the API'), uses: [], operations: []};
  return checkCall(context, path, request);
}

/**
 * @param context - the description of the REST API
 * @param path - below the server, perhaps with a query
 * @param request - the call
 * @returns what is wrong with it, what it rests on, and the operations that it may call
 */
export function checkCall(
  context: RestContext,
  path: string,
  request: Request,
): Findings & {operations: RestOperation[]} {
  const {rest} = context;
  const {operations, message} = findOperations(rest, request.method, path);
  if (message !== undefined) {
    const isPath = findOperations(rest, undefined, path).message !== undefined;
    const line = isPath ? request.line : (request.methodLine ?? request.line);
    return {problems: [{line, message}], uses: [], operations: []};
  }
  const findings: Findings = {problems: [], uses: []};
  for (const operation of operations) {
    findings.uses.push({line: request.line, target: operation.id}, {line: request.line, target: operation.path});
  }
  const [operation] = operations;
  if (operation && operations.length === 1) {
    add(findings, queryFindings(context, operation, request));
    if (request.headers) add(findings, headerFindings(context, operation, request));
    add(findings, bodyFindings(context, operation, request));
  }
  return {...findings, operations};
}

function add(to: Findings, from: Findings): void {
  to.problems.push(...from.problems);
  to.uses.push(...from.uses);
}

/** @returns the path below the server of an address of the REST API */
export function pathOf({rest}: Pick<RestContext, 'rest'>, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  // A program adds a path that nobody knows yet.
  if (rest.servers.some((each) => url.startsWith(each + HOLE))) return '';
  const server = rest.servers.find((each) => url === each || url.startsWith(`${each}/`) || url.startsWith(`${each}?`));
  return server === undefined ? undefined : url.slice(server.length);
}

/** Whether an address goes to a host of ours, but to none of the APIs. */
function almostOurs({rest, graphqlUrl, hosts}: Context, url: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  if (host === undefined) return undefined;
  for (const known of [...rest.servers, graphqlUrl]) {
    const wanted = new URL(known).host;
    if (host === wanted || (!hosts.includes(host) && nearest(host, [wanted]) !== undefined)) {
      return `${url.slice(0, 80)} isn't a URL of the API. URLs start with ${known}.`;
    }
  }
  return undefined;
}

function queryFindings({rest}: RestContext, operation: RestOperation, request: Request): Findings {
  const known = operation.parameters.filter((each) => each.in === 'query');
  const written = [...new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1] ?? '').entries()];
  const all = [
    ...written.map(([name, value]) => ({name, value, line: request.line})),
    ...(request.query ?? []).map(({name, value, line}) => ({
      name,
      line,
      value: value.kind === 'plain' ? String(value.value) : '',
    })),
  ];
  const findings: Findings = {problems: [], uses: []};
  // A program may add what nobody sees before it runs.
  const isWhole = request.whole && !new RegExp(`[^/]${HOLE}$|[?&]${HOLE}`).test(request.url);
  for (const {name, required} of known) {
    if (required && isWhole && !all.some((each) => each.name === name)) {
      const message = `the query parameter "${name}" is missing: ${operation.id} requires it.`;
      findings.problems.push({line: request.line, message});
    }
  }
  for (const {name, value, line} of all) {
    const parameter = known.find((each) => each.name === name);
    if (!parameter) {
      const other = nearest(
        name,
        known.map((each) => each.name),
      );
      const cure =
        other === undefined
          ? `It takes ${some(known.map((each) => each.name)) || 'none'}.`
          : `Did you mean "${other}"?`;
      findings.problems.push({line, message: `${operation.id} has no query parameter "${name}". ${cure}`});
      continue;
    }
    findings.uses.push({line, target: `${operation.id}?${name}`});
    const listed = parameter.schema && valuesOf(rest.document, {schema: parameter.schema, name});
    if (listed && /^\w+$/.test(value) && !listed.values.has(value)) {
      findings.problems.push({
        line,
        message: `"${name}" can't be "${value}". The values are ${some(listed.values, 12)}.`,
      });
    }
  }
  return findings;
}

function headerFindings(
  {rest, headerPrefix}: RestContext,
  operation: RestOperation,
  {headers = [], line, method}: Request,
): Findings {
  const problems: Findings['problems'] = [];
  const uses: Findings['uses'] = [];
  const has = (name: string): boolean => headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
  const known = operation.parameters.filter((each) => each.in === 'header').map(({name}) => name);
  const schemes = securityHeaders(rest.document, operation);
  for (const header of schemes) {
    if (!has(header)) problems.push({line, message: `the header ${header} is missing: ${operation.id} requires it.`});
  }
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header' && parameter.required && !has(parameter.name)) {
      problems.push({line, message: `the header ${parameter.name} is missing: ${operation.id} requires it.`});
    }
  }
  for (const header of headers) {
    const mistake = authorizationMistake(header);
    if (mistake) problems.push(mistake);
    const all = [...known, ...schemes, ...OF_HTTP];
    if (known.some((name) => name.toLowerCase() === header.name.toLowerCase()))
      uses.push({line: header.line, target: `${operation.id}#${header.name}`});
    else if (!all.some((name) => name.toLowerCase() === header.name.toLowerCase())) {
      const other = nearest(header.name, all);
      if (other !== undefined || header.name.startsWith(headerPrefix) || !/^X-/i.test(header.name)) {
        problems.push({
          line: header.line,
          message: `${operation.id} has no header ${header.name}. ${other === undefined ? `It takes ${some(known)}.` : `Did you mean "${other}"?`}`,
        });
      }
    }
  }
  if (method !== 'GET' && requestSchema({document: rest.document} as never, operation) && !has('Content-Type')) {
    problems.push({line, message: `the header Content-Type is missing: ${operation.id} takes application/json.`});
  }
  return {problems, uses};
}

/** What is wrong with the headers of a request, whichever operation it calls. */
function anyHeaderProblems(
  context: Context,
  {headers = [], line}: Pick<Request, 'headers' | 'line'>,
  who: string,
): Findings['problems'] {
  const known = [...knownHeaders(context), ...OF_HTTP];
  const isKnown = (name: string): boolean => known.some((each) => each.toLowerCase() === name.toLowerCase());
  const problems = headers.flatMap((header): Findings['problems'] => {
    const mistake = authorizationMistake(header);
    if (mistake) return [mistake];
    const other = isKnown(header.name) ? undefined : nearest(header.name, known);
    return other === undefined
      ? []
      : [{line: header.line, message: `${who} has no header ${header.name}. Did you mean "${other}"?`}];
  });
  const isSigned = headers.some(({name}) => name.toLowerCase() === 'authorization');
  if ((headers.length > 0 || who !== 'the API') && !isSigned && problems.length === 0)
    problems.push({line, message: `the header Authorization is missing: ${who} requires it.`});
  return problems;
}

function authorizationMistake({name, value, line}: Header): Findings['problems'][number] | undefined {
  if (name.toLowerCase() !== 'authorization' || value === undefined || /^Bearer\s+\S/.test(value)) return undefined;
  return {
    line,
    message: `the header Authorization must be "Bearer" and the API key (found "${value.slice(0, 40).replaceAll(HOLE, '…')}").`,
  };
}

/** The headers with which a request signs in. */
function securityHeaders(document: Context['rest']['document'], {operation}: RestOperation): string[] {
  const requirement = (operation.security ?? document.security ?? []).find((each) => Object.keys(each).length > 0);
  return Object.keys(requirement ?? {}).flatMap((name) => {
    const scheme = document.components?.securitySchemes?.[name];
    if (scheme?.type === 'http' || scheme?.type === 'oauth2') return ['Authorization'];
    return scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name ? [scheme.name] : [];
  });
}

function bodyFindings(
  {rest, validator}: RestContext,
  operation: RestOperation,
  {body, line, whole}: Request,
): Findings {
  const schema = requestSchema(rest, operation);
  const isRequired =
    operation.operation.requestBody && resolve(rest.document, operation.operation.requestBody)?.required;
  if (!body) {
    const message = `the body is missing: ${operation.id} requires one${schema ? ` (${inPlace(rest.document, schema)[0]?.name})` : ''}.`;
    return {problems: whole && isRequired && schema ? [{line, message}] : [], uses: []};
  }
  if (!schema) return {problems: [{line: body.line, message: `${operation.id} takes no body.`}], uses: []};
  return validator.check(body, schema);
}

/** A request to the GraphQL API: the operation in its body, and its variables. */
function graphqlRequest(context: Context, {method, methodLine, body, headers, line, whole}: Request): Findings {
  const {graphql} = context;
  const findings: Findings = {problems: [], uses: []};
  if (method !== undefined && method !== 'POST')
    findings.problems.push({line: methodLine ?? line, message: `the GraphQL API takes POST, not ${method}.`});
  if (headers) findings.problems.push(...anyHeaderProblems(context, {headers, line}, 'the GraphQL API'));
  if (body?.kind !== 'object') {
    if (whole && body?.kind !== 'unknown')
      findings.problems.push({line, message: 'the body of a GraphQL request must be an object with "query".'});
    return findings;
  }
  const query = body.entries.find(({name}) => name === 'query');
  if (!query && !body.open)
    findings.problems.push({line: body.line, message: 'the body of a GraphQL request must have "query".'});
  if (query?.value.kind !== 'plain' || typeof query.value.value !== 'string') return findings;
  const {operations, ...found} = checkGraphql(graphql, query.value.value, query.value.line);
  // The lines of a text in JSON are not lines of the file.
  const onOneLine = !query.value.value.includes('\n');
  add(findings, onOneLine ? at(found, query.line) : found);
  const variables = body.entries.find(({name}) => name === 'variables');
  const [operation] = operations;
  if (operation)
    add(
      findings,
      checkVariables(
        graphql,
        operation,
        variables?.value ?? {kind: 'object', line: body.line, entries: [], open: body.open},
      ),
    );
  return findings;
}

const at = ({problems, uses}: Findings, line: number): Findings => ({
  problems: problems.map((problem) => ({...problem, line})),
  uses: uses.map((use) => ({...use, line})),
});

/** @returns the body of a request that is sent as text */
export function jsonBody(text: string, line: number): {body?: Value; problems: Findings['problems']} {
  const {value, problem} = parseJson(text, line);
  return {...(value && {body: value}), problems: problem ? [problem] : []};
}
