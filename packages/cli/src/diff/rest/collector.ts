import type {Level, SpecChange} from '../types';
import {REST_RULES, type RuleId} from './rules';

/** A difference as it is found: the same one may be found at each operation that it concerns. */
export interface Found {
  rule: RuleId;
  /** What changed, in the words of a `Use`, for the key: `Payment.status`. */
  subject: string;
  /** How, for the key: `removed`. */
  verb: string;
  /** The same in a sentence, without its full stop. */
  text: string;
  targets: readonly string[];
  /** The targets alone are meant, and not what stands in them. */
  exact?: true;
  /** See `SpecChange`. */
  word?: string;
  /** Where it was found, if that isn't said by the subject. */
  operation?: string | undefined;
}

const ORDER: readonly Level[] = ['breaking', 'dangerous', 'safe'];

/** Collects differences, each once, with the operations that it concerns. */
export class Collector {
  private readonly found = new Map<string, SpecChange & {operations: Set<string>}>();

  add({rule, subject, verb, text, targets, exact, word, operation}: Found): void {
    const {level} = REST_RULES[rule];
    const key = `REST ${subject} ${verb}`;
    const known = this.found.get(key);
    if (!known) {
      const operations = new Set(operation === undefined || subject.startsWith(operation) ? [] : [operation]);
      const change = {api: 'REST' as const, level, rule, key, text, targets: [...new Set(targets)], operations};
      this.found.set(key, {...change, ...(exact && {exact}), ...(word !== undefined && {word})});
      return;
    }
    if (operation !== undefined && !subject.startsWith(operation)) known.operations.add(operation);
    known.targets = [...new Set([...known.targets, ...targets])];
    // Of a schema that is sent and received, the worse side counts.
    if (ORDER.indexOf(level) < ORDER.indexOf(known.level)) Object.assign(known, {level, rule, text});
  }

  /** @returns the changes, the worst first */
  changes(): SpecChange[] {
    return [...this.found.values()]
      .map(({operations, ...change}) => ({...change, text: withOperations(change.text, [...operations])}))
      .sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
  }
}

function withOperations(text: string, operations: readonly string[]): string {
  if (operations.length === 0) return `${text}.`;
  const others = operations.length > 2 ? ` and ${operations.length - 2} more` : '';
  return `${text} (${operations.slice(0, 2).join(', ')}${others}).`;
}

/** @returns a value for a sentence */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 60);
}
