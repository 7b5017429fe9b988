import {CHANGE_LEVELS, type ChangeLevel, type SpecChange} from '../types';

/** A change at one location. The same change may be found in several operations. */
export interface DetectedChange {
  level: ChangeLevel;
  /** Changed part in the notation of a `SpecUse`, for the key: `Payment.status`. */
  subject: string;
  /** Kind of change, for the key: `removed`. */
  verb: string;
  /** Description as a sentence, without its period. */
  text: string;
  targets: readonly string[];
  /** See {@link SpecChange}. */
  exact?: true;
  /** See {@link SpecChange}. */
  word?: string;
  /** ID of the operation where the change was found, if the subject doesn't contain it. */
  operation?: string | undefined;
}

/** Collection of changes without duplicates. Each change lists the operations that it affects. */
export class ChangeCollector {
  private readonly changesByKey = new Map<string, SpecChange & {operations: string[]}>();

  add({level, subject, verb, text, targets, exact, word, operation}: DetectedChange): void {
    const key = `REST ${subject} ${verb}`;
    const existing = this.changesByKey.get(key);
    const operations = operation === undefined || subject.startsWith(operation) ? [] : [operation];
    if (!existing) {
      const change = {api: 'REST' as const, level, subject, verb, operations, key, text};
      const details = {targets: [...new Set(targets)], ...(exact && {exact}), ...(word !== undefined && {word})};
      this.changesByKey.set(key, {...change, ...details});
      return;
    }
    existing.operations = [...new Set([...existing.operations, ...operations])];
    existing.targets = [...new Set([...existing.targets, ...targets])];
    // If a schema is both sent and received, the more severe change counts.
    if (CHANGE_LEVELS.indexOf(level) < CHANGE_LEVELS.indexOf(existing.level)) Object.assign(existing, {level, text});
  }

  /** Returns the changes, the most severe first. */
  getChanges(): SpecChange[] {
    return [...this.changesByKey.values()]
      .map((change) => ({...change, text: appendOperations(change.text, change.operations)}))
      .sort((one, other) => CHANGE_LEVELS.indexOf(one.level) - CHANGE_LEVELS.indexOf(other.level));
  }
}

function appendOperations(text: string, operations: readonly string[]): string {
  if (operations.length === 0) return `${text}.`;
  const others = operations.length > 2 ? ` and ${operations.length - 2} more` : '';
  return `${text} (${operations.slice(0, 2).join(', ')}${others}).`;
}

/** Formats a value for a sentence: strings without quotes, and other values as JSON of at most 60 characters. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 60);
}
