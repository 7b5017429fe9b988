import type {ErrorData as ErrorText} from '@paydocs/specs';
import type {IdGenerator} from '../../common/ids';
import type {ErrorData} from '../../data/rest';

/**
 * Adds an ID to each error code, for links to it.
 *
 * @param errors - error codes that a page explains
 * @param ids - creates IDs that are unique on the page
 * @returns copies of the error codes, each with an ID that is unique on the page
 */
export function addErrorIds(errors: readonly ErrorText[], ids: IdGenerator): ErrorData[] {
  return errors.map((error) => ({id: ids('error', error.code), ...error}));
}
