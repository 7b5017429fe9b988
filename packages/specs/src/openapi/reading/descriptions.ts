import type {InputProblem} from '@paydocs/core/inputError';
import {nestingMistake} from '@paydocs/core/markdown/nesting';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/**
 * Finds texts whose Markdown nobody could read: what makes pages of it would fail, far from the line that is to blame.
 *
 * @param file - path for messages
 * @param source - a file of a description
 * @returns each such text, with its line
 */
export function descriptionProblems(file: string, source: SourceFile): InputProblem[] {
  const problems: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node === 'string') {
      const message = nestingMistake(node);
      if (message !== undefined) problems.push({file, ...placeOf(source, steps), message});
    }
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (isNamed || !DATA.has(key))
        visit(value, [...steps, Array.isArray(node) ? Number(key) : key], !isNamed && NAMES.has(key));
    }
  };
  visit(source.content, [], false);
  return problems;
}
