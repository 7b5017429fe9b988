import type {Diagnostic} from '@paydocs/core';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/**
 * Checks a file for invalid keyword values that the linter ignores, or reports only in examples, far from their cause.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns a diagnostic for each value from which pages can't be generated
 */
export function checkKeywords(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      const childSteps = [...steps, step];
      const message = isNamed ? undefined : explainInvalidValue(key, value);
      if (message !== undefined) diagnostics.push({file, ...getLocation(source, childSteps), message});
      else if (isNamed || !(DATA_KEYS.has(key) || key.startsWith('x-')))
        visit(value, childSteps, !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}

function explainInvalidValue(key: string, value: unknown): string | undefined {
  if (key === 'pattern') return typeof value === 'string' ? explainInvalidPattern(value) : undefined;
  if (key === 'x-errors' || key === 'x-status-codes') {
    if (
      isRecord(value) &&
      Object.values(value).every(
        (code) => isRecord(code) && isOptionalString(code.cause) && isOptionalString(code.cure),
      )
    )
      return undefined;
    return `"${key}" must map each code to its status, cause, and cure, which are strings. Write "${key}:", below it "CODE:", and below that "cause: …".`;
  }
  if (key === 'x-enumDescriptions' || key === 'x-enum-descriptions') {
    if (isRecord(value) || Array.isArray(value)) return undefined;
    return `"${key}" must map each value to its meaning. Write "${key}:" and, below it, "VALUE: …".`;
  }
  return undefined;
}

function explainInvalidPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*\/: /, '');
    return `the pattern ${JSON.stringify(pattern)} isn't a valid regular expression: ${reason}. Correct it.`;
  }
}

const isOptionalString = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
