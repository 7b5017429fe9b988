import {forEachChild, parse, type Command, type SyntaxNode, type Word, type WordPart} from 'unbash';
import {ownValue} from '@paydocs/core/ownValue';
import {HOLE} from '../rest/api';
import type {Findings} from '../types';
import type {Block} from '../types';
import type {Entry} from '../json/value';
import type {Context} from './context';
import {pathOf} from './address';
import type {Request} from './call';
import {checkRequest, jsonBody} from './request';

/** Options of curl that take a value, with what it is. */
const OPTIONS: Record<string, 'method' | 'header' | 'data' | 'json' | 'url' | 'user' | 'form' | 'other'> = {
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
};

const WITHOUT_VALUE = [
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
 * @param context - the specifications
 * @param block - commands for a shell
 * @returns what is wrong with its calls, and what they rest on; `calls` counts the commands that are checked
 */
export function checkShell(context: Context, {code, line}: Block): Findings & {calls: number} {
  const lineAt = (offset: number): number => line + code.slice(0, offset).split('\n').length - 1;
  const script = parse(code);
  const findings: Findings = {problems: [], uses: []};
  for (const {message, pos} of script.errors ?? []) {
    findings.problems.push({line: lineAt(pos), message: `the shell can't parse this: ${message.replace(/\.?$/, '.')}`});
  }
  if (findings.problems.length > 0) return {...findings, calls: 0};
  let calls = 0;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command' && node.name?.value === 'curl') {
      calls += 1;
      const {request, problems} = readCurl(context, node, lineAt);
      findings.problems.push(...problems);
      const found = request && checkRequest(context, request);
      findings.problems.push(...(found?.problems ?? []));
      findings.uses.push(...(found?.uses ?? []));
    }
    forEachChild(node, visit);
  };
  visit(script);
  return {...findings, calls};
}

/** What a command asks curl to do. */
function readCurl(
  context: Context,
  command: Command,
  lineAt: (offset: number) => number,
): {request?: Request; problems: Findings['problems']} {
  const problems: Findings['problems'] = [];
  const request: Request = {line: lineAt(command.pos), url: '', headers: [], whole: true};
  const headers = request.headers ?? [];
  const data: {text: string; line: number}[] = [];
  const fields: {text: string; line: number}[] = [];
  let isForm = false;
  let asQuery = false;
  const take = (kind: (typeof OPTIONS)[string], word: Word, text: string): void => {
    const at = lineAt(word.pos);
    if (kind === 'method') request.method = text.toUpperCase();
    else if (kind === 'url') setUrl(request, text, at);
    else if (kind === 'user') headers.push({name: 'Authorization', line: at});
    else if (kind === 'header') {
      const [, name = text, value = ''] = /^([^:]+):\s*(.*)$/s.exec(text) ?? [];
      if (!/^[^:\s]+:/.test(text))
        problems.push({line: at, message: `the header "${text}" isn't valid. Write "Name: value".`});
      headers.push({name: name.trim(), value, line: at});
    } else if (kind === 'form') fields.push({text, line: at});
    else if (kind === 'data' || kind === 'json') {
      data.push({text, line: at});
      if (kind === 'json') headers.push({name: 'Content-Type', value: 'application/json', line: at});
    }
  };
  const words = [...command.suffix].filter((each): each is Word => each.type === 'Word');
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const value = textOf(word.parts, word.value, HOLE);
    const kind = ownValue(OPTIONS, value);
    const joined = /^(--[a-z-]+)=(.*)$/s.exec(value) ?? /^(-[XHdu])(.+)$/s.exec(value);
    if (kind) {
      index += 1;
      const next = words[index];
      const isData = kind === 'data' || kind === 'json';
      if (next) take(kind, next, textOf(next.parts, next.value, isData ? '…' : HOLE));
      else problems.push({line: lineAt(word.pos), message: `${value} must be followed by a value.`});
      if (value === '-F' || value === '--form') isForm = true;
    } else if (joined?.[1] && OPTIONS[joined[1]]) {
      take(OPTIONS[joined[1]]!, word, joined[2] ?? '');
    } else if (value === '-G' || value === '--get') asQuery = true;
    else if (value === '-I' || value === '--head') request.method = 'HEAD';
    else if (!value.startsWith('-')) setUrl(request, value, lineAt(word.pos));
    else if (value.startsWith('--') && !WITHOUT_VALUE.includes(value)) {
      problems.push({
        line: lineAt(word.pos),
        message: `the check doesn't support the curl option ${value}. Remove it, or add unchecked="…" to the block with the reason.`,
      });
    }
  }
  const hereDocument = command.redirects.find((each) => each.type === 'HereDoc');
  if (request.url === '')
    return {problems: [...problems, {line: request.line, message: 'this curl command has no URL.'}]};
  const [first] = data;
  if (asQuery) {
    request.query = [
      ...data.flatMap(({text, line}) => queryEntries(new URLSearchParams(text), line)),
      ...fields.flatMap(({text, line}) => queryEntries([splitAtEquals(text)], line)),
    ];
  } else if (first) {
    const text =
      first.text === '@-' && hereDocument
        ? {text: textOf(hereDocument.body.parts, hereDocument.body.text, '…'), line: lineAt(hereDocument.body.pos)}
        : first;
    const isElsewhere = pathOf(context, request.url) === undefined && !request.url.startsWith(context.graphqlUrl);
    if (text.text.startsWith('@') || isElsewhere) request.body = {kind: 'unknown', line: text.line};
    else {
      const {body, problems: found} = jsonBody(text.text, text.line);
      problems.push(...found);
      request.body = body ?? {kind: 'unknown', line: text.line};
    }
  } else if (isForm || fields.length > 0) request.body = {kind: 'unknown', line: request.line};
  request.method ??= request.body ? 'POST' : 'GET';
  return {request, problems};
}

/**
 * @param pairs - names and values of query parameters
 * @param line - where they are
 * @returns them as parameters of a request
 */
function queryEntries(pairs: Iterable<[name: string, value: string]>, line: number): Entry[] {
  return [...pairs].map(([name, value]) => ({name, line, value: {kind: 'plain', line, value}}));
}

const splitAtEquals = (text: string): [string, string] => [text.replace(/=.*$/s, ''), /=(.*)$/s.exec(text)?.[1] ?? ''];

/** The last address counts, as for curl. */
function setUrl(request: Request, url: string, line: number): void {
  request.url = url;
  request.line = line;
}

/** The text of a word, with a sign where the shell puts a value. */
function textOf(parts: readonly WordPart[] | undefined, whole: string, hole: string): string {
  if (!parts) return whole;
  return parts
    .map((part): string => {
      switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
          return part.value;
        case 'DoubleQuoted':
          return textOf(part.parts, '', hole);
        case 'SimpleExpansion':
        case 'ParameterExpansion':
        case 'CommandExpansion':
        case 'ArithmeticExpansion':
          return hole;
        default:
          return 'value' in part && typeof part.value === 'string' ? part.value : part.text;
      }
    })
    .join('');
}
