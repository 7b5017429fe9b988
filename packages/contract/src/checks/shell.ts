import {forEachChild, parse, type Command, type SyntaxNode, type Word, type WordPart} from 'unbash';
import {getOwnValue} from '@paydocs/core';
import {VALUE_PLACEHOLDER} from '../rest/api';
import type {CheckResult} from '../types';
import type {CodeBlock} from '../types';
import type {ObjectEntry} from '../json/value';
import type {CheckContext} from './context';
import {getApiPath} from './apiUrl';
import type {ParsedRequest} from './requestTypes';
import {checkRequest, parseJsonBody} from './request';

/** Curl options that take a value, with the kind of the value (https://curl.se/docs/manpage.html). */
const CURL_OPTIONS: Record<string, 'method' | 'header' | 'data' | 'json' | 'url' | 'user' | 'form' | 'other'> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-binary': 'data',
  '--data-ascii': 'data',
  '--json': 'json',
  '--url': 'url',
  '-u': 'user',
  '--user': 'user',
  '--oauth2-bearer': 'user',
  '-A': 'other',
  '--user-agent': 'other',
  '-o': 'other',
  '--output': 'other',
  '-w': 'other',
  '--write-out': 'other',
  '-m': 'other',
  '--max-time': 'other',
  '--connect-timeout': 'other',
  '--retry': 'other',
  '-b': 'other',
  '--cookie': 'other',
  '-F': 'other',
  '--form': 'other',
  '--data-urlencode': 'form',
  '-D': 'other',
  '--dump-header': 'other',
  '-e': 'other',
  '-c': 'other',
  '-C': 'other',
  '-E': 'other',
  '-r': 'other',
  '-T': 'other',
  '-x': 'other',
  '-y': 'other',
  '-Y': 'other',
  '-z': 'other',
};

const OPTIONS_WITHOUT_VALUE = [
  '-i',
  '--include',
  '-s',
  '--silent',
  '-S',
  '--show-error',
  '-f',
  '--fail',
  '--fail-with-body',
  '-v',
  '--verbose',
  '-L',
  '--location',
  '-G',
  '--get',
  '-I',
  '--head',
  '-k',
  '-#',
  '--compressed',
  '-N',
  '--no-buffer',
];

/**
 * Checks the curl commands of a shell block.
 *
 * @param context - the specifications
 * @param block - block of shell commands
 * @returns diagnostics and uses; `calls` is the count of checked commands
 */
export function checkShell(context: CheckContext, {code, line}: CodeBlock): CheckResult & {calls: number} {
  const getLine = (offset: number): number => line + code.slice(0, offset).split('\n').length - 1;
  const script = parse(code);
  const result: CheckResult = {diagnostics: [], uses: []};
  for (const {message, pos} of script.errors ?? []) {
    result.diagnostics.push({
      id: 'contract/syntax',
      line: getLine(pos),
      message: `the shell can't parse this: ${message.replace(/\.?$/, '.')} Check the quotes, brackets, and backslashes.`,
    });
  }
  if (result.diagnostics.length > 0) return {...result, calls: 0};
  let calls = 0;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command' && node.name?.value === 'curl') {
      calls += 1;
      const {request, diagnostics} = parseCurlCommand(context, node, getLine);
      result.diagnostics.push(...diagnostics);
      const checked = request && checkRequest(context, request);
      result.diagnostics.push(...(checked?.diagnostics ?? []));
      result.uses.push(...(checked?.uses ?? []));
    }
    forEachChild(node, visit);
  };
  visit(script);
  return {...result, calls};
}

