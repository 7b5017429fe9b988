import type {CheckContext} from '../checks/context';
import {formatSuggestion} from '@paydocs/core';
import type {RestOperation} from '../rest/api';
import {EmbedError} from './embedError';

/**
 * Returns an operation by its ID.
 *
 * @throws EmbedError if the operation doesn't exist
 */
export function getOperation({rest}: CheckContext, id = ''): RestOperation {
  const operation = rest.operations.get(id);
  if (!operation)
    throw new EmbedError(
      `there's no operation "${id}".${formatSuggestion(id, rest.operations.keys(), 'The REST reference lists the operations.')}`,
    );
  return operation;
}

/**
 * Returns the given status if the operation has it; without a given status, the first success status.
 *
 * @throws EmbedError if the operation has no such status
 */
export function resolveStatus({id, operation}: RestOperation, written: string | undefined): string {
  const statuses = Object.keys(operation.responses ?? {});
  const status = written ?? statuses.find((each) => each.startsWith('2'));
  if (status === undefined || !statuses.includes(status))
    throw new EmbedError(`${id} has no ${written ?? '2xx'} response. Valid statuses: ${statuses.join(', ')}.`);
  return status;
}
