import type {ErrorData as ErrorText} from '@paydocs/specs';
import type {IdGenerator} from '../../common/ids';
import type {ErrorData} from '../../data/rest';

/**
 * Assigns an id to each error code.
 *
 * @param errors - error codes that a page explains
 * @param ids - the page's id generator
 * @returns the error codes with their ids
 */
export function addErrorIds(errors: readonly ErrorText[], ids: IdGenerator): ErrorData[] {
  return errors.map((error) => ({id: ids('error', error.code), ...error}));
}
