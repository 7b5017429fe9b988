import fs from 'node:fs';
import {InputError, type InputProblem} from '../inputError';
import {brandTokens, replaceTokens} from './tokens';
import type {Brand} from './types';

/**
 * Checks the brand tokens of Markdown files, all before the first is rendered.
 *
 * @param files - paths from the project's root
 * @param brand - a checked brand
 * @throws InputError that lists every unknown token of every file
 */
export function checkTokens(files: readonly string[], brand: Brand): void {
  const tokens = brandTokens(brand);
  const problems = files.flatMap((file): InputProblem[] =>
    replaceTokens(fs.readFileSync(file, 'utf8'), tokens).problems.map(({line, column, message}) => ({
      file,
      line,
      column,
      message,
    })),
  );
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

/**
 * Checks that the images that a brand names are there.
 *
 * @param brand - a checked brand
 * @throws InputError that lists every missing file
 */
export function checkImages({logo, favicon}: Brand): void {
  const missing = [
    ['logo.light', logo.light],
    ['logo.dark', logo.dark],
    ['favicon', favicon],
  ].filter(([, file]) => !fs.existsSync(`static/${file}`));
  if (missing.length > 0) {
    throw new InputError(
      missing.map(([field, file]) => ({
        file: 'src/brand.ts',
        message: `${field} is "${file}", but static/${file} does not exist. Put the image there, or name another one.`,
      })),
    );
  }
}
