import type {InputProblem} from './inputError';

/** What could be better in a file, and stops nothing. */
export interface Warning extends InputProblem {
  /** What it has in common with others, such as the name of a lint rule. */
  kind: string;
}

const SHOWN_KINDS = 10;
const SHOWN_PLACES = 3;

/**
 * A few lines for any number of warnings.
 *
 * @param subject - what the warnings are about, such as `openapi`
 * @param warnings - all of them
 * @returns a line with their number, and one for each of the most frequent kinds with its number and
 *   first places; empty if there are none
 */
export function summarizeWarnings(subject: string, warnings: readonly Warning[]): string {
  if (warnings.length === 0) return '';
  const kinds = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const group = kinds.get(warning.kind) ?? [];
    kinds.set(warning.kind, group);
    group.push(warning);
  }
  const byCount = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  const lines = byCount.slice(0, SHOWN_KINDS).map(([kind, group]) => {
    const places = [...new Set(group.slice(0, SHOWN_PLACES).map(placeOf))].join(', ');
    return `  ${group.length} × ${kind} (${places}${group.length > SHOWN_PLACES ? ', …' : ''})`;
  });
  const rest = byCount.slice(SHOWN_KINDS).flatMap(([, group]) => group);
  if (rest.length > 0)
    lines.push(`  ${count(kinds.size - SHOWN_KINDS, 'more kind')}, ${count(rest.length, 'warning')}`);
  return [`${subject}: ${count(warnings.length, 'warning')}`, ...lines].join('\n');
}

function placeOf({file, line}: Warning): string {
  return line === undefined ? file : `${file}:${line}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
