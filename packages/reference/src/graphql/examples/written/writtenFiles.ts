import {InputError} from '@paydocs/core/inputError';
import {displayPath, type ReadSource} from '@paydocs/specs/readSource';
import type {Json} from '../values/values';

/** What a JSON file of an example holds: variables by their names, or an answer. */
export type Values = Record<string, Json>;

/**
 * @param file - JSON
 * @param read - reads a file
 * @returns the object in it
 * @throws InputError when it holds anything else
 */
export function readJson(file: string, read: ReadSource): Values {
  const text = read(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    throw mistake(
      file,
      `isn't JSON: ${message}. Check the quotes, commas, and braces of this line and the previous one.`,
      line,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw mistake(file, 'must be an object: names with their values in braces.', 1);
  }
  return value as Values;
}

/**
 * @param file - where the mistake is
 * @param message - what was found, and what to do about it
 * @param line - its line, if it is known
 * @returns the error that tells it
 */
export function mistake(file: string, message: string, line?: number): InputError {
  return new InputError([{file: displayPath(file), ...(line !== undefined && {line}), message}]);
}