/** Parses the request that a curl command sends. If the command has no URL, returns only diagnostics. */
function parseCurlCommand(
  context: CheckContext,
  command: Command,
  getLine: (offset: number) => number,
): {request?: ParsedRequest; diagnostics: CheckResult['diagnostics']} {
  const diagnostics: CheckResult['diagnostics'] = [];
  const request: ParsedRequest = {line: getLine(command.pos), url: '', headers: [], isComplete: true};
  const headers = request.headers ?? [];
  const data: {text: string; line: number}[] = [];
  const fields: {text: string; line: number}[] = [];
  let isForm = false;
  let isQuery = false;
  let dataSeparator = '&';
  const setUrl = (url: string, line: number): void => {
    if (request.url !== '')
      diagnostics.push({
        id: 'contract/syntax',
        line,
        message: "this curl command has another URL, which the check can't read. Write a command for each URL.",
      });
    request.url = url;
    request.line = line;
  };
  const applyOption = (kind: (typeof CURL_OPTIONS)[string], word: Word, text: string): void => {
    const line = getLine(word.pos);
    if (kind === 'method') request.method = text.toUpperCase();
    else if (kind === 'url') setUrl(text, line);
    else if (kind === 'user') headers.push({name: 'Authorization', line});
    else if (kind === 'header') {
      const [, name = text, value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? [];
      if (!/^[^:\s]+:/.test(text))
        diagnostics.push({
          id: 'contract/header',
          line,
          message: `the header "${text}" isn't valid. Write "Name: value".`,
        });
      headers.push({name: name.trim(), value, line});
    } else if (kind === 'form') fields.push({text, line});
    else if (kind === 'data' || kind === 'json') {
      data.push({text, line});
      if (kind === 'json') {
        dataSeparator = '';
        headers.push({name: 'Content-Type', value: 'application/json', line});
      }
    }
  };
  const words = [...command.suffix].filter((each): each is Word => each.type === 'Word');
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const value = getWordText(word.parts, word.value, VALUE_PLACEHOLDER);
    const kind = getOwnValue(CURL_OPTIONS, value);
    const inlineOption = /^(--[a-z-]+)=(.*)$/s.exec(value) ?? /^(-[XHdu])(.+)$/s.exec(value);
    if (kind) {
      index += 1;
      const next = words[index];
      const isData = kind === 'data' || kind === 'json';
      if (next) applyOption(kind, next, getWordText(next.parts, next.value, isData ? '…' : VALUE_PLACEHOLDER));
      else
        diagnostics.push({
          id: 'contract/syntax',
          line: getLine(word.pos),
          message: `${value} must be followed by a value.`,
        });
      if (value === '-F' || value === '--form') isForm = true;
    } else if (inlineOption?.[1] && CURL_OPTIONS[inlineOption[1]]) {
      applyOption(CURL_OPTIONS[inlineOption[1]]!, word, inlineOption[2] ?? '');
    } else if (value === '-G' || value === '--get') isQuery = true;
    else if (value === '-I' || value === '--head') request.method = 'HEAD';
    else if (!value.startsWith('-')) setUrl(value, getLine(word.pos));
    else if (value.startsWith('--') && !OPTIONS_WITHOUT_VALUE.includes(value)) {
      diagnostics.push({
        id: 'contract/syntax',
        line: getLine(word.pos),
        message: `the check doesn't support the curl option ${value}. Remove it, or write unchecked="…" after the language of the block, with the reason.`,
      });
    }
  }
  const hereDocument = command.redirects.find((each) => each.type === 'HereDoc');
  if (request.url === '')
    return {
      diagnostics: [
        ...diagnostics,
        {
          id: 'contract/syntax',
          line: request.line,
          message: 'this curl command has no URL. Add the URL of the request.',
        },
      ],
    };
  const [first] = data;
  if (isQuery) {
    request.query = [
      ...data.flatMap(({text, line}) => toQueryEntries(new URLSearchParams(text), line)),
      ...fields.flatMap(({text, line}) => toQueryEntries([splitAtEquals(text)], line)),
    ];
  } else if (first) {
    const text =
      first.text === '@-' && hereDocument
        ? {
            text: getWordText(hereDocument.body.parts, hereDocument.body.text, '…'),
            line: getLine(hereDocument.body.pos),
          }
        : {text: data.map((each) => each.text).join(dataSeparator), line: first.line};
    const isOtherApi = getApiPath(context, request.url) === undefined && !request.url.startsWith(context.graphqlUrl);
    if (text.text.startsWith('@') || isOtherApi) request.body = {kind: 'unknown', line: text.line};
    else {
      const {body, diagnostics: bodyDiagnostics} = parseJsonBody(text.text, text.line);
      diagnostics.push(...bodyDiagnostics);
      request.body = body ?? {kind: 'unknown', line: text.line};
    }
  } else if (isForm || fields.length > 0) request.body = {kind: 'unknown', line: request.line};
  request.method ??= request.body ? 'POST' : 'GET';
  return {request, diagnostics};
}

/**
 * Converts query parameters to entries of a request.
 *
 * @param pairs - names and values of query parameters
 * @param line - line number of the parameters
 * @returns an entry for each parameter
 */
function toQueryEntries(pairs: Iterable<[name: string, value: string]>, line: number): ObjectEntry[] {
  return [...pairs].map(([name, value]) => ({name, line, value: {kind: 'plain', line, value}}));
}

const splitAtEquals = (text: string): [string, string] => [text.replace(/=.*$/s, ''), /=(.*)$/s.exec(text)?.[1] ?? ''];

/** Returns the text of a word, with a placeholder for each value that the shell inserts. */
function getWordText(parts: readonly WordPart[] | undefined, fallback: string, placeholder: string): string {
  if (!parts) return fallback;
  return parts
    .map((part): string => {
      switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
          return part.value;
        case 'DoubleQuoted':
          return getWordText(part.parts, '', placeholder);
        case 'SimpleExpansion':
        case 'ParameterExpansion':
        case 'CommandExpansion':
        case 'ArithmeticExpansion':
          return placeholder;
        default:
          return 'value' in part && typeof part.value === 'string' ? part.value : part.text;
      }
    })
    .join('');
}
