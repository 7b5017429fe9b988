import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {operationErrors} from '@paydocs/specs/openapi/errors';
import {markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {EmbedMistake} from './mistake';
import {operationOf, statusOf} from './operation';

/** @returns the errors of an operation; adds what they rest on. Throws {@link EmbedMistake} */
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
  const wanted = only?.split(',').map((name) => name.trim());
  const codes = all.map(({code}) => code);
  for (const code of wanted ?? []) {
    if (!codes.includes(code))
      throw new EmbedMistake(
        `${operation.id} has no error "${code}".${didYouMean(code, codes, `Valid codes: ${some(codes, 20)}.`)}`,
      );
  }
  const rows = all.filter(
    (each) => (status === undefined || each.status === status) && (wanted?.includes(each.code) ?? true),
  );
  if (rows.length === 0)
    throw new EmbedMistake(
      `${operation.id} has no error codes${status === undefined ? '' : ` with the status ${status}`}.`,
    );
  uses.push(operation.id);
  const placed = rows.map(({code, ...row}) => {
    const href = context.placeOf(`=${code}`);
    return {code, ...(href !== undefined && {href}), ...row};
  });
  return {kind: 'errors', rows: placed};
}
