import {VALUE_PLACEHOLDER, findOperations, getResponse, getResponseSchema} from '../rest/api';
import {findSuggestion, formatList} from '@paydocs/core';
import type {CodeBlock, CheckResult} from '../types';
import type {CheckContext} from './context';
import {checkHeader, collectHeaderNames} from './headers';
import type {Header} from './requestTypes';
import {checkRequest, parseJsonBody} from './request';

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
export function checkHttp(context: CheckContext, {code, line, binding}: CodeBlock): CheckResult {
  const lines = code.split('\n');
  const first = lines[0]?.trim() ?? '';
  const request = REQUEST.exec(first);
  const response = RESPONSE.exec(first);
  const start = request || response ? 1 : 0;
  const empty = lines.findIndex((text, index) => index >= start && text.trim() === '');
  const headLines = lines.slice(start, empty === -1 ? undefined : empty);
  const body = empty === -1 ? '' : lines.slice(empty + 1).join('\n');
  const bodyLine = line + empty + 1;
  const diagnostics: CheckResult['diagnostics'] = [];
  const headers = headLines.flatMap((text, index) => {
    const [, name, value = ''] = HEADER.exec(text.trim()) ?? [];
    if (name !== undefined) return [{name, value, line: line + start + index}];
    diagnostics.push({
      id: 'contract/header',
      line: line + start + index,
      message: `"${text.trim().slice(0, 60)}" isn't a header. Write "Name: value", and leave an empty line before the body.`,
    });
    return [];
  });
  if (!request && !response) return {diagnostics: [...diagnostics, ...checkHeaderNames(context, headers)], uses: []};
  if (request) {
    const parsed = body.trim() === '' ? undefined : parseJsonBody(body, bodyLine);
    diagnostics.push(...(parsed?.diagnostics ?? []));
    const [, method = '', url = ''] = request;
    const host = headers.find(({name}) => name.toLowerCase() === 'host')?.value;
    const checked = checkRequest(context, {
      line,
      method,
      url: host !== undefined && url.startsWith('/') ? `https://${host}${url}` : removeServerPath(context, url),
      // A request without headers illustrates only its request line.
      ...(headers.length > 0 && {headers}),
      ...(parsed?.body && {body: parsed.body}),
      ...(parsed && !parsed.body && {body: {kind: 'unknown', line: bodyLine}}),
      isComplete: headers.length > 0,
    });
    return {diagnostics: [...diagnostics, ...(checked?.diagnostics ?? [])], uses: checked?.uses ?? []};
  }
  const result = checkResponse(context, binding.rest, response?.[1] ?? '', headers, body, {line, bodyLine});
  return {...result, diagnostics: [...diagnostics, ...result.diagnostics]};
}

/** Removes the path of a server's URL, such as `/v1`, from the start of a path. Real HTTP requests contain it. */
function removeServerPath({rest}: CheckContext, url: string): string {
  for (const server of rest.servers) {
    const {pathname} = new URL(server);
    if (pathname !== '/' && url.startsWith(`${pathname}/`)) return url.slice(pathname.length);
  }
  return url;
}

function checkHeaderNames(context: CheckContext, headers: readonly Header[]): CheckResult['diagnostics'] {
  const knownNames = [...collectHeaderNames(context), 'Authorization', 'Content-Type', 'Accept'];
  return headers.flatMap((header) => checkHeader(header, knownNames, 'the API', context.headerPrefix));
}

function checkResponse(
  context: CheckContext,
  binding: string | undefined,
  status: string,
  headers: readonly Header[],
  body: string,
  {line, bodyLine}: {line: number; bodyLine: number},
): CheckResult {
  const diagnostics = checkHeaderNames(context, headers);
  const id = binding?.split('.')[0];
  if (id === undefined) {
    return {
      diagnostics: [
        ...diagnostics,
        {
          id: 'contract/binding',
          onFence: true,
          line,
          message:
            'a response must specify its operation. After "http", write the operation and the status, such as rest="payments_get.response.200".',
        },
      ],
      uses: [],
    };
  }
  const operation = context.rest.operations.get(id);
  if (!operation) return {diagnostics, uses: []};
  const boundStatus = binding?.split('.')[2];
  if (boundStatus !== undefined && boundStatus !== status)
    diagnostics.push({
      id: 'contract/invalid-value',
      line,
      message: `the block is bound to the status ${boundStatus}, but shows ${status}. Correct one of the two.`,
    });
  if (!getResponse(context.rest, operation, status)) {
    diagnostics.push({
      id: 'contract/invalid-value',
      line,
      message: `${id} has no ${status} response. Valid statuses: ${formatList(Object.keys(operation.operation.responses ?? {}), 12)}.`,
    });
  }
  const uses = [{line, target: id}];
  const schema = getResponseSchema(context.rest, operation, status);
  if (body.trim() === '' || !schema) return {diagnostics, uses};
  const {body: value, diagnostics: parseDiagnostics} = parseJsonBody(body, bodyLine);
  if (!value) return {diagnostics: [...diagnostics, ...parseDiagnostics], uses};
  const checked = context.validator.check(value, schema);
  return {diagnostics: [...diagnostics, ...checked.diagnostics], uses: [...uses, ...checked.uses]};
}

/** Matches requests in the text of a diagram or a sentence. */
const REQUEST_IN_TEXT = /\b(GET|POST|PUT|PATCH|DELETE)\s+(\/[\w{}./-]*)/g;

/**
 * Checks the requests that a text mentions, such as `POST /payments`. Paths that don't belong to the API are skipped.
 *
 * @param context - the specifications
 * @param text - diagram or sentence
 * @param line - line number of its first line, starting at 1
 * @returns diagnostics about unknown operations, and uses of known ones
 */
export function checkRequestsInText(context: CheckContext, text: string, line: number): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  for (const match of text.matchAll(REQUEST_IN_TEXT)) {
    const [, method = '', url = ''] = match;
    const requestLine = line + text.slice(0, match.index).split('\n').length - 1;
    const path = removeServerPath(context, url.replace(/[.]$/, ''));
    if (!isApiPath(context, path)) continue;
    const {operations, message} = findOperations(context.rest, method, path.replaceAll('…', VALUE_PLACEHOLDER));
    if (message !== undefined) result.diagnostics.push({id: 'contract/unknown-operation', line: requestLine, message});
    for (const operation of operations)
      result.uses.push({line: requestLine, target: operation.id}, {line: requestLine, target: operation.path});
  }
  return result;
}

/**
 * Checks whether the first segment of a path, after any version, is or resembles the first segment of a path of the
 * API. Other paths belong to merchants.
 */
export function isApiPath({rest}: CheckContext, path: string): boolean {
  const first = path.replace(/^\/v\d+(?=\/)/, '').split('/')[1] ?? '';
  const known = new Set([...rest.operations.values()].map((each) => each.path.split('/')[1] ?? ''));
  return known.has(first) || findSuggestion(first, known) !== undefined;
}
