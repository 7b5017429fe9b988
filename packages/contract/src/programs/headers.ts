import {checkHeader} from '../checks/headers';
import {VALUE_PLACEHOLDER} from '../rest/api';
import type {CheckResult} from '../types';
import {evaluateString, type Scope} from './flow/scope';
import {walk, type Expression} from './languages/expression';

/** Matches names that look like a header. */
const HEADER_NAME = /^(?:[A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)+|Auth[a-z]+)$/;

/**
 * Checks headers in all objects and strings of a program, because many programs send requests with functions of their
 * own, whose calls contain no headers.
 *
 * @param root - root of the program
 * @param scope - bindings of the program's names
 * @param knownNames - header names of the APIs and of HTTP
 * @returns diagnostics for misspelled header names, and for API keys that aren't sent as bearer tokens
 */
export function checkProgramHeaders(
  root: Expression,
  scope: Scope,
  knownNames: ReadonlySet<string>,
): CheckResult['diagnostics'] {
  const diagnostics: CheckResult['diagnostics'] = [];
  const checkProgramHeader = (name: string, value: string | undefined, line: number): void => {
    if (!HEADER_NAME.test(name)) return;
    const isUnknown = value === undefined || value.startsWith(VALUE_PLACEHOLDER);
    diagnostics.push(...checkHeader({name, line, ...(!isUnknown && {value})}, [...knownNames], 'the API'));
  };
  walk(root, (expression) => {
    if (expression.kind === 'object') {
      for (const {name, line, value} of expression.properties)
        if (name !== undefined) checkProgramHeader(name, evaluateString(value, scope), line);
    } else if (expression.kind === 'string') {
      const [, name, value] = /^([A-Z][A-Za-z-]+): (.+)$/s.exec(evaluateString(expression, scope) ?? '') ?? [];
      if (name !== undefined) checkProgramHeader(name, value, expression.line);
    }
  });
  return diagnostics;
}
