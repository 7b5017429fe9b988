import path from 'node:path';
import {replaceTokens} from '@paydocs/core/brand/tokens';
import {InputError} from '@paydocs/core/inputError';
import {readText} from '@paydocs/core/readText';

/** Of one file, in bytes. Pages of a larger description would take longer to make than anybody waits. */
const SIZE_LIMIT = 20_000_000;

/**
 * Reads a specification file.
 *
 * @param absolutePath - a YAML, JSON or SDL file
 * @returns its text, with `\n` line ends
 * @throws InputError when it is missing, empty, too large or not UTF-8
 */
export type ReadSource = (absolutePath: string) => string;

/**
 * @param absolutePath - a file of the project
 * @returns its path from the folder in which the command runs, with forward slashes, for messages
 */
export function displayPath(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath).split(path.sep).join('/');
}

/** Reads files as they stand. */
export const readPlain: ReadSource = (absolutePath) => readText(absolutePath, SIZE_LIMIT);

/**
 * @param tokens - what stands for each brand token
 * @param strict - whether an unknown token is a mistake
 * @returns a reader that replaces them; lines stay where they are. Strictly, it throws InputError for unknown tokens, too.
 */
export function tokenReader(tokens: Record<string, string>, strict = true): ReadSource {
  return (absolutePath) => {
    const replaced = replaceTokens(readPlain(absolutePath), tokens, {kind: 'specification'});
    // What others write in braces is their text.
    if (replaced.problems.length > 0 && strict) {
      const file = displayPath(absolutePath);
      throw new InputError(replaced.problems.map(({line, column, message}) => ({file, line, column, message})));
    }
    return replaced.text;
  };
}
