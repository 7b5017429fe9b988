import {didYouMean, nearest} from '@paydocs/core/nearest';
import type {Names} from '../inline/names';
import type {Block, Findings} from '../types';
import type {Context} from './context';
import {checkRequestsInText} from './http';

/** Words in capitals that diagrams have, and no API. */
const WORDS = /^(?:GET|POST|PUT|PATCH|DELETE|HTTPS?|URL|API|JSON|HTML|SMS|QR|IBAN|CSV|PDF|SEPA|TD|LR|TB|RL|BT)$/;

/**
 * Checks the names in the text of a diagram (Mermaid): requests, operations, events, statuses.
 *
 * @param context - the specifications
 * @param names - their names
 * @param block - a diagram
 * @param listed - names that belong to something else
 * @returns what is wrong, and what it rests on
 */
export function checkDiagram(
  context: Context,
  names: Names,
  {code, line}: Block,
  listed: ReadonlyMap<string, number>,
): Findings {
  const findings = checkRequestsInText(context, code, line);
  const prefixes = new Set([...names.events].map((event) => event.split('.')[0] ?? ''));
  code.split('\n').forEach((text, index) => {
    const at = line + index;
    const fail = (message: string): void => void findings.problems.push({line: at, message});
    const withoutPaths = text.replace(/\/[\w{}./-]+/g, ' ');
    for (const [word] of withoutPaths.matchAll(/[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*/g)) {
      if (names.all.has(word) && /[_.A-Z]/.test(word))
        findings.uses.push({line: at, target: names.values.has(word) ? `~${word}` : word});
      else if (listed.has(word) || WORDS.test(word)) continue;
      else if (/^[a-z]+\.[a-z_]+$/.test(word) && prefixes.has(word.split('.')[0] ?? ''))
        fail(`there's no event "${word}".${didYouMean(word, names.events)}`);
      else if (/^[A-Z]{2,}(?:_[A-Z]+)+$|^[A-Z]{4,}$/.test(word)) {
        const other = nearest(word, names.values.keys());
        fail(
          `"${word}" isn't a value in the APIs.${other === undefined ? ' If it comes from another system, add it to docs/_names.yaml.' : ` Did you mean "${other}"?`}`,
        );
      } else if (
        /^[a-z]+[A-Za-z]*_[a-z]\w*$/.test(word) ||
        (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(word) && nearest(word, names.all) !== undefined)
      ) {
        fail(
          `"${word}" isn't a name in the APIs.${didYouMean(word, names.all, 'If it comes from another system, add it to docs/_names.yaml.')}`,
        );
      }
    }
  });
  return findings;
}
