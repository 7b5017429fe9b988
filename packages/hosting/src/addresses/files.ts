/** The two files that people keep about addresses, read line by line. */
import fs from 'node:fs';
import path from 'node:path';
import {brandTokens, replaceTokens} from '@paydocs/core/brand/tokens';
import type {Brand} from '@paydocs/core/brand/types';
import {InputError} from '@paydocs/core/inputError';
import {readText} from '@paydocs/core/readText';

/** Every address that was ever published. */
export const PUBLISHED = 'published.txt';

/** Where addresses lead that have no page any more. */
export const REDIRECTS = 'redirects.txt';

/** A line that says something, with its number, from 1. */
export interface WrittenLine {
  text: string;
  line: number;
}

/** Bytes of a list that somebody may have written. */
const LONGEST = 5_000_000;

/**
 * @param file - a list, from the project's root; may be missing
 * @param brand - whose tokens the list may have
 * @returns its lines but empty ones and comments, with the brand in the place of tokens; `undefined` if there is no file
 * @throws InputError for an unknown token, or a file that is no text
 */
export function readLines(file: string, brand: Brand): WrittenLine[] | undefined {
  if (!fs.existsSync(file)) return undefined;
  const {text, problems} = replaceTokens(readText(path.resolve(file), LONGEST), brandTokens(brand));
  if (problems.length > 0) {
    throw new InputError(problems.map(({line, column, message}) => ({file, line, column, message})));
  }
  return text
    .split('\n')
    .map((each, index) => ({text: each.trim(), line: index + 1}))
    .filter((each) => each.text !== '' && !each.text.startsWith('#'));
}
