import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {getOperationErrors} from '@paydocs/specs/openapi/errors';
import {createMarkdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';
import {didYouMean, formatList} from '@paydocs/core/suggestions';
import {EmbedError} from './embedError';
import {getOperation, getStatus} from './operation';

/**
 * Builds the data of an operation's errors, and adds its uses.
 *
 * @throws EmbedError if the operation, status, or code doesn't exist
 */
export function buildErrors(
  context: Context,
  {operation: id, status, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  const operation = getOperation(context, id);
  if (status !== undefined) getStatus(operation, status);
  const all = getOperationErrors(
    context.rest.document as never,
    operation.operation as never,
    createMarkdownRenderer(context.toSiteHref),
  );
  const codesToShow = only?.split(',').map((name) => name.trim());
  const codes = all.map(({code}) => code);
  for (const code of codesToShow ?? []) {
    if (!codes.includes(code))
      throw new EmbedError(
        `${operation.id} has no error "${code}".${didYouMean(code, codes, `Valid codes: ${formatList(codes, 20)}.`)}`,
      );
  }
  const rows = all.filter(
    (each) => (status === undefined || each.status === status) && (codesToShow?.includes(each.code) ?? true),
  );
  if (rows.length === 0)
    throw new EmbedError(
      `${operation.id} has no error codes${status === undefined ? '' : ` with the status ${status}`}.`,
    );
  uses.push(operation.id);
  const linkedRows = rows.map(({code, ...row}) => {
    const href = context.getHref(`=${code}`);
    return {code, ...(href !== undefined && {href}), ...row};
  });
  return {kind: 'errors', rows: linkedRows};
}
