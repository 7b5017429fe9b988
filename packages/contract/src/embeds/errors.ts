import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {operationErrors} from '@paydocs/specs/openapi/errors';
import {markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {EmbedMistake} from './mistake';
import {operationOf, statusOf} from './operation';

/**
 * Builds the data of an operation's errors, and adds its uses.
 *
 * @throws EmbedError if the operation, status, or code doesn't exist
 */
export function errors(
  context: Context,
  {operation: id, status, only}: Record<string, string>,
  uses: string[],
): EmbedData {
  const operation = operationOf(context, id);
  if (status !== undefined) statusOf(operation, status);
  const all = operationErrors(
    context.rest.document as never,
    operation.operation as never,
    markdownRenderer(context.siteLink),
  );
  const codesToShow = only?.split(',').map((name) => name.trim());
  const codes = all.map(({code}) => code);
  for (const code of codesToShow ?? []) {
    if (!codes.includes(code))
      throw new EmbedMistake(
        `${operation.id} has no error "${code}".${didYouMean(code, codes, `Valid codes: ${some(codes, 20)}.`)}`,
      );
  }
  const rows = all.filter(
    (each) => (status === undefined || each.status === status) && (codesToShow?.includes(each.code) ?? true),
  );
  if (rows.length === 0)
    throw new EmbedMistake(
      `${operation.id} has no error codes${status === undefined ? '' : ` with the status ${status}`}.`,
    );
  uses.push(operation.id);
  const linkedRows = rows.map(({code, ...row}) => {
    const href = context.placeOf(`=${code}`);
    return {code, ...(href !== undefined && {href}), ...row};
  });
  return {kind: 'errors', rows: linkedRows};
}
