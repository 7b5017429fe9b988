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
 * Checks a call of any API.
 *
 * @param context - the specifications
 * @param request - call to check
 * @returns diagnostics, uses, and operations that it may call; `undefined` if the URL belongs to no API
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
    const message = almostOurs(context, request.url);
    return message === undefined ? undefined : {problems: [{line: request.line, message}], uses: [], operations: []};
  }
  const server = context.rest.servers.find((each) => request.url.startsWith(each));
  const serverUses = server === undefined ? [] : [{line: request.line, target: server}];
  if (path === '') {
    const uses = (request.headers ?? []).map(({name, line}) => ({line, target: `#${name}`}));
    return {problems: anyHeaderProblems(context, request, 'the API'), uses: [...serverUses, ...uses], operations: []};
  }
  const {uses, ...callResult} = checkCall(context, path, request);
  return {...callResult, uses: [...uses, ...serverUses]};
}

/**
 * Checks a call of the REST API.
 *
 * @param context - the description of the REST API
 * @param path - path below the server, possibly with a query
 * @param request - call to check
 * @returns diagnostics, uses, and operations that it may call
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
  const result: Findings = {problems: [], uses: []};
  for (const operation of operations) {
    result.uses.push({line: request.line, target: operation.id}, {line: request.line, target: operation.path});
  }
  const [operation] = operations;
  if (operation && operations.length === 1) {
    addResult(result, queryFindings(context, operation, request));
    if (request.headers) addResult(result, headerFindings(context, operation, request));
    addResult(result, checkBody(context, operation, request));
  }
  return {...result, operations};
}

function addResult(target: Findings, source: Findings): void {
  target.problems.push(...source.problems);
  target.uses.push(...source.uses);
}

function checkBody({rest, validator}: RestContext, operation: RestOperation, {body, line, whole}: Request): Findings {
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

/** Parses a request body that is sent as text. */
export function jsonBody(text: string, line: number): {body?: Value; problems: Findings['problems']} {
  const {value, problem} = parseJson(text, line);
  return {...(value && {body: value}), problems: problem ? [problem] : []};
}
