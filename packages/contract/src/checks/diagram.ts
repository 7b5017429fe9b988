import {formatSuggestion, findSuggestion, formatList} from '@paydocs/core';
import type {SpecNames} from '../inline/names';
import type {CodeBlock, CheckResult} from '../types';
import type {CheckContext} from './context';
import {checkRequestsInText} from './http';

/** Matches uppercase words that occur in diagrams but in no API. */
const IGNORED_WORDS =
  /^(?:GET|POST|PUT|PATCH|DELETE|HTTPS?|URL|API|JSON|HTML|SMS|QR|IBAN|CSV|PDF|SEPA|TD|LR|TB|RL|BT)$/;

/**
 * Checks the names in a Mermaid diagram: requests, operations, events, and statuses.
 *
 * @param context - the specifications
 * @param names - names in the specifications
 * @param block - block with the diagram
 * @param listed - names that belong to neither API, with their line numbers
 * @returns diagnostics and uses
 */
export function checkDiagram(
  context: CheckContext,
  names: SpecNames,
  {code, line}: CodeBlock,
  listed: ReadonlyMap<string, number>,
): CheckResult {
  const result = checkRequestsInText(context, code, line);
  const prefixes = new Set([...names.events].map((event) => event.split('.')[0] ?? ''));
  code.split('\n').forEach((text, index) => {
    const wordLine = line + index;
    const addDiagnostic = (message: string): void =>
      void result.diagnostics.push({id: 'contract/unknown-name', line: wordLine, message});
    const withoutPaths = text.replace(/\/[\w{}./-]+/g, ' ');
    for (const [word] of withoutPaths.matchAll(/[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*/g)) {
      if (names.all.has(word) && /[_.A-Z]/.test(word))
        result.uses.push({line: wordLine, target: names.values.has(word) ? `~${word}` : word});
      else if (listed.has(word) || IGNORED_WORDS.test(word)) continue;
      else if (/^[a-z]+\.[a-z_]+$/.test(word) && prefixes.has(word.split('.')[0] ?? ''))
        addDiagnostic(
          `there's no event "${word}".${formatSuggestion(word, names.events, `Valid events: ${formatList(names.events, 13)}.`)}`,
        );
      else if (/^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{4,}$/.test(word)) {
        const closest = findSuggestion(word, names.values.keys());
        addDiagnostic(
          `"${word}" isn't a value in the APIs.${closest === undefined ? ' If it comes from another system, add it to docs/_names.yaml.' : ` Did you mean "${closest}"?`}`,
        );
      } else if (
        /^[a-z]+[A-Za-z]*_[a-z]\w*$/.test(word) ||
        (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(word) && findSuggestion(word, names.all) !== undefined)
      ) {
        addDiagnostic(
          `"${word}" isn't a name in the APIs.${formatSuggestion(word, names.all, 'If it comes from another system, add it to docs/_names.yaml.')}`,
        );
      }
    }
  });
  return result;
}
