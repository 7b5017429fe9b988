import {InputError} from '@paydocs/core/inputError';
import type {HostedSearch} from '../site/types';

/** What uploading needs to know of the hosted service. */
export interface Credentials extends HostedSearch {
  /** May write. */
  adminKey: string;
}

/** What names the service where the configuration reads its variables, as `README.md` shows. */
const SERVICE = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX_NAME'];
const ADMIN_KEY = 'DOCS_SEARCH_ADMIN_KEY';

/**
 * @param hosted - the service that the site's configuration names, if one answers
 * @param variables - the environment, which alone has the key that may write
 * @returns what uploading needs
 * @throws InputError that lists what is missing
 */
export function credentialsOf(
  hosted: HostedSearch | undefined,
  variables: Record<string, string | undefined>,
): Credentials {
  const adminKey = variables[ADMIN_KEY]?.trim();
  if (!hosted || !adminKey) {
    const missing = [...(hosted ? [] : SERVICE), ...(adminKey ? [] : [ADMIN_KEY])];
    const message = `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Copy the values from the service's dashboard, or add --dry-run.`;
    throw new InputError([{file: 'environment', message}]);
  }
  return {...hosted, adminKey};
}
