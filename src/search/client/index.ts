import {RetryError, type ClientSettings, type SearchClient} from '../contract';
import {embeddedClient} from './embedded';

let client: Promise<SearchClient> | undefined;

/**
 * The one client of a page: it is made when it is first asked for, and kept as long as the page is.
 *
 * @param settings - who answers, and where
 * @returns the hosted or the embedded client
 * @throws an error named `RetryError` when its code can't be loaded; the next call tries again
 */
export function searchClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  client ??= makeClient(settings).catch((error: unknown) => {
    client = undefined;
    throw new RetryError('The code of search could not be loaded.', {cause: error});
  });
  return client;
}

async function makeClient(settings: ClientSettings & {isHosted: boolean}): Promise<SearchClient> {
  if (settings.isHosted) return (await import('./hosted')).hostedClient(settings);
  // Small enough to be there at once: on a slow network, to ask for it would take longer than to have it.
  return embeddedClient(settings);
}
