import path from 'node:path';
import {replaceMarkdownTokens} from '@paydocs/core/brand/markdown';
import type {Brand} from '@paydocs/core/brand/types';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {readText} from '@paydocs/core/readText';
import {isPage} from './isPage';
import {readFrontMatter} from './frontMatter';
import type {Guide} from './types';

/** Larger than any page that a person would read: more is a file in the wrong place. */
const LIMIT = 1_000_000;

/**
 * Reads a Markdown page, or a part of pages, which has no front matter.
 *
 * @param file - path from the project's root
 * @param brand - a checked brand
 * @returns the page as far as it can be read, and what is wrong with its encoding, tokens and front matter
 */
export function readGuide(file: string, brand: Brand): {guide?: Guide; problems: InputProblem[]} {
  let text: string;
  try {
    const source = readText(path.resolve(file), LIMIT);
    text = replaceMarkdownTokens(source, path.resolve(file), brand);
  } catch (error) {
    if (error instanceof InputError) return {problems: [...error.problems]};
    throw error;
  }
  if (!isPage(file)) {
    return {guide: {file, text, frontMatter: {}, lineOf: () => undefined}, problems: []};
  }
  const {frontMatter, mistakes, lineOf} = readFrontMatter(text);
  const guide: Guide = {file, text, frontMatter, lineOf};
  return {guide, problems: mistakes.map((mistake) => ({file, ...mistake}))};
}

/** Pages, and those of them whose id and address can't be trusted as long as they hold mistakes. */
export interface Pages {
  guides: Guide[];
  /** Files that can't be read, or whose front matter is wrong. */
  unsure: string[];
}

/**
 * Reads pages for checks of how they hang together, which leave mistakes inside of a page to others.
 *
 * @param files - paths from the project's root
 * @param brand - a checked brand
 * @returns the pages that can be read, and the files that nothing should be concluded from
 */
export function readPages(files: readonly string[], brand: Brand): Pages {
  const read = files.filter(isPage).map((file) => ({file, ...readGuide(file, brand)}));
  return {
    guides: read.flatMap(({guide}) => guide ?? []),
    unsure: read.filter(({problems}) => problems.length > 0).map(({file}) => file),
  };
}
