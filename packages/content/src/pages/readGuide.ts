import path from 'node:path';
import {replaceBrandTokensInMarkdown, type Brand, InputError, type Diagnostic, readText} from '@paydocs/core';
import {isPageFile} from './isPageFile';
import {parseFrontMatter} from './frontMatter';
import type {Guide} from './types';

/** Maximum size of a page. A larger file is probably in the wrong folder. */
const MAX_BYTES = 1_000_000;

/**
 * Reads a Markdown page or a partial. Doesn't parse the front matter of partials.
 *
 * @param file - path relative to the project's root
 * @param brand - validated brand
 * @returns the page, if it can be read, and diagnostics about its encoding, brand tokens, and front matter
 */
export function readGuide(file: string, brand: Brand): {guide?: Guide; diagnostics: Diagnostic[]} {
  let text: string;
  try {
    const source = readText(path.resolve(file), MAX_BYTES);
    text = replaceBrandTokensInMarkdown(source, path.resolve(file), brand);
  } catch (error) {
    if (error instanceof InputError) return {diagnostics: [...error.diagnostics]};
    throw error;
  }
  if (!isPageFile(file)) {
    return {guide: {file, text, frontMatter: {}, getLine: () => undefined}, diagnostics: []};
  }
  const {frontMatter, diagnostics, getLine} = parseFrontMatter(text);
  const guide: Guide = {file, text, frontMatter, getLine};
  return {guide, diagnostics: diagnostics.map((diagnostic) => ({file, ...diagnostic}))};
}

/** Pages, and the files whose errors make their IDs and routes unreliable. */
export interface Pages {
  guides: Guide[];
  /** Files that can't be read or whose front matter is invalid. */
  invalidFiles: string[];
}

/**
 * Reads pages for checks of the site's structure. Other checks report the diagnostics of the pages themselves.
 *
 * @param files - paths relative to the project's root
 * @param brand - validated brand
 * @returns the pages that can be read, and the files with errors; a file can be in both lists
 */
export function readPages(files: readonly string[], brand: Brand): Pages {
  const results = files.filter(isPageFile).map((file) => ({file, ...readGuide(file, brand)}));
  return {
    guides: results.flatMap(({guide}) => guide ?? []),
    invalidFiles: results.filter(({diagnostics: problems}) => problems.length > 0).map(({file}) => file),
  };
}
