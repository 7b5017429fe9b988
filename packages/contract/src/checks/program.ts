import {addResult} from './addResult';
import {getOwnValue} from '@paydocs/core';
import {findCalls, findUrlsOutsideCalls} from '../programs/calls';
import {checkFieldAccess} from '../programs/flow/fieldAccess';
import {createScope} from '../programs/flow/scope';
import {createFlowContext} from '../programs/flowContext';
import {checkProgramHeaders} from '../programs/headers';
import type {Expression, Program} from '../programs/languages/expression';
import {parseJavascript} from '../programs/languages/javascript';
import {parsePhp} from '../programs/languages/php';
import {parsePython} from '../programs/languages/python';
import {checkLiterals} from '../programs/literals';
import {joinImports} from '../programs/imports';
import {findReferences} from '../programs/references';
import {findOperations, type RestOperation} from '../rest/api';
import {parseRoutes} from '../routes';
import type {CodeBlock, CheckResult} from '../types';
import type {PageContext} from './context';
import {collectHeaderNames, STANDARD_HEADERS} from './headers';
import {checkGraphqlQueries} from './programQueries';
import {checkUnboundReceiver, checkUnlistedEvents} from './receiver';
import {getApiPath} from './apiUrl';
import {checkRequest} from './request';

/** Parsers of programs, by language of the block. */
const PARSERS: Record<string, (code: string, line: number) => Program> = {
  js: (code, line) => parseJavascript(code, line, 'jsx'),
  javascript: (code, line) => parseJavascript(code, line, 'jsx'),
  mjs: (code, line) => parseJavascript(code, line, 'jsx'),
  jsx: (code, line) => parseJavascript(code, line, 'jsx'),
  ts: (code, line) => parseJavascript(code, line, 'ts'),
  typescript: (code, line) => parseJavascript(code, line, 'ts'),
  tsx: (code, line) => parseJavascript(code, line, 'ts jsx'),
  python: parsePython,
  py: parsePython,
  php: parsePhp,
};

/** Checks whether blocks in a language are parsed as programs. */
export function isProgramLanguage(language: string): boolean {
  return Object.hasOwn(PARSERS, language);
}

/** Names of the APIs for the check of a program. */
interface Vocabulary {
  /** REST fields that only one schema has, with their targets. */
  fields: ReadonlyMap<string, string>;
  /** Uppercase values of both APIs. */
  values: ReadonlySet<string>;
}

/**
 * Checks a program.
 *
 * @param context - the specifications
 * @param block - block with a program
 * @param vocabulary - names of the APIs
 * @returns diagnostics, uses, and names that the program declares
 */
export function checkProgram(
  context: PageContext,
  block: CodeBlock,
  vocabulary: Vocabulary,
): CheckResult & {declaredNames: Set<string>} {
  const parse = getOwnValue(PARSERS, block.language);
  if (!parse) return {diagnostics: [], uses: [], declaredNames: new Set()};
  // Calls go through imported functions, whose own lines are checked in their block.
  const {root, declaredNames, diagnostics} = parse(joinImports(block, context.programs), block.line);
  const lineCount = block.code.split('\n').length;
  const isOwnLine = ({line}: {line: number}): boolean => line < block.line + lineCount;
  if (diagnostics.length > 0) return {diagnostics: diagnostics.filter(isOwnLine), uses: [], declaredNames};
  const result: CheckResult = {diagnostics: [], uses: []};
  const calls = findCalls(context, root);
  const operations = new Map<Expression, RestOperation[]>();
  for (const {expression, request} of calls) {
    const checked = checkRequest(context, request);
    addResult(result, checked);
    if (checked && checked.operations.length > 0) operations.set(expression, checked.operations);
  }
  for (const {url, line} of findUrlsOutsideCalls(root, calls)) {
    const path = getApiPath(context, url);
    if (path) {
      const {message} = findOperations(context.rest, undefined, path);
      if (message !== undefined) result.diagnostics.push({id: 'contract/unknown-operation', line, message});
    } else if (path === undefined) {
      addResult(result, checkRequest(context, {line, url, isComplete: false}));
    }
  }
  const {binding} = block;
  const {receiver} = parseRoutes(binding);
  const events = new Set(context.rest.webhooks.keys());
  const scope = createScope(root);
  const flowContext = createFlowContext(context, {calls, operations, scope, events: receiver?.types ?? []});
  const fieldAccess = checkFieldAccess(context.rest.document, root, flowContext);
  const literals = checkLiterals(root, vocabulary.values, events);
  addResult(result, fieldAccess);
  // The check of field access already reports literals in comparisons.
  const isReported = (line: number): boolean => fieldAccess.diagnostics.some((each) => each.line === line);
  addResult(result, {diagnostics: literals.diagnostics.filter(({line}) => !isReported(line)), uses: literals.uses});
  const apiHeaders = new Set([...collectHeaderNames(context), 'Authorization']);
  const apiNames = {headers: apiHeaders, servers: context.rest.servers, fields: vocabulary.fields};
  addResult(result, {diagnostics: [], uses: findReferences(root, apiNames)});
  addResult(result, checkGraphqlQueries(context.graphql, root, scope));
  const headers = checkProgramHeaders(root, scope, new Set([...collectHeaderNames(context), ...STANDARD_HEADERS]));
  const isOnReportedLine = (line: number): boolean => result.diagnostics.some((each) => each.line === line);
  addResult(result, {diagnostics: headers.filter(({line}) => !isOnReportedLine(line)), uses: []});
  if (receiver) addResult(result, {diagnostics: checkUnlistedEvents(root, receiver.types, events), uses: []});
  if (binding.webhook === undefined && !binding.part && !context.programs.imported.has(block)) {
    const program = {isServer: binding.server !== undefined, headerPrefix: context.headerPrefix, events};
    addResult(result, {diagnostics: checkUnboundReceiver(root, scope, program), uses: []});
  }
  return {
    diagnostics: removeDuplicateDiagnostics(result.diagnostics).filter(isOwnLine),
    uses: result.uses.filter(isOwnLine),
    declaredNames,
  };
}

/** Removes duplicate diagnostics, because the URL of a call can be found twice. */
function removeDuplicateDiagnostics(list: CheckResult['diagnostics']): CheckResult['diagnostics'] {
  const seen = new Set<string>();
  return list.filter(({line, message}) => {
    const key = `${line}\n${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
