import type {Diagnostic} from '@paydocs/core';
import {checkNestingDepth} from '@paydocs/core/html';
import {DATA_KEYS, NAME_MAP_KEYS, getLocation, type SourceFile, type PathStep} from './sources';

/**
 * Checks a file for Markdown that is nested too deeply. Otherwise, generating the page would fail without a location.
 *
 * @param file - display path of the file
 * @param source - text and content of the file
 * @returns a diagnostic for each string that is nested too deeply
 */
export function checkMarkdownNesting(file: string, source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown, steps: PathStep[], isNamed: boolean): void => {
    if (typeof node === 'string') {
      const message = checkNestingDepth(node);
      if (message !== undefined) diagnostics.push({file, ...getLocation(source, steps), message});
    }
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (isNamed || !DATA_KEYS.has(key))
        visit(value, [...steps, Array.isArray(node) ? Number(key) : key], !isNamed && NAME_MAP_KEYS.has(key));
    }
  };
  visit(source.content, [], false);
  return diagnostics;
}
