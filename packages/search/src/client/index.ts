import {inTime} from '@paydocs/core/inTime';
import {RetryError, type ClientSettings, type SearchClient} from '../contract';
import {embeddedClient} from './embedded';

const clients = new Map<string, Promise<SearchClient>>();

/**
 * The one client of a page, or of each version that is read there: it is made when it is first asked for, and
 * kept as long as the page is.
 *
 * @param settings - who answers, and where
 * @returns the hosted or the embedded client
 * @throws an error named `RetryError` when its code can't be loaded; the next call tries again
 */
export function searchClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  const key = settings.names.join();
  const client =
    clients.get(key) ??
    makeClient(settings).catch((error: unknown) => {
      clients.delete(key);
      throw new RetryError("The search code couldn't be loaded.", {cause: error});
    });
  clients.set(key, client);
  return client;
}

async function makeClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  if (settings.isHosted) return (await inTime(import('./hosted'))).hostedClient(settings);
  // Small enough to be there at once: on a slow network, to ask for it would take longer than to have it.
  return embeddedClient(settings);
}
