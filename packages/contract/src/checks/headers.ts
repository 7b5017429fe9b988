import {ownValue} from '@paydocs/core/ownValue';
import {nearest, some} from '@paydocs/core/nearest';
import {HOLE, requestSchema, responseOf, type RestOperation} from '../rest/api';
import type {Findings} from '../types';
import type {Header, Request} from './call';
import type {Context, RestContext} from './context';

/** Headers of HTTP that requests to an API have anyway. */
export const OF_HTTP = [
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

/** @returns the names of headers of the description */
export function knownHeaders({rest, headerPrefix}: Context): Set<string> {
  const names = new Set<string>([`${headerPrefix}-Signature`, `${headerPrefix}-Account`, ...signInHeaders(rest)]);
  for (const {parameters, operation} of rest.operations.values()) {
    for (const parameter of parameters) if (parameter.in === 'header') names.add(parameter.name);
    for (const status of Object.keys(operation.responses ?? {})) {
      const response = responseOf(rest, {operation} as never, status);
      for (const name of Object.keys(response?.headers ?? {})) names.add(name);
    }
  }
  return names;
}

/** @returns what is wrong with the headers of a request, and what they rest on */
export function headerFindings(
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
    if ([...known, ...schemes].some((name) => name.toLowerCase() === header.name.toLowerCase()))
      uses.push({line: header.line, target: `${operation.id}#${header.name}`});
    else if (!all.some((name) => name.toLowerCase() === header.name.toLowerCase())) {
      const other = nearest(header.name, all);
      if (other !== undefined || header.name.startsWith(headerPrefix) || !/^X-/i.test(header.name)) {
        problems.push({
          line: header.line,
          message: `${operation.id} has no header ${header.name}. ${other === undefined ? `Valid headers: ${some(known)}.` : `Did you mean "${other}"?`}`,
        });
      }
    }
  }
  if (method !== 'GET' && requestSchema({document: rest.document} as never, operation) && !has('Content-Type')) {
    problems.push({line, message: `the header Content-Type is missing: ${operation.id} expects application/json.`});
  }
  return {problems, uses};
}

/** @returns what is wrong with the headers of a request, whichever operation it calls */
export function anyHeaderProblems(
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
  const required = signInHeaders(context.rest);
  const isSigned = headers.some(({name}) => required.some((each) => each.toLowerCase() === name.toLowerCase()));
  if ((headers.length > 0 || who !== 'the API') && !isSigned && problems.length === 0)
    problems.push({line, message: `the header ${required.join(' or ')} is missing: ${who} requires it.`});
  return problems;
}

function authorizationMistake({name, value, line}: Header): Findings['problems'][number] | undefined {
  if (name.toLowerCase() !== 'authorization' || value === undefined || /^Bearer\s+\S/.test(value)) return undefined;
  return {
    line,
    message: `the header Authorization must be "Bearer" followed by the API key (found "${value.slice(0, 40).replaceAll(HOLE, '…')}").`,
  };
}

/** @returns the headers with which requests sign in, whichever operation they call; both APIs take the same key */
export function signInHeaders({document}: Pick<Context['rest'], 'document'>): string[] {
  const headers = securityHeaders(document, {operation: {}} as RestOperation);
  return headers.length > 0 ? headers : ['Authorization'];
}

/** The headers with which a request signs in. */
function securityHeaders(document: Context['rest']['document'], {operation}: RestOperation): string[] {
  const requirement = (operation.security ?? document.security ?? []).find((each) => Object.keys(each).length > 0);
  return Object.keys(requirement ?? {}).flatMap((name) => {
    const scheme = ownValue(document.components?.securitySchemes, name);
    if (scheme?.type === 'http' || scheme?.type === 'oauth2') return ['Authorization'];
    return scheme?.type === 'apiKey' && scheme.in === 'header' && scheme.name ? [scheme.name] : [];
  });
}
