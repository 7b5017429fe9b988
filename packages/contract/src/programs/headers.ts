import {findSuggestion} from '@paydocs/core/suggestions';
import type {CheckResult} from '../types';
import {walk, type Expression} from './languages/expression';
import {PLACEHOLDER} from '../rest/api';
import {textOf, type Scope} from './flow/scope';

/** Names in this form are headers. */
const FORM = /^(?:[A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)+|Auth[a-z]+)$/;

/**
 * Finds headers wherever a program makes them, as functions of its own send the requests of many programs.
 *
 * @param root - a program
 * @param scope - what its names stand for
 * @param known - headers of the APIs and of HTTP
 * @returns headers that are almost one of these, and keys that are not sent as the APIs want them
 */
export function checkHeaders(root: Expression, scope: Scope, known: ReadonlySet<string>): CheckResult['diagnostics'] {
  const problems: CheckResult['diagnostics'] = [];
  const check = (name: string, value: string | undefined, line: number): void => {
    const isKnown = [...known].some((each) => each.toLowerCase() === name.toLowerCase());
    const other = isKnown || !FORM.test(name) ? undefined : findSuggestion(name, known);
    if (other !== undefined) problems.push({line, message: `the API has no header ${name}. Did you mean "${other}"?`});
    if (
      name === 'Authorization' &&
      value !== undefined &&
      !/^Bearer\s+\S/.test(value) &&
      !value.startsWith(PLACEHOLDER)
    ) {
      const shown = value.slice(0, 40).replaceAll(PLACEHOLDER, '…');
      problems.push({
        line,
        message: `the header Authorization must be "Bearer" followed by the API key (found "${shown}").`,
      });
    }
  };
  walk(root, (each) => {
    if (each.kind === 'object') {
      for (const {name, line, value} of each.entries) if (name !== undefined) check(name, textOf(value, scope), line);
    } else if (each.kind === 'text') {
      const [, name, value] = /^([A-Z][A-Za-z-]+): (.+)$/s.exec(textOf(each, scope) ?? '') ?? [];
      if (name !== undefined && (FORM.test(name) || known.has(name))) check(name, value, each.line);
    }
  });
  return problems;
}
