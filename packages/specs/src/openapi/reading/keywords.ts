import type {InputProblem} from '@paydocs/core/inputError';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/**
 * Checks the values of keywords that the linter takes as they are, or of which it tells far away: at the examples.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns each value that pages could not be made from, with its line
 */
export function keywordProblems(file: string, source: SourceFile): InputProblem[] {
  const problems: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      const step = Array.isArray(node) ? Number(key) : key;
      const way = [...steps, step];
      const message = isNamed ? undefined : mistake(key, value);
      if (message !== undefined) problems.push({file, ...placeOf(source, way), message});
      else if (isNamed || !(DATA.has(key) || key.startsWith('x-'))) visit(value, way, !isNamed && NAMES.has(key));
    }
  };
  visit(source.content, [], false);
  return problems;
}

function mistake(key: string, value: unknown): string | undefined {
  if (key === 'pattern') return typeof value === 'string' ? patternMistake(value) : undefined;
  if (key === 'x-errors' || key === 'x-status-codes') {
    if (isMap(value) && Object.values(value).every((code) => isMap(code) && isText(code.cause) && isText(code.cure)))
      return undefined;
    return `"${key}" must have each code as a key, with status, cause, and cure as strings below it. Write "${key}:", below it "CODE:", and below that "cause: …".`;
  }
  if (key === 'x-enumDescriptions' || key === 'x-enum-descriptions') {
    if (isMap(value) || Array.isArray(value)) return undefined;
    return `"${key}" must have each value as a key, with its meaning. Write "${key}:" and, below it, "VALUE: …".`;
  }
  return undefined;
}

function patternMistake(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*\/: /, '');
    return `the pattern ${JSON.stringify(pattern)} isn't a regular expression: ${reason}. Correct it.`;
  }
}

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
