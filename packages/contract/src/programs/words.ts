import {didYouMean, findSuggestion, formatList} from '@paydocs/core/suggestions';
import type {CheckResult} from '../types';
import {walk, type Expression} from './languages/expression';

/** Words in capitals that are no values of the API. */
const OTHER_WORDS = new Set(['POST', 'DELETE', 'PATCH', 'HEAD', 'PORT', 'UTF-8', 'OPTIONS']);

/**
 * @param root - a program
 * @param values - every value of the API in capitals
 * @param events - every type of event
 * @returns words in quotes that are almost a value, or an event that doesn't exist
 */
export function checkWords(root: Expression, values: ReadonlySet<string>, events: ReadonlySet<string>): CheckResult {
  const findings: CheckResult = {diagnostics: [], uses: []};
  walk(root, (each) => {
    if (each.kind !== 'text' || each.parts.length !== 1 || typeof each.parts[0] !== 'string') return;
    const [word] = each.parts;
    if (/^[A-Z][A-Z_]{3,}$/.test(word) && !OTHER_WORDS.has(word) && !values.has(word)) {
      const other = findSuggestion(word, values);
      if (other !== undefined)
        findings.diagnostics.push({
          line: each.line,
          message: `"${word}" isn't a value in the API. Did you mean "${other}"?`,
        });
    }
    const prefixes = new Set([...events].map((event) => event.split('.')[0]));
    if (/^[a-z]+\.[a-z_]+$/.test(word) && prefixes.has(word.split('.')[0])) {
      if (events.has(word)) findings.uses.push({line: each.line, target: word});
      else
        findings.diagnostics.push({
          line: each.line,
          message: `there's no event "${word}".${didYouMean(word, events, `Valid events: ${formatList(events, 13)}.`)}`,
        });
    }
  });
  return findings;
}
