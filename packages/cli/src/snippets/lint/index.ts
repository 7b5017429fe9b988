import type {InputProblem} from '@paydocs/core/inputError';
import type {Brand} from '@paydocs/core/brand/types';
import {readPages} from '@paydocs/guides/pages/readGuide';
import {programProblems} from './programs';
import {sourcesOf} from './sources';
import {typeProblems} from './types';

/** Result of linting programs. */
export interface Lint {
  /** Count of linted programs. */
  count: number;
  problems: InputProblem[];
}

/**
 * Lints the programs of guides without running them, including programs for browsers and lines that no test reaches.
 *
 * @param files - paths of guides, relative to the project's root
 * @param brand - validated brand
 * @returns the diagnostics
 */
export async function lintGuides(files: readonly string[], brand: Brand): Promise<Lint> {
  const sources = await sourcesOf(readPages(files, brand).guides);
  return {count: sources.length, problems: [...typeProblems(sources), ...programProblems(sources)]};
}
