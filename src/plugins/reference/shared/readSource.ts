import path from 'node:path';
import {env} from '../../../config/env';
import {brand} from '../../../lib/brand/schema';
import {brandTokens, replaceTokens} from '../../../lib/brand/tokens';
import {InputError} from '../../../lib/inputError';
import {readText} from '../../../lib/readText';

const tokens = brandTokens(brand);

/** Of one file, in bytes. Pages of a larger description would take longer to make than anybody waits. */
const SIZE_LIMIT = 20_000_000;

/** The project's root folder: where every command of `package.json` runs. */
const projectRoot = process.cwd();

/**
 * @param absolutePath - a file of the project
 * @returns its path from the project's root, with forward slashes, for messages
 */
export function displayPath(absolutePath: string): string {
  return path.relative(projectRoot, absolutePath).split(path.sep).join('/');
}

/**
 * Reads a specification file with its brand tokens replaced. Lines stay where they are.
 *
 * @param absolutePath - a YAML, JSON or SDL file
 * @returns its text, with `\n` line ends
 * @throws InputError when it is missing, empty, too large or not UTF-8, or, where specifications are held to all rules, holds an unknown token
 */
export function readSource(absolutePath: string): string {
  const text = readText(absolutePath, SIZE_LIMIT);
  const replaced = replaceTokens(text, tokens, {kind: 'specification'});
  // What others write in braces is their text.
  if (replaced.problems.length > 0 && env.strict) {
    const file = displayPath(absolutePath);
    throw new InputError(replaced.problems.map(({line, column, message}) => ({file, line, column, message})));
  }
  return replaced.text;
}
