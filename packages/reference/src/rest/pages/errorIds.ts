import type {ErrorData as ErrorText} from '@paydocs/specs/openapi/errorData';
import type {IdSource} from '../../common/ids';
import type {ErrorData} from '../../data/rest';

/**
 * @param errors - codes that a page explains
 * @param ids - of the page
 * @returns the codes, each with an address
 */
export function withIds(errors: readonly ErrorText[], ids: IdSource): ErrorData[] {
  return errors.map((error) => ({id: ids('error', error.code), ...error}));
}
