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
 * @param context - the specifications
 * @param block - a request, a response or headers, as HTTP writes them
 * @returns what is wrong, and what it rests on
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
  const problems: Findings['problems'] = [];
  const headers = headLines.flatMap((text, index) => {
    const [, name, value = ''] = HEADER.exec(text.trim()) ?? [];
    if (name !== undefined) return [{name, value, line: line + start + index}];
    problems.push({
      line: line + start + index,
      message: `"${text.trim().slice(0, 60)}" isn't a header. Write "Name: value", and leave an empty line before the body.`,
    });
    return [];
  });
  if (!request && !response) return {problems: [...problems, ...headerNames(context, headers)], uses: []};
  if (request) {
    const parsed = body.trim() === '' ? undefined : jsonBody(body, bodyLine);
    problems.push(...(parsed?.problems ?? []));
    const [, method = '', address = ''] = request;
    const host = headers.find(({name}) => name.toLowerCase() === 'host')?.value;
    const found = checkRequest(context, {
      line,
      method,
      url:
        host !== undefined && address.startsWith('/') ? `https://${host}${address}` : withoutVersion(context, address),
      // A request that names no header is about its line alone.
      ...(headers.length > 0 && {headers}),
      ...(parsed?.body && {body: parsed.body}),
      ...(parsed && !parsed.body && {body: {kind: 'unknown', line: bodyLine}}),
      whole: headers.length > 0,
    });
    return {problems: [...problems, ...(found?.problems ?? [])], uses: found?.uses ?? []};
  }
  return withProblems(
    problems,
    responseFindings(context, binding.rest, response?.[1] ?? '', headers, body, {line, bodyLine}),
  );
}

const withProblems = (problems: Findings['problems'], findings: Findings): Findings => ({
  problems: [...problems, ...findings.problems],
  uses: findings.uses,
});

/** Paths in HTTP blocks may have the version before them, as they go over the wire. */
function withoutVersion({rest}: Context, address: string): string {
  for (const server of rest.servers) {
    const {pathname} = new URL(server);
    if (pathname !== '/' && address.startsWith(`${pathname}/`)) return address.slice(pathname.length);
  }
  return address;
}

function headerNames(
  context: Context,
  headers: readonly {name: string; value: string; line: number}[],
): Findings['problems'] {
  const known = [...knownHeaders(context), 'Authorization', 'Content-Type', 'Accept'];
  return headers.flatMap(({name, value, line}) => {
    if (name === 'Authorization' && !/^Bearer \S/.test(value))
      return [
        {
          line,
          message: `the header Authorization must be "Bearer" followed by the API key (found "${value.slice(0, 40)}").`,
        },
      ];
    if (known.some((each) => each.toLowerCase() === name.toLowerCase())) return [];
    const other = nearest(name, known);
    if (other === undefined && !name.startsWith(context.headerPrefix)) return [];
    return [
      {
        line,
        message: `the API has no header ${name}. ${other === undefined ? `Valid headers: ${some(known)}.` : `Did you mean "${other}"?`}`,
      },
    ];
  });
}

function responseFindings(
  context: Context,
  binding: string | undefined,
  status: string,
  headers: readonly {name: string; value: string; line: number}[],
  body: string,
  {line, bodyLine}: {line: number; bodyLine: number},
): Findings {
  const problems = headerNames(context, headers);
  const id = binding?.split('.')[0];
  if (id === undefined) {
    return {
      problems: [
        ...problems,
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
  if (!operation) return {problems, uses: []};
  const written = binding?.split('.')[2];
  if (written !== undefined && written !== status)
    problems.push({line, message: `the block is bound to the status ${written}, but shows ${status}.`});
  if (!responseOf(context.rest, operation, status)) {
    problems.push({
      line,
      message: `${id} has no ${status} response. Valid statuses: ${some(Object.keys(operation.operation.responses ?? {}), 12)}.`,
    });
  }
  const uses = [{line, target: id}];
  const schema = responseSchema(context.rest, operation, status);
  if (body.trim() === '' || !schema) return {problems, uses};
  const {body: value, problems: found} = jsonBody(body, bodyLine);
  if (!value) return {problems: [...problems, ...found], uses};
  const checked = context.validator.check(value, schema);
  return {problems: [...problems, ...checked.problems], uses: [...uses, ...checked.uses]};
}

/** Requests in the text of a diagram or a sentence. */
const IN_TEXT = /\b(GET|POST|PUT|PATCH|DELETE)\s+(\/[\w{}./-]*)/g;

/** @returns wrong paths in a text that has requests such as `POST /payments` in it */
export function checkRequestsInText(context: Context, text: string, line: number): Findings {
  const findings: Findings = {problems: [], uses: []};
  for (const match of text.matchAll(IN_TEXT)) {
    const [, method = '', address = ''] = match;
    const at = line + text.slice(0, match.index).split('\n').length - 1;
    const path = withoutVersion(context, address.replace(/[.]$/, ''));
    if (!isOurs(context, path)) continue;
    const {operations, message} = findOperations(context.rest, method, path.replaceAll('…', HOLE));
    if (message !== undefined) findings.problems.push({line: at, message});
    for (const operation of operations)
      findings.uses.push({line: at, target: operation.id}, {line: at, target: operation.path});
  }
  return findings;
}

/** @returns whether the first part of a path, after any version, is one of the API or almost one: others belong to merchants */
export function isOurs({rest}: Context, path: string): boolean {
  const first = path.replace(/^\/v\d+(?=\/)/, '').split('/')[1] ?? '';
  const known = new Set([...rest.operations.values()].map((each) => each.path.split('/')[1] ?? ''));
  return known.has(first) || nearest(first, known) !== undefined;
}
