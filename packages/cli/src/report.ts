/** Error reports of commands: diagnostics for writers in one message, everything else with its stack. */
import {InputError} from '@paydocs/core';
import {formatDiagnostics, type ReportFormat} from './diagnostics/format';

/**
 * Converts an error that a writer can fix, including a syntax error in a loaded file such as the brand file.
 *
 * @param error - thrown value
 * @returns the error with its diagnostics; `undefined` if a writer can't fix it
 */
export function toInputError(error: unknown): InputError | undefined {
  if (error instanceof InputError) {
    return error;
  }
  if (!(error instanceof Error)) {
    return undefined;
  }
  if (error instanceof ReferenceError) {
    return explainReferenceError(error);
  }
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_')) {
    return new InputError([{file: 'arguments', message: error.message.replace(/\.?$/, '.')}], 'command/arguments');
  }
  return undefined;
}

/** Explains an undefined name in a file that people edit: usually a string without quotes. */
function explainReferenceError({message, stack = ''}: ReferenceError): InputError | undefined {
  const [, file, line, column] =
    /^\s+at .*?\b(src\/brand\.ts|sidebars\.ts|docusaurus\.config\.ts|src\/config\/[\w./-]+\.ts):(\d+):(\d+)/m.exec(
      stack.split('\n')[1] ?? '',
    ) ?? [];
  return file === undefined
    ? undefined
    : new InputError(
        [
          {
            file,
            line: Number(line),
            column: Number(column),
            message: `${message}. If it's a string, put it in quotes.`,
          },
        ],
        'config/site',
      );
}

/**
 * Prints an error and makes the command fail.
 *
 * @param error - thrown value
 * @param consequence - sentence about what the command didn't do
 * @param format - format of the diagnostics. Except as `text`, they're written to the standard output
 */
export function reportError(error: unknown, consequence: string, format: ReportFormat = 'text'): void {
  const inputError = toInputError(error);
  if (inputError && format !== 'text') {
    process.stdout.write(`${formatDiagnostics(inputError.diagnostics, format)}\n`);
    console.error(consequence);
  } else if (inputError) {
    console.error(`${inputError.message}\n\n${consequence}`);
  } else {
    console.error(
      `This is a bug in the site or its configuration, not an error in a page or a specification. ${consequence} Send these lines to the people who maintain the site:\n`,
    );
    console.error(error instanceof Error ? formatStack(error) : error);
  }
  process.exitCode = 1;
}

/**
 * Writes progress to the standard error if the format is JSON, so that the standard output contains only JSON.
 *
 * @param format - format of the diagnostics
 */
export function redirectLogsToStderr(format: ReportFormat): void {
  if (format === 'json') console.log = console.error;
}

/**
 * Reports that a command found no diagnostics. Prints an empty array if the format is JSON, and nothing otherwise.
 *
 * @param format - format of the diagnostics
 */
export function reportSuccess(format: ReportFormat): void {
  if (format === 'json') process.stdout.write(`${formatDiagnostics([], format)}\n`);
}

/** Returns the stack of an error, followed by the stacks of its causes. */
function formatStack({stack, message, cause}: Error): string {
  return `${stack ?? message}${cause instanceof Error ? `\n\nCause:\n${formatStack(cause)}` : ''}`;
}
