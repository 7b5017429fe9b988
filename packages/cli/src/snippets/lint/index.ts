import type {InputProblem} from '@paydocs/core/inputError';
import type {Brand} from '@paydocs/core/brand/types';
import {readPages} from '@paydocs/guides/pages/readGuide';
import {programProblems} from './programs';
import {sourcesOf} from './sources';
import {typeProblems} from './types';

/** What linters say of programs. */
export interface Lint {
  /** How many programs were read. */
  count: number;
  problems: InputProblem[];
}

/**
 * Reads programs of guides without running them: also those for browsers, and lines that no test comes to.
 *
 * @param files - guides, by their path from the project's root
 * @param brand - a checked brand
 * @returns what is wrong
 */
export async function lintGuides(files: readonly string[], brand: Brand): Promise<Lint> {
  const sources = await sourcesOf(readPages(files, brand).guides);
  return {count: sources.length, problems: [...typeProblems(sources), ...programProblems(sources)]};
}
