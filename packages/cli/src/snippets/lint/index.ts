import {addDefaultId, type Diagnostic} from '@paydocs/core/inputError';
import type {Brand} from '@paydocs/core/brand/types';
import {readPages} from '@paydocs/guides/pages/readGuide';
import {lintPrograms} from './programs';
import {extractSources} from './sources';
import {checkTypes} from './types';

/** Result of linting programs. */
interface LintResult {
  /** Count of linted programs. */
  count: number;
  diagnostics: Diagnostic[];
}

/**
 * Lints the programs of guides without running them, including programs for browsers and lines that no test reaches.
 *
 * @param files - paths of guides, relative to the project's root
 * @param brand - validated brand
 * @returns the diagnostics
 */
export async function lintGuides(files: readonly string[], brand: Brand): Promise<LintResult> {
  const sources = await extractSources(readPages(files, brand).guides);
  return {
    count: sources.length,
    diagnostics: addDefaultId([...checkTypes(sources), ...lintPrograms(sources)], 'snippets/lint'),
  };
}
