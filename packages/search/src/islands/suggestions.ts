import {getSearchClient} from '../client';
import {stripSiteOrigin} from '../client/urls';
import type {SearchSettings} from '../settings';

/**
 * Fills a list with the pages closest to the requested URL, and reveals it. If there are none, it stays hidden.
 *
 * @param container - hidden element with an empty list
 * @param settings - settings that each page contains as JSON
 * @throws RetryError if search doesn't work
 */
export async function showSuggestions(container: HTMLElement, settings: SearchSettings): Promise<void> {
  const client = await getSearchClient(settings);
  const pages = await client.suggest(window.location.pathname);
  const items = pages.map(({url, title, breadcrumb}) => {
    const link = Object.assign(document.createElement('a'), {
      href: stripSiteOrigin(url, settings.siteUrl),
      textContent: title,
    });
    const item = document.createElement('li');
    item.append(link, ` (${breadcrumb.join(' › ')})`);
    return item;
  });
  container.querySelector('ul')?.replaceChildren(...items);
  container.hidden = items.length === 0;
}
