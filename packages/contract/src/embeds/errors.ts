import type {EmbedData} from '@paydocs/content';
import {getAllErrors, getOperationErrors} from '@paydocs/specs/read';
import {createMarkdownRenderer} from '@paydocs/core/html';
import type {CheckContext} from '../checks/context';
import {formatSuggestion, formatList} from '@paydocs/core';
import {EmbedError} from './embedError';
import {getOperation, resolveStatus} from './operation';

/**
 * Builds the data of an operation's errors, and adds the operation to `uses`. Without an operation, the data contains
 * all errors in alphabetical order.
 *
 * @throws EmbedError if the operation, status, or code doesn't exist
 */
export function buildErrorsData(
  context: CheckContext,
  {operation: id, status, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  const operation = id === undefined ? undefined : getOperation(context, id);
  const owner = operation?.id ?? 'the REST API';
  if (operation && status !== undefined) resolveStatus(operation, status);
  const document = context.rest.document as never;
  const render = createMarkdownRenderer(context.toSiteHref);
  const all = operation
    ? getOperationErrors(document, operation.operation as never, render)
    : getAllErrors(document, render).sort((a, b) => (a.code < b.code ? -1 : 1));
  const codesToShow = only?.split(',').map((name) => name.trim());
  const codes = all.map(({code}) => code);
  for (const code of codesToShow ?? []) {
    if (!codes.includes(code))
      throw new EmbedError(
        `${owner} has no error "${code}".${formatSuggestion(code, codes, `Valid codes: ${formatList(codes, 20)}.`)}`,
      );
  }
  const rows = all.filter(
    (each) => (status === undefined || each.status === status) && (codesToShow?.includes(each.code) ?? true),
  );
  if (rows.length === 0)
    throw new EmbedError(
      `${owner} has no error codes${status === undefined ? '' : ` with the status ${status}`}. Correct the attributes, or delete the component.`,
    );
  if (operation) uses.push(operation.id);
  const linkedRows = rows.map(({code, ...row}) => {
    const href = context.getHref(`=${code}`);
    return {code, ...(href !== undefined && {href}), ...row};
  });
  return {kind: 'errors', rows: linkedRows, ...(!operation && {isIndex: true})};
}
