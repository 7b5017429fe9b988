import {getOwnValue, findSuggestion, formatList} from '@paydocs/core';
import {VALUE_PLACEHOLDER, getRequestSchema, getResponse, type RestOperation} from '../rest/api';
import type {CheckResult} from '../types';
import type {Header, ParsedRequest} from './requestTypes';
import type {CheckContext, RestContext} from './context';

/** Standard HTTP headers that any API request may have. */
export const STANDARD_HEADERS = [
  'Accept',
  'Accept-Language',
  'Authorization',
  'Content-Length',
  'Content-Type',
  'Cookie',
  'Host',
  'Origin',
  'User-Agent',
  'Connection',
  'Date',
];

/**
 * Collects the names of all headers in the OpenAPI description, and of the provider's signature and account headers.
 */
export function collectHeaderNames({rest, headerPrefix}: CheckContext): Set<string> {
  const names = new Set<string>([`${headerPrefix}-Signature`, `${headerPrefix}-Account`, ...getAuthHeaderNames(rest)]);
  for (const {parameters, operation} of rest.operations.values()) {
    for (const parameter of parameters) if (parameter.in === 'header') names.add(parameter.name);
    for (const status of Object.keys(operation.responses ?? {})) {
      const response = getResponse(rest, {operation} as never, status);
      for (const name of Object.keys(response?.headers ?? {})) names.add(name);
    }
  }
  return names;
}

/**
 * Checks the headers of a request to a known operation.
 *
 * @returns diagnostics about missing and unknown headers, and uses
 */
export function checkOperationHeaders(
  {rest, headerPrefix}: RestContext,
  operation: RestOperation,
  {headers = [], line, method}: ParsedRequest,
): CheckResult {
  const diagnostics: CheckResult['diagnostics'] = [];
  const uses: CheckResult['uses'] = [];
  const has = (name: string): boolean => headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
  const knownNames = operation.parameters.filter((each) => each.in === 'header').map(({name}) => name);
  const authHeaders = getSecurityHeaderNames(rest.document, operation);
  for (const header of authHeaders) {
    if (!has(header))
      diagnostics.push({
        id: 'contract/header',
        line,
        message: `the header ${header} is missing: ${operation.id} requires it.`,
      });
  }
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header' && parameter.required && !has(parameter.name)) {
      diagnostics.push({
        id: 'contract/header',
        line,
        message: `the header ${parameter.name} is missing: ${operation.id} requires it.`,
      });
    }
  }
  for (const header of headers) {
    const diagnostic = checkAuthorization(header);
    if (diagnostic) diagnostics.push(diagnostic);
    const allNames = [...knownNames, ...authHeaders, ...STANDARD_HEADERS];
    if ([...knownNames, ...authHeaders].some((name) => name.toLowerCase() === header.name.toLowerCase()))
      uses.push({line: header.line, target: `${operation.id}#${header.name}`});
    else if (!allNames.some((name) => name.toLowerCase() === header.name.toLowerCase())) {
      const closest = findSuggestion(header.name, allNames);
      if (closest !== undefined || header.name.startsWith(headerPrefix) || !/^X-/i.test(header.name)) {
        diagnostics.push({
          id: 'contract/header',
          line: header.line,
          message: `${operation.id} has no header ${header.name}. ${closest === undefined ? `Valid headers: ${formatList([...authHeaders, ...knownNames]) || 'none'}.` : `Did you mean "${closest}"?`}`,
        });
      }
    }
  }
  if (method !== 'GET' && getRequestSchema({document: rest.document} as never, operation) && !has('Content-Type')) {
    diagnostics.push({
      id: 'contract/header',
      line,
      message: `the header Content-Type is missing: ${operation.id} expects application/json.`,
    });
  }
  return {diagnostics, uses};
}

/**
 * Checks the headers of a request whose operation is unknown.
 *
 * @returns diagnostics about misspelled headers and missing or invalid authentication
 */
export function checkCommonHeaders(
  context: CheckContext,
  {headers = [], line}: Pick<ParsedRequest, 'headers' | 'line'>,
  apiName: string,
): CheckResult['diagnostics'] {
  const knownNames = [...collectHeaderNames(context), ...STANDARD_HEADERS];
  const diagnostics = headers.flatMap((header) => checkHeader(header, knownNames, apiName));
  const required = getAuthHeaderNames(context.rest);
  const isAuthenticated = headers.some(({name}) => required.some((each) => each.toLowerCase() === name.toLowerCase()));
  if ((headers.length > 0 || apiName !== 'the API') && !isAuthenticated && diagnostics.length === 0)
    diagnostics.push({
      id: 'contract/header',
      line,
      message: `the header ${required.join(' or ')} is missing: ${apiName} requires it.`,
    });
  return diagnostics;
}

/**
 * Checks that a header sends a bearer token if it's `Authorization`, and that its name isn't misspelled otherwise.
 *
 * @param header - header, without a value if it's unknown
 * @param knownNames - names of headers
 * @param owner - name of the API in messages
 * @param prefix - start of names that only the provider uses, all of which must be known
 * @returns a diagnostic if it's wrong
 */
export function checkHeader(
  header: Header,
  knownNames: readonly string[],
  owner: string,
  prefix?: string,
): CheckResult['diagnostics'] {
  const {name, line} = header;
  const diagnostic = checkAuthorization(header);
  if (diagnostic) return [diagnostic];
  if (knownNames.some((each) => each.toLowerCase() === name.toLowerCase())) return [];
  const closest = findSuggestion(name, knownNames);
  if (closest === undefined && (prefix === undefined || !name.startsWith(prefix))) return [];
  const hint = closest === undefined ? `Valid headers: ${formatList(knownNames)}.` : `Did you mean "${closest}"?`;
  return [{id: 'contract/header', line, message: `${owner} has no header ${name}. ${hint}`}];
}

function checkAuthorization({name, value, line}: Header): CheckResult['diagnostics'][number] | undefined {
  if (name.toLowerCase() !== 'authorization' || value === undefined || /^Bearer\s+\S/.test(value)) return undefined;
  return {
    id: 'contract/header',
    line,
    message: `the header Authorization must be "Bearer" followed by the API key (found "${value.slice(0, 40).replaceAll(VALUE_PLACEHOLDER, '…')}").`,
  };
}

/** Returns the names of the headers that authenticate requests to both APIs; `Authorization` if none are declared. */
export function getAuthHeaderNames({document}: Pick<CheckContext['rest'], 'document'>): string[] {
  const headers = getSecurityHeaderNames(document, {operation: {}} as RestOperation);
  return headers.length > 0 ? headers : ['Authorization'];
}

/**
 * Returns the names of the headers in the first security requirement of an operation or, by default, of the document.
 */
function getSecurityHeaderNames(document: CheckContext['rest']['document'], {operation}: RestOperation): string[] {
  const requirement = (operation.security ?? document.security ?? []).find((each) => Object.keys(each).length > 0);
  return Object.keys(requirement ?? {}).flatMap((name) => {
    const scheme = getOwnValue(document.components?.securitySchemes, name);
    if (scheme?.type === 'http' || scheme?.type === 'oauth2') return ['Authorization'];
    return scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name ? [scheme.name] : [];
  });
}
