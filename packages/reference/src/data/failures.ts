/** Which codes come with which status: pages and their Markdown show the same. */
import type {ErrorData, OperationPageData, ResponseData} from './rest';

/** A status with the codes that come with it. */
export interface FailureGroup {
  response: ResponseData;
  errors: ErrorData[];
}

/**
 * @param page - an operation's
 * @returns the codes of each status that stands in its table of errors, and those of no such status
 */
export function groupFailures({responses, errors = []}: Pick<OperationPageData, 'responses' | 'errors'>): {
  groups: FailureGroup[];
  others: ErrorData[];
} {
  const failures = Object.values(responses).filter(({title}) => title !== undefined);
  const statusOf = ({status = ''}: ErrorData): string | undefined =>
    [status, `${status[0] ?? ''}xx`, 'default'].find((each) =>
      failures.some((response) => response.status.toLowerCase() === each),
    );
  return {
    groups: failures.map((response) => ({
      response,
      errors: errors.filter((error) => statusOf(error) === response.status.toLowerCase()),
    })),
    others: errors.filter((error) => statusOf(error) === undefined),
  };
}
