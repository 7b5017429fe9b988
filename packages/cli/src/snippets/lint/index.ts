import {addDefaultId, type Diagnostic, type Brand} from '@paydocs/core';
import {readPages} from '@paydocs/content/guides';
import {lintPrograms} from './programs';
import {extractProgramSources} from './sources';
import {checkTypes} from './types';

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
 * @param isWanted - checks whether a guide is linted; only declarations are read from other guides
 * @returns the count of linted programs, and the diagnostics
 */
export async function lintGuides(
  files: readonly string[],
  brand: Brand,
  isWanted = (_file: string): boolean => true,
): Promise<LintResult> {
  const all = await extractProgramSources(readPages(files, brand).guides);
  const sources = all.filter(({file, language}) => isWanted(file) || language === 'declarations');
  return {
    count: sources.length,
    diagnostics: addDefaultId([...checkTypes(sources), ...lintPrograms(sources)], 'snippets/lint'),
  };
}
