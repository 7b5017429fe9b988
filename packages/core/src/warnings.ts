import type {Diagnostic} from './inputError';

/** A diagnostic about a possible improvement. It doesn't fail the build. */
export interface Warning extends Diagnostic {
  /** Group of similar warnings, such as the name of a lint rule. */
  kind: string;
}

const MAX_KINDS = 10;
const MAX_LOCATIONS = 3;

/**
 * Summarizes any number of warnings in a few lines.
 *
 * @param subject - subject of the warnings, such as `openapi`
 * @param warnings - all warnings
 * @returns a line with the total, and one line for each of the most frequent kinds with its count and first locations;
 *   empty if there are no warnings
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
  const lines = byCount.slice(0, MAX_KINDS).map(([kind, group]) => {
    const locations = [...new Set(group.slice(0, MAX_LOCATIONS).map(formatLocation))].join(', ');
    return `  ${group.length} × ${kind} (${locations}${group.length > MAX_LOCATIONS ? ', …' : ''})`;
  });
  const rest = byCount.slice(MAX_KINDS).flatMap(([, group]) => group);
  if (rest.length > 0)
    lines.push(`  ${formatCount(kinds.size - MAX_KINDS, 'more kind')}, ${formatCount(rest.length, 'warning')}`);
  return [`${subject}: ${formatCount(warnings.length, 'warning')}`, ...lines].join('\n');
}

function formatLocation({file, line}: Warning): string {
  return line === undefined ? file : `${file}:${line}`;
}

function formatCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
