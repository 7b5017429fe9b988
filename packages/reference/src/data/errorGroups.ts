/** Groups error codes by status, for pages and their Markdown. */
import type {ErrorData, OperationPageData, ResponseData} from './rest';

/** Error response, and the error codes of its status. */
export interface ErrorGroup {
  response: ResponseData;
  errors: ErrorData[];
}

/**
 * Groups the error codes of an operation by the status of their response.
 *
 * @param page - page data of an operation
 * @returns `groups`: each error status with its codes; `others`: the codes that don't belong to any status
 */
export function groupErrors({responses, errors = []}: Pick<OperationPageData, 'responses' | 'errors'>): {
  groups: ErrorGroup[];
  others: ErrorData[];
} {
  const errorResponses = Object.values(responses).filter(({title}) => title !== undefined);
  const findStatus = ({status = ''}: ErrorData): string | undefined =>
    [status, `${status[0] ?? ''}xx`, 'default'].find((candidate) =>
      errorResponses.some((response) => response.status.toLowerCase() === candidate),
    );
  return {
    groups: errorResponses.map((response) => ({
      response,
      errors: errors.filter((error) => findStatus(error) === response.status.toLowerCase()),
    })),
    others: errors.filter((error) => findStatus(error) === undefined),
  };
}
