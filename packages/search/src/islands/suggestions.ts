import {searchClient} from '../client';
import {localUrl} from '../client/urls';
import type {SearchSettings} from '../settings';

/**
 * Lists the pages nearest to the address that was asked for; nothing if there are none, or nobody can tell.
 *
 * @param place - a hidden element with an empty list
 * @param settings - of search
 */
export async function suggest(place: HTMLElement, settings: SearchSettings): Promise<void> {
  const client = await searchClient(settings);
  const pages = await client.suggest(window.location.pathname);
  const items = pages.map(({url, title, breadcrumb}) => {
    const link = Object.assign(document.createElement('a'), {
      href: localUrl(url, settings.siteUrl),
      textContent: title,
    });
    const item = document.createElement('li');
    item.append(link, ` (${breadcrumb.join(' › ')})`);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...items);
  place.hidden = items.length === 0;
}
