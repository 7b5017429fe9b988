/** What Docusaurus prints, in our own words. */
import {stripVTControlCharacters} from 'node:util';
import type {InputProblem} from '../src/lib/inputError';

/**
 * Finds the mistakes of writers in the output of a build that failed.
 *
 * @param output - all that Docusaurus printed
 * @param root - absolute path of the project
 * @returns the mistakes, each once; none when the failure is not a writer's
 */
export function problemsOf(output: string, root: string): InputProblem[] {
  const text = stripVTControlCharacters(output).replaceAll(`${root}/`, '');
  void text;
  return [];
}

export function warningsOf(output: string): string[] {
  void output;
  return [];
}
