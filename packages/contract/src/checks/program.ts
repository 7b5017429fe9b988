import {ownValue} from '@paydocs/core/ownValue';
import {apiCalls, otherAddresses} from '../programs/calls';
import type {Expression, Program} from '../programs/languages/expression';
import {checkHeaders} from '../programs/headers';
import {readJavascript} from '../programs/languages/javascript';
import {readPhp} from '../programs/languages/php';
import {readPython} from '../programs/languages/python';
import {checkReads} from '../programs/flow/reads';
import {scopeOf} from '../programs/flow/scope';
import {sourcesOf} from '../programs/sources';
import {mentionsIn} from '../programs/mentions';
import {checkWords} from '../programs/words';
import {findOperations, type RestOperation} from '../rest/api';
import {routesOf} from '../routes';
import type {Block, Findings} from '../types';
import type {Context} from './context';
import {knownHeaders, OF_HTTP} from './headers';
import {checkQueries} from './programQueries';
import {unboundReceiver, unnamedEvents} from './receiver';
import {pathOf} from './address';
import {checkRequest} from './request';

/** Readers of programs, by the language of a block. */
const READERS: Record<string, (code: string, line: number) => Program> = {
  js: (code, line) => readJavascript(code, line, 'jsx'),
  javascript: (code, line) => readJavascript(code, line, 'jsx'),
  mjs: (code, line) => readJavascript(code, line, 'jsx'),
  jsx: (code, line) => readJavascript(code, line, 'jsx'),
  ts: (code, line) => readJavascript(code, line, 'ts'),
  typescript: (code, line) => readJavascript(code, line, 'ts'),
  tsx: (code, line) => readJavascript(code, line, 'ts jsx'),
  python: readPython,
  py: readPython,
  php: readPhp,
};

/** @returns whether blocks in a language are read as programs */
export function isProgram(language: string): boolean {
  return Object.hasOwn(READERS, language);
}

/** What the check of a program needs beside the specifications. */
export interface Vocabulary {
  /** Fields of REST that one schema alone has, with what they are. */
  fields: ReadonlyMap<string, string>;
  /** Values in capitals of both APIs. */
  values: ReadonlySet<string>;
}

/**
 * @param context - the specifications
 * @param block - a program
 * @param vocabulary - words of the APIs
 * @returns what is wrong, what it rests on, and the names that it makes
 */
export function checkProgram(
  context: Context,
  block: Block,
  vocabulary: Vocabulary,
): Findings & {declared: Set<string>} {
  const read = ownValue(READERS, block.language);
  if (!read) return {problems: [], uses: [], declared: new Set()};
  const {root, declared, problems} = read(block.code, block.line);
  if (problems.length > 0) return {problems, uses: [], declared};
  const findings: Findings = {problems: [], uses: []};
  const add = (found: Findings | undefined): void => {
    findings.problems.push(...(found?.problems ?? []));
    findings.uses.push(...(found?.uses ?? []));
  };
  const calls = apiCalls(context, root);
  const operations = new Map<Expression, RestOperation[]>();
  for (const {expression, request} of calls) {
    const found = checkRequest(context, request);
    add(found);
    if (found && found.operations.length > 0) operations.set(expression, found.operations);
  }
  for (const {url, line} of otherAddresses(root, calls)) {
    const path = pathOf(context, url);
    if (path) {
      const {message} = findOperations(context.rest, undefined, path);
      if (message !== undefined) findings.problems.push({line, message});
    } else if (path === undefined) {
      add(checkRequest(context, {line, url, whole: false}));
    }
  }
  const {binding} = block;
  const {receiver} = routesOf(binding);
  const events = new Set(context.rest.webhooks.keys());
  const scope = scopeOf(root);
  const known = sourcesOf(context, {calls, rest: operations, scope, events: receiver?.types ?? []});
  const reads = checkReads(context.rest.document, root, known);
  const words = checkWords(root, vocabulary.values, events);
  add(reads);
  // What is compared is told already.
  const isTold = (line: number): boolean => reads.problems.some((problem) => problem.line === line);
  add({problems: words.problems.filter(({line}) => !isTold(line)), uses: words.uses});
  const headersOfApi = new Set([...knownHeaders(context), 'Authorization']);
  const mentionable = {headers: headersOfApi, servers: context.rest.servers, fields: vocabulary.fields};
  add({problems: [], uses: mentionsIn(root, mentionable)});
  add(checkQueries(context.graphql, root, scope));
  const headers = checkHeaders(root, scope, new Set([...knownHeaders(context), ...OF_HTTP]));
  const isSeen = (line: number): boolean => findings.problems.some((problem) => problem.line === line);
  add({problems: headers.filter(({line}) => !isSeen(line)), uses: []});
  if (receiver) add({problems: unnamedEvents(root, receiver.types, events), uses: []});
  if (binding.webhook === undefined && !binding.part) {
    const program = {isServer: binding.server !== undefined, headerPrefix: context.headerPrefix, events};
    add({problems: unboundReceiver(root, scope, program), uses: []});
  }
  return {problems: unique(findings.problems), uses: findings.uses, declared};
}

/** An address of a call can be seen twice. */
function unique(problems: Findings['problems']): Findings['problems'] {
  const seen = new Set<string>();
  return problems.filter(({line, message}) => {
    const key = `${line}\n${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
