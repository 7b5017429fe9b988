import {parseJson} from '../json/parse';
import type {Value} from '../json/value';
import {findOperations, getRequestSchema, type RestOperation} from '../rest/api';
import {resolveReference} from '../rest/document';
import {expandSchema} from '../rest/properties';
import type {CheckResult} from '../types';
import {addResult} from './addResult';
import {checkApiUrl, getApiPath} from './apiUrl';
import type {ParsedRequest} from './requestTypes';
import type {CheckContext, RestContext} from './context';
import {checkGraphqlRequest} from './graphqlRequest';
import {checkCommonHeaders, checkOperationHeaders} from './headers';
import {checkQueryParameters} from './query';

export {getApiPath};

/**
 * Checks a request to any API.
 *
 * @param context - the specifications
 * @param request - request to check
 * @returns diagnostics, uses, and operations that the request may be for; `undefined` if the URL belongs to no API
 */
export function checkRequest(
  context: CheckContext,
  request: ParsedRequest,
): (CheckResult & {operations: RestOperation[]}) | undefined {
  const {graphqlUrl} = context;
  if (request.url.replace(/[?#].*$/s, '').replace(/\/+$/, '') === graphqlUrl)
    return {...checkGraphqlRequest(context, request), operations: []};
  const path = getApiPath(context, request.url);
  if (path === undefined) {
    const message = checkApiUrl(context, request.url);
    return message === undefined
      ? undefined
      : {diagnostics: [{id: 'contract/unknown-operation', line: request.line, message}], uses: [], operations: []};
  }
  const server = context.rest.servers.find((each) => request.url.startsWith(each));
  const serverUses = server === undefined ? [] : [{line: request.line, target: server}];
  if (path === '') {
    const uses = (request.headers ?? []).map(({name, line}) => ({line, target: `#${name}`}));
    return {
      diagnostics: checkCommonHeaders(context, request, 'the API'),
      uses: [...serverUses, ...uses],
      operations: [],
    };
  }
  const {uses, ...callResult} = checkRestRequest(context, path, request);
  return {...callResult, uses: [...uses, ...serverUses]};
}

/**
 * Checks a request to the REST API.
 *
 * @param context - the description of the REST API
 * @param path - path below the server, possibly with a query
 * @param request - request to check
 * @returns diagnostics, uses, and operations that the request may be for
 */
export function checkRestRequest(
  context: RestContext,
  path: string,
  request: ParsedRequest,
): CheckResult & {operations: RestOperation[]} {
  const {rest} = context;
  const {operations, message} = findOperations(rest, request.method, path);
  if (message !== undefined) {
    const isPath = findOperations(rest, undefined, path).message !== undefined;
    const line = isPath ? request.line : (request.methodLine ?? request.line);
    return {diagnostics: [{id: 'contract/unknown-operation', line, message}], uses: [], operations: []};
  }
  const result: CheckResult = {diagnostics: [], uses: []};
  for (const operation of operations) {
    result.uses.push({line: request.line, target: operation.id}, {line: request.line, target: operation.path});
  }
  const [operation] = operations;
  if (operation && operations.length === 1) {
    addResult(result, checkQueryParameters(context, operation, request));
    if (request.headers) addResult(result, checkOperationHeaders(context, operation, request));
    addResult(result, checkBody(context, operation, request));
  }
  return {...result, operations};
}

function checkBody(
  {rest, validator}: RestContext,
  operation: RestOperation,
  {body, line, isComplete}: ParsedRequest,
): CheckResult {
  const schema = getRequestSchema(rest, operation);
  const isRequired =
    operation.operation.requestBody && resolveReference(rest.document, operation.operation.requestBody)?.required;
  if (!body) {
    const message = `the body is missing: ${operation.id} requires one${schema ? ` (${expandSchema(rest.document, schema)[0]?.name})` : ''}.`;
    return {
      diagnostics: isComplete && isRequired && schema ? [{id: 'contract/missing-field', line, message}] : [],
      uses: [],
    };
  }
  if (!schema)
    return {
      diagnostics: [
        {id: 'contract/unknown-field', line: body.line, message: `${operation.id} takes no body. Delete the body.`},
      ],
      uses: [],
    };
  return validator.check(body, schema);
}

/** Parses the text of a JSON body. If it isn't valid JSON, returns a diagnostic instead of the body. */
export function parseJsonBody(text: string, line: number): {body?: Value; diagnostics: CheckResult['diagnostics']} {
  const {value, diagnostic} = parseJson(text, line);
  return {...(value && {body: value}), diagnostics: diagnostic ? [diagnostic] : []};
}
