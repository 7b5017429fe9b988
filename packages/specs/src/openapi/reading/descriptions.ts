import type {InputProblem} from '@paydocs/core/inputError';
import {nestingMistake} from '@paydocs/core/markdown/nesting';
import {DATA, NAMES, placeOf, type SourceFile, type Step} from './sources';

/**
 * Checks a file for Markdown that is nested too deeply. Generating a page from it would fail without the line that is
 * to blame.
 *
 * @param file - path for messages
 * @param source - file of an OpenAPI description
 * @returns a diagnostic of each such string
 */
export function descriptionProblems(file: string, source: SourceFile): InputProblem[] {
  const diagnostics: InputProblem[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: Step[], isNamed: boolean): void => {
    if (typeof node === 'string') {
      const message = nestingMistake(node);
      if (message !== undefined) diagnostics.push({file, ...placeOf(source, steps), message});
    }
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (isNamed || !DATA.has(key))
        visit(value, [...steps, Array.isArray(node) ? Number(key) : key], !isNamed && NAMES.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}
