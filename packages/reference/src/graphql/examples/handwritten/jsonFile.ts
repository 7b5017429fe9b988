import {InputError} from '@paydocs/core';
import {toDisplayPath, type SourceReader} from '@paydocs/specs';
import type {Json} from '../values/values';

/** Content of a JSON file of an example: variables by name, or a response. */
export type JsonObject = Record<string, Json>;

/**
 * Reads a JSON file that contains an object.
 *
 * @param file - path of a JSON file
 * @param read - reader of the file
 * @throws InputError if the file contains anything other than a JSON object
 */
export function readJson(file: string, read: SourceReader): JsonObject {
  const text = read(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    throw createInputError(
      file,
      `isn't JSON: ${message}. Check the quotes, commas, and braces on this line and the previous one.`,
      line,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw createInputError(file, 'must be a JSON object, such as {"name": "value"}.', 1);
  }
  return value as JsonObject;
}

/**
 * Creates an error with one diagnostic.
 *
 * @param file - path of the file
 * @param message - message with the error and how to fix it
 * @param line - line number, counted from 1; undefined if it's unknown
 */
export function createInputError(file: string, message: string, line?: number): InputError {
  return new InputError([{file: toDisplayPath(file), ...(line !== undefined && {line}), message}], 'graphql/example');
}
