import type {ExampleData} from '../../data/reference';
import {highlight} from '@paydocs/core/highlight/highlight';
import {colouredHereDocument} from '@paydocs/core/highlight/hereDocument';
import {escapeHtml} from '@paydocs/core/markdown/markdown';
import type {callSamples, CallOptions} from './calls';
import type {OperationExample, OperationKind} from './example';

const OPERATION = 'OperationOfTheExample';
const VARIABLES = 'VariablesOfTheExample';

/**
 * Highlights programs that differ in their operation and variables alone: the rest is highlighted once
 * for all of them, in a fortieth of the time.
 *
 * @param samples - writes the programs
 * @param example - what they send
 * @param kind - what it is
 * @param options - where it is sent
 * @returns a tab for each program
 */
export function colouredCalls(
  samples: typeof callSamples,
  example: OperationExample,
  kind: OperationKind,
  options: CallOptions,
): Required<ExampleData>[] {
  const empty = {...example, operation: OPERATION, ...(example.variables && {variables: VARIABLES as never})};
  const frames = samples(empty, kind, options);
  return samples(example, kind, options).map(({id, label, language, code}, index) => ({
    id,
    label,
    code: language === 'bash' ? colouredHereDocument(code, language) : filled(frames[index]!.code, code, language),
  }));
}

/** The frame's colours, with the operation as part of a string, and the variables highlighted by themselves. */
function filled(frame: string, code: string, language: string): string {
  const [before = '', afterOperation] = frame.split(OPERATION);
  const [between = '', afterVariables] = (afterOperation ?? '').split(new RegExp(`["']${VARIABLES}["']`));
  const operationEnd = code.indexOf(between, before.length);
  const operation = code.slice(before.length, operationEnd);
  let html = highlight(frame, language).replace(OPERATION, () => escapeHtml(operation).replaceAll('&quot;', '"'));
  if (afterVariables !== undefined) {
    const variables = code.slice(operationEnd + between.length, code.length - afterVariables.length);
    const whole = language === 'php' ? `<?php ${variables}` : variables;
    const coloured = highlight(whole, language).replace(/^(?:<span[^>]*>)?&lt;\?php(?:<\/span>)? /, '');
    html = html.replace(new RegExp(`<span[^>]*>["']${VARIABLES}["']</span>`), () => coloured);
  }
  // The frame's colours may join what stands side by side; then the whole program is highlighted.
  return html.replace(/<[^>]+>/g, '') === escapeHtml(code).replaceAll('&quot;', '"') ? html : highlight(code, language);
}
