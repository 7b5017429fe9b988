import path from 'node:path';
import {replaceBrandTokens, InputError, readText} from '@paydocs/core';

/** Maximum size of a file in bytes. Generating the pages of a larger specification would take too long. */
const MAX_BYTES = 20_000_000;

/**
 * Function that reads a specification file.
 *
 * @param absolutePath - absolute path of a YAML, JSON, or SDL file
 * @returns its content, with `\n` line breaks
 * @throws InputError if the file doesn't exist, is empty, too large, or not UTF-8
 */
export type SourceReader = (absolutePath: string) => string;

/**
 * Formats a path for messages.
 *
 * @param absolutePath - absolute path of a file
 * @returns path relative to the working directory, with forward slashes
 */
export function toDisplayPath(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath).split(path.sep).join('/');
}

/** Reads a specification file without replacing tokens. */
export const readPlainSource: SourceReader = (absolutePath) => readText(absolutePath, MAX_BYTES);

/**
 * Creates a reader that replaces brand tokens and preserves line numbers.
 *
 * @param tokens - values by token name
 * @param strict - `true` (default) if unknown tokens are errors; otherwise, they're left unchanged
 * @returns the reader; in strict mode, it throws InputError for unknown tokens
 */
export function createTokenReplacingReader(tokens: Record<string, string>, strict = true): SourceReader {
  return (absolutePath) => {
    const result = replaceBrandTokens(readPlainSource(absolutePath), tokens, {kind: 'specification'});
    // In specifications of other providers, unknown tokens in braces are ordinary text.
    if (result.diagnostics.length > 0 && strict) {
      const file = toDisplayPath(absolutePath);
      throw new InputError(
        result.diagnostics.map(({line, column, message}) => ({file, line, column, message})),
        'content/brand-token',
      );
    }
    return result.text;
  };
}
