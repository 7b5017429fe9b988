import {withTimeout} from '@paydocs/core/client';
import {RetryError, type ClientSettings, type SearchClient} from '../types';
import {createEmbeddedClient} from './embedded';

const clients = new Map<string, Promise<SearchClient>>();

/**
 * Returns the search client for the docs versions of a page. Creates the client on the first call for these versions,
 * and caches it until the page is left.
 *
 * @param settings - see {@link ClientSettings}
 * @returns the hosted or the embedded client
 * @throws RetryError if the client's code can't be loaded; the next call tries again
 */
export function getSearchClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  const key = settings.names.join();
  const client =
    clients.get(key) ??
    createClient(settings).catch((error: unknown) => {
      clients.delete(key);
      throw new RetryError("The search code couldn't be loaded.", {cause: error});
    });
  clients.set(key, client);
  return client;
}

async function createClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  if (settings.isHosted) return (await withTimeout(import('./hosted'))).createHostedClient(settings);
  // Bundled because it's small: on a slow network, a separate request would take longer than the download.
  return createEmbeddedClient(settings);
}
