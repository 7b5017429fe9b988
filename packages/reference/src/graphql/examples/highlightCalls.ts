import type {ExampleData} from '../../data/reference';
import {highlight, highlightWithHereDocument, escapeHtml} from '@paydocs/core/html';
import type {createCallSamples, CallOptions} from './calls';
import type {OperationExample, OperationKind} from './example';

const OPERATION_PLACEHOLDER = 'OperationOfTheExample';
const VARIABLES_PLACEHOLDER = 'VariablesOfTheExample';

/**
 * Highlights programs that differ only in their operation and variables. The rest of a program is highlighted once and
 * cached, which takes a fortieth of the time.
 *
 * @param createSamples - creates the programs
 * @param example - operation that they send
 * @param kind - kind of the operation
 * @param options - see {@link CallOptions}
 * @returns a tab for each program
 */
export function highlightCalls(
  createSamples: typeof createCallSamples,
  example: OperationExample,
  kind: OperationKind,
  options: CallOptions,
): Required<ExampleData>[] {
  const templateExample = {
    ...example,
    operation: OPERATION_PLACEHOLDER,
    ...(example.variables && {variables: VARIABLES_PLACEHOLDER as never}),
  };
  const templates = createSamples(templateExample, kind, options);
  return createSamples(example, kind, options).map(({id, label, language, code}, index) => ({
    id,
    label,
    code:
      language === 'bash'
        ? highlightWithHereDocument(code, language)
        : fillTemplate(templates[index]!.code, code, language),
  }));
}

/** Fills a highlighted template with the operation, which is inside a string, and the highlighted variables. */
function fillTemplate(template: string, code: string, language: string): string {
  const [before = '', afterOperation] = template.split(OPERATION_PLACEHOLDER);
  const [between = '', afterVariables] = (afterOperation ?? '').split(new RegExp(`["']${VARIABLES_PLACEHOLDER}["']`));
  const operationEnd = code.indexOf(between, before.length);
  const operation = code.slice(before.length, operationEnd);
  let html = highlight(template, language).replace(OPERATION_PLACEHOLDER, () =>
    escapeHtml(operation).replaceAll('&quot;', '"'),
  );
  if (afterVariables !== undefined) {
    const variables = code.slice(operationEnd + between.length, code.length - afterVariables.length);
    const source = language === 'php' ? `<?php ${variables}` : variables;
    const highlighted = highlight(source, language).replace(/^(?:<span[^>]*>)?&lt;\?php(?:<\/span>)? /, '');
    html = html.replace(new RegExp(`<span[^>]*>["']${VARIABLES_PLACEHOLDER}["']</span>`), () => highlighted);
  }
  // The highlighter may merge adjacent parts of the template. In this case, highlight the whole program.
  return html.replace(/<[^>]+>/g, '') === escapeHtml(code).replaceAll('&quot;', '"') ? html : highlight(code, language);
}
