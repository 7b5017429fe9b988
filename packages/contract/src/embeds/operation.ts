import type {Context} from '../checks/context';
import {didYouMean} from '@paydocs/core/nearest';
import type {RestOperation} from '../rest/api';
import {EmbedMistake} from './mistake';

/**
 * Returns an operation by its ID.
 *
 * @throws EmbedError if the operation doesn't exist
 */
export function operationOf({rest}: Context, id = ''): RestOperation {
  const operation = rest.operations.get(id);
  if (!operation)
    throw new EmbedMistake(
      `there's no operation "${id}".${didYouMean(id, rest.operations.keys(), 'Look it up in the REST reference.')}`,
    );
  return operation;
}

/**
 * Returns the given status if the operation has it, or by default the first success status.
 *
 * @throws EmbedError if the operation has no such status
 */
export function statusOf({id, operation}: RestOperation, written: string | undefined): string {
  const statuses = Object.keys(operation.responses ?? {});
  const status = written ?? statuses.find((each) => each.startsWith('2'));
  if (status === undefined || !statuses.includes(status))
    throw new EmbedMistake(`${id} has no ${written ?? '2xx'} response. Valid statuses: ${statuses.join(', ')}.`);
  return status;
}
