import {HOLE, findOperations, responseOf, responseSchema} from '../rest/api';
import {nearest, some} from '@paydocs/core/nearest';
import type {Block, Findings} from '../types';
import type {Context} from './context';
import {knownHeaders} from './headers';
import {checkRequest, jsonBody} from './request';

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/;
const RESPONSE = /^HTTP\/[\d.]+\s+(\d{3})\b/;
const HEADER = /^([\w-]+):\s*(.*)$/;

/**
 * Checks an HTTP block.
 *
 * @param context - the specifications
 * @param block - HTTP request, response, or headers
 * @returns diagnostics and uses
 */
export function checkHttp(context: Context, {code, line, binding}: Block): Findings {
  const lines = code.split('\n');
  const first = lines[0]?.trim() ?? '';
  const request = REQUEST.exec(first);
  const response = RESPONSE.exec(first);
  const start = request || response ? 1 : 0;
  const empty = lines.findIndex((text, index) => index >= start && text.trim() === '');
  const headLines = lines.slice(start, empty === -1 ? undefined : empty);
  const body = empty === -1 ? '' : lines.slice(empty + 1).join('\n');
  const bodyLine = line + empty + 1;
  const diagnostics: Findings['problems'] = [];
  const headers = headLines.flatMap((text, index) => {
    const [, name, value = ''] = HEADER.exec(text.trim()) ?? [];
    if (name !== undefined) return [{name, value, line: line + start + index}];
    diagnostics.push({
      line: line + start + index,
      message: `"${text.trim().slice(0, 60)}" isn't a header. Write "Name: value", and leave an empty line before the body.`,
    });
    return [];
  });
  if (!request && !response) return {problems: [...diagnostics, ...checkHeaderNames(context, headers)], uses: []};
  if (request) {
    const parsed = body.trim() === '' ? undefined : jsonBody(body, bodyLine);
    diagnostics.push(...(parsed?.problems ?? []));
    const [, method = '', url = ''] = request;
    const host = headers.find(({name}) => name.toLowerCase() === 'host')?.value;
    const checked = checkRequest(context, {
      line,
      method,
      url: host !== undefined && url.startsWith('/') ? `https://${host}${url}` : removeVersion(context, url),
      // A request without headers illustrates only its request line.
      ...(headers.length > 0 && {headers}),
      ...(parsed?.body && {body: parsed.body}),
      ...(parsed && !parsed.body && {body: {kind: 'unknown', line: bodyLine}}),
      whole: headers.length > 0,
    });
    return {problems: [...diagnostics, ...(checked?.problems ?? [])], uses: checked?.uses ?? []};
  }
  return addDiagnostics(
    diagnostics,
    checkResponse(context, binding.rest, response?.[1] ?? '', headers, body, {line, bodyLine}),
  );
}

const addDiagnostics = (diagnostics: Findings['problems'], result: Findings): Findings => ({
  problems: [...diagnostics, ...result.problems],
  uses: result.uses,
});

/** Removes the version of the API, which paths in HTTP blocks may start with, as they do on the network. */
function removeVersion({rest}: Context, url: string): string {
  for (const server of rest.servers) {
    const {pathname} = new URL(server);
    if (pathname !== '/' && url.startsWith(`${pathname}/`)) return url.slice(pathname.length);
  }
  return url;
}

function checkHeaderNames(
  context: Context,
  headers: readonly {name: string; value: string; line: number}[],
): Findings['problems'] {
  const knownHeaderNames = [...knownHeaders(context), 'Authorization', 'Content-Type', 'Accept'];
  return headers.flatMap(({name, value, line}) => {
    if (name === 'Authorization' && !/^Bearer \S/.test(value))
      return [
        {
          line,
          message: `the header Authorization must be "Bearer" followed by the API key (found "${value.slice(0, 40)}").`,
        },
      ];
    if (knownHeaderNames.some((each) => each.toLowerCase() === name.toLowerCase())) return [];
    const closest = nearest(name, knownHeaderNames);
    if (closest === undefined && !name.startsWith(context.headerPrefix)) return [];
    return [
      {
        line,
        message: `the API has no header ${name}. ${closest === undefined ? `Valid headers: ${some(knownHeaderNames)}.` : `Did you mean "${closest}"?`}`,
      },
    ];
  });
}

function checkResponse(
  context: Context,
  binding: string | undefined,
  status: string,
  headers: readonly {name: string; value: string; line: number}[],
  body: string,
  {line, bodyLine}: {line: number; bodyLine: number},
): Findings {
  const diagnostics = checkHeaderNames(context, headers);
  const id = binding?.split('.')[0];
  if (id === undefined) {
    return {
      problems: [
        ...diagnostics,
        {
          onFence: true,
          line,
          message:
            'a response must specify its operation. Write rest="payments_get.response.200", for example, after "http".',
        },
      ],
      uses: [],
    };
  }
  const operation = context.rest.operations.get(id);
  if (!operation) return {problems: diagnostics, uses: []};
  const boundStatus = binding?.split('.')[2];
  if (boundStatus !== undefined && boundStatus !== status)
    diagnostics.push({line, message: `the block is bound to the status ${boundStatus}, but shows ${status}.`});
  if (!responseOf(context.rest, operation, status)) {
    diagnostics.push({
      line,
      message: `${id} has no ${status} response. Valid statuses: ${some(Object.keys(operation.operation.responses ?? {}), 12)}.`,
    });
  }
  const uses = [{line, target: id}];
  const schema = responseSchema(context.rest, operation, status);
  if (body.trim() === '' || !schema) return {problems: diagnostics, uses};
  const {body: value, problems: parseDiagnostics} = jsonBody(body, bodyLine);
  if (!value) return {problems: [...diagnostics, ...parseDiagnostics], uses};
  const checked = context.validator.check(value, schema);
  return {problems: [...diagnostics, ...checked.problems], uses: [...uses, ...checked.uses]};
}

/** Matches requests in the text of a diagram or a sentence. */
const IN_TEXT = /\b(GET|POST|PUT|PATCH|DELETE)\s+(\/[\w{}./-]*)/g;

/** Checks the paths in a text with requests such as `POST /payments`. */
export function checkRequestsInText(context: Context, text: string, line: number): Findings {
  const result: Findings = {problems: [], uses: []};
  for (const match of text.matchAll(IN_TEXT)) {
    const [, method = '', url = ''] = match;
    const requestLine = line + text.slice(0, match.index).split('\n').length - 1;
    const path = removeVersion(context, url.replace(/[.]$/, ''));
    if (!isOurs(context, path)) continue;
    const {operations, message} = findOperations(context.rest, method, path.replaceAll('…', HOLE));
    if (message !== undefined) result.problems.push({line: requestLine, message});
    for (const operation of operations)
      result.uses.push({line: requestLine, target: operation.id}, {line: requestLine, target: operation.path});
  }
  return result;
}

/**
 * Checks whether the first segment of a path, after any version, belongs to the API or resembles one of its segments.
 * Other paths belong to merchants.
 */
export function isOurs({rest}: Context, path: string): boolean {
  const first = path.replace(/^\/v\d+(?=\/)/, '').split('/')[1] ?? '';
  const known = new Set([...rest.operations.values()].map((each) => each.path.split('/')[1] ?? ''));
  return known.has(first) || nearest(first, known) !== undefined;
}
