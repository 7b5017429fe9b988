/** Formats of error reports: text for people, JSON for programs, and annotations for GitHub Actions. */
import {formatDiagnostic, InputError, type Diagnostic} from '@paydocs/core';

const FORMATS = ['text', 'json', 'github'] as const;

/** Output format of diagnostics. */
export type ReportFormat = (typeof FORMATS)[number];

/**
 * Removes the option `--format` from arguments.
 *
 * @param args - arguments of a command, modified in place
 * @returns the format; `text` without the option
 * @throws InputError if the format is unknown
 */
export function takeFormat(args: string[]): ReportFormat {
  const index = args.findIndex((arg) => arg === '--format' || arg.startsWith('--format='));
  if (index === -1) return 'text';
  const [option = '', next] = args.slice(index, index + 2);
  const isPair = option === '--format';
  args.splice(index, isPair ? 2 : 1);
  const name = isPair ? next : option.slice('--format='.length);
  const format = FORMATS.find((each) => each === name);
  if (format) return format;
  const message = `there's no format "${name ?? ''}". Use ${FORMATS.join(', ').replace(/, (?!.*,)/, ', or ')}.`;
  throw new InputError([{file: '--format', message}], 'command/arguments');
}

/**
 * Formats diagnostics for a program or a person.
 *
 * @param diagnostics - diagnostics about files of the project
 * @param format - `json` is one array of diagnostics; `github` is one workflow command of GitHub Actions for each, see
 *   https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 * @returns the text, without a line break at its end
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], format: ReportFormat): string {
  if (format === 'json') return JSON.stringify(diagnostics, null, 2);
  return diagnostics.map(format === 'github' ? formatAnnotation : formatDiagnostic).join('\n');
}

function formatAnnotation({file, line, column, id, message}: Diagnostic): string {
  const properties = Object.entries({file, line, col: column, title: id}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::error ${properties.join(',')}::${escapeData(message)}`;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
