import {formatSuggestion, findSuggestion, formatList} from '@paydocs/core';
import type {CheckResult} from '../types';
import {walk, type Expression} from './languages/expression';

/** Uppercase strings that are common in programs and aren't values of the API. */
const NON_API_CONSTANTS = new Set(['POST', 'DELETE', 'PATCH', 'HEAD', 'PORT', 'UTF-8', 'OPTIONS']);

/**
 * Checks string literals for values of the API and event types.
 *
 * @param root - root of the program
 * @param values - all uppercase values of the API
 * @param events - all event types, such as `payment.succeeded`
 * @returns diagnostics for misspelled values and unknown event types, and uses of event types
 */
export function checkLiterals(root: Expression, values: ReadonlySet<string>, events: ReadonlySet<string>): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  walk(root, (expression) => {
    if (expression.kind !== 'string' || expression.parts.length !== 1 || typeof expression.parts[0] !== 'string')
      return;
    const {line} = expression;
    const [text] = expression.parts;
    if (/^[A-Z][A-Z_]{3,}$/.test(text) && !NON_API_CONSTANTS.has(text) && !values.has(text)) {
      const suggestion = findSuggestion(text, values);
      if (suggestion !== undefined)
        result.diagnostics.push({
          id: 'contract/invalid-value',
          line,
          message: `"${text}" isn't a value in the API. Did you mean "${suggestion}"?`,
        });
    }
    const prefixes = new Set([...events].map((event) => event.split('.')[0]));
    if (/^[a-z]+\.[a-z_]+$/.test(text) && prefixes.has(text.split('.')[0])) {
      if (events.has(text)) result.uses.push({line, target: text});
      else
        result.diagnostics.push({
          id: 'contract/invalid-value',
          line,
          message: `there's no event "${text}".${formatSuggestion(text, events, `Valid events: ${formatList(events, 13)}.`)}`,
        });
    }
  });
  return result;
}
