/** How commands tell what went wrong: mistakes of writers in one message, everything else with its stack. */
import {InputError} from '@paydocs/core/inputError';

/**
 * @param error - what was thrown
 * @returns the mistakes in it that a writer can mend: also a syntax error in a file that was loaded, such as the brand file
 */
export function asInputError(error: unknown): InputError | undefined {
  if (error instanceof InputError) {
    return error;
  }
  if (!(error instanceof Error)) {
    return undefined;
  }
  if (error instanceof ReferenceError) {
    return unknownName(error);
  }
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_')) {
    return new InputError([{file: 'arguments', message: error.message.replace(/\.?$/, '.')}]);
  }
  // esbuild's: a title, then a line for each mistake.
  const mistakes = [...error.message.matchAll(/^(.+?):(\d+):(\d+): ERROR: (.+)$/gm)];
  if (error.name !== 'TransformError' || mistakes.length === 0) {
    return undefined;
  }
  return new InputError(
    mistakes.map(([, file = '', line, column, reason = '']) => ({
      file: file.replace(`${process.cwd()}/`, ''),
      line: Number(line),
      column: Number(column),
      message: `${reason.replace(/\.?$/, '.')} Check the quotes, commas, and brackets of this line and the previous one.`,
    })),
  );
}

/** A text without its quotes, in a file that people edit. */
function unknownName({message, stack = ''}: ReferenceError): InputError | undefined {
  const [, file, line, column] =
    /^\s+at .*?\b(src\/brand\.ts|sidebars\.ts|docusaurus\.config\.ts|src\/config\/[\w./-]+\.ts):(\d+):(\d+)/m.exec(
      stack.split('\n')[1] ?? '',
    ) ?? [];
  return file === undefined
    ? undefined
    : new InputError([
        {file, line: Number(line), column: Number(column), message: `${message}. If it's a string, put it in quotes.`},
      ]);
}

/**
 * Prints an error and makes the command fail.
 *
 * @param error - what was thrown
 * @param consequence - what the command has left undone, for somebody who can mend the mistake
 */
export function reportFailure(error: unknown, consequence: string): void {
  const mistakes = asInputError(error);
  if (mistakes) {
    console.error(`${mistakes.message}\n\n${consequence}`);
  } else {
    console.error(
      `This is a bug in the site or its configuration, not an error in a page or a specification. ${consequence} Send these lines to the people who maintain the site:\n`,
    );
    console.error(error instanceof Error ? describe(error) : error);
  }
  process.exitCode = 1;
}

/** The stack, and those of the causes. */
function describe({stack, message, cause}: Error): string {
  return `${stack ?? message}${cause instanceof Error ? `\n\nCause:\n${describe(cause)}` : ''}`;
}
