import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../../lib/brand/schema';
import {brandTokens, replaceTokens} from '../../../lib/brand/tokens';
import {InputError} from '../../../lib/inputError';

const tokens = brandTokens(brand);

/** The project's root folder: where every command of `package.json` runs. */
export const projectRoot = process.cwd();

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
 * @throws InputError when it is missing, is empty, is not UTF-8 or holds an unknown token
 */
export function readSource(absolutePath: string): string {
  const file = displayPath(absolutePath);
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(absolutePath);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new InputError([{file, message: missing ? 'this file does not exist.' : `can't be read: ${String(error)}`}]);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new InputError([{file, message: 'is not UTF-8 text. Save it again with the encoding UTF-8.'}]);
  }
  if (text.trim() === '') {
    throw new InputError([
      {file, message: 'this file is empty. Write its content, or delete it and what refers to it.'},
    ]);
  }
  const replaced = replaceTokens(text.replace(/\r\n/g, '\n'), tokens, 'specification');
  if (replaced.problems.length > 0) {
    throw new InputError(replaced.problems.map(({line, column, message}) => ({file, line, column, message})));
  }
  return replaced.text;
}
