/** Reads the lists of published URLs and redirects, which people maintain. */
import fs from 'node:fs';
import path from 'node:path';
import {getBrandTokens, replaceBrandTokens, type Brand, InputError, readText} from '@paydocs/core';

/** Name of the file that lists every URL that was ever published. */
export const PUBLISHED_FILE = 'published.txt';

/** Name of the file with redirects from URLs that no longer have a page. */
export const REDIRECTS_FILE = 'redirects.txt';

export interface UrlListLine {
  text: string;
  /** Line number, from 1. */
  line: number;
}

/** Maximum size of a list in bytes. */
const MAX_BYTES = 5_000_000;

/**
 * Reads a list without empty lines and comments, and replaces brand tokens.
 *
 * @param file - path of the list, relative to the project's root
 * @param brand - brand whose tokens the list can contain
 * @returns the lines of the list; `undefined` if the file doesn't exist
 * @throws InputError for an unknown token, or if the file isn't text
 */
export function readUrlList(file: string, brand: Brand): UrlListLine[] | undefined {
  if (!fs.existsSync(file)) return undefined;
  const {text, diagnostics} = replaceBrandTokens(readText(path.resolve(file), MAX_BYTES), getBrandTokens(brand));
  if (diagnostics.length > 0) {
    throw new InputError(
      diagnostics.map(({line, column, message}) => ({file, line, column, message})),
      'build/permanent-url',
    );
  }
  return text
    .split('\n')
    .map((each, index) => ({text: each.trim(), line: index + 1}))
    .filter((each) => each.text !== '' && !each.text.startsWith('#'));
}
