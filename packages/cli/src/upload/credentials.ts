import {InputError} from '@paydocs/core';
import type {HostedSearch} from '../site/types';

/** Settings for uploading to the hosted search service. */
interface Credentials extends HostedSearch {
  /** API key that can write. */
  adminKey: string;
}

/** Environment variables of the service, if the configuration reads them as `HOSTING.md` shows. */
const SERVICE_VARIABLES = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX_NAME'];
const ADMIN_KEY_VARIABLE = 'DOCS_SEARCH_ADMIN_KEY';

/**
 * Reads the settings for uploading.
 *
 * @param hosted - hosted service in the site's configuration, if there is one
 * @param variables - environment variables, the only source of the key that can write
 * @returns the settings
 * @throws InputError if settings are missing
 */
export function readCredentials(
  hosted: HostedSearch | undefined,
  variables: Record<string, string | undefined>,
): Credentials {
  const adminKey = variables[ADMIN_KEY_VARIABLE]?.trim();
  if (!hosted || !adminKey) {
    const missing = [...(hosted ? [] : SERVICE_VARIABLES), ...(adminKey ? [] : [ADMIN_KEY_VARIABLE])];
    const message = `${missing.join(', ')} ${missing.length === 1 ? "isn't" : "aren't"} set. Copy the values from the service's dashboard, or add --dry-run to send nothing.`;
    throw new InputError([{file: 'environment', message}], 'search/upload');
  }
  return {...hosted, adminKey};
}
