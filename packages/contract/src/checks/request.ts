import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {findOperations, requestSchema, type RestOperation} from '../rest/api';
import {resolve} from '../rest/document';
import {inPlace} from '../rest/properties';
import type {Findings} from '../types';
import {almostOurs, pathOf} from './address';
import type {Request} from './call';
import type {Context, RestContext} from './context';
import {graphqlRequest} from './graphqlRequest';
import {anyHeaderProblems, headerFindings} from './headers';
import {queryFindings} from './query';

export {pathOf};

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
  const server = context.rest.servers.find((each) => request.url.startsWith(each));
  const ofServer = server === undefined ? [] : [{line: request.line, target: server}];
  if (path === '') {
    const uses = (request.headers ?? []).map(({name, line}) => ({line, target: `#${name}`}));
    return {problems: anyHeaderProblems(context, request, 'the API'), uses: [...ofServer, ...uses], operations: []};
  }
  const {uses, ...found} = checkCall(context, path, request);
  return {...found, uses: [...uses, ...ofServer]};
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

/** @returns the body of a request that is sent as text */
export function jsonBody(text: string, line: number): {body?: Value; problems: Findings['problems']} {
  const {value, problem} = parseJson(text, line);
  return {...(value && {body: value}), problems: problem ? [problem] : []};
}
