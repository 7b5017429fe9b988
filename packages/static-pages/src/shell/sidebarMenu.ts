import {resize} from './collapse';
import {message} from './messages';

const TIMEOUT_MS = 8000;

/**
 * A sidebar's category lists its pages where the reader is. Others hold a link to their index page, whose own sidebar lists
 * them: it is fetched when a reader opens the category.
 */
export function fetchMenuOnClick(target: Element): void {
  const details = target.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement && !details.open) void fill(details);
}

async function fill(category: HTMLElement): Promise<void> {
  const {menu: index, complete} = category.dataset;
  const list = category.querySelector('ul');
  if (!list || index === undefined || complete !== undefined) return;
  list.querySelector(':scope > [role="alert"]')?.remove();
  try {
    const page = await fetchPage(index);
    const lists = [...page.querySelectorAll<HTMLElement>('details[data-menu][data-complete]')];
    const items = lists.find(({dataset}) => dataset.menu === index)?.querySelector(':scope > ul');
    if (!items) throw new Error(`${index} has no list of pages.`);
    markCurrent(items, window.location.pathname);
    resize(category, () => list.replaceChildren(...items.childNodes));
    category.dataset.complete = '';
  } catch (error) {
    console.warn(error);
    resize(category, () => list.append(failure(category)));
  }
}

/** Of the ways to parse HTML, this one asks for no trusted type: what it parses runs nothing. */
function fetchPage(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${url} returned ${request.status}.`));
    };
    request.onerror = request.ontimeout = () => reject(new Error(`${url} couldn't be fetched.`));
    request.open('GET', url);
    request.send();
  });
}

/** Below the link to the index page: the list that should stand there, once more. */
function failure(category: HTMLElement): HTMLElement {
  const item = Object.assign(document.createElement('li'), {className: 'menu__list-item', role: 'alert'});
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--primary',
    textContent: message('retry'),
    onclick: () => void fill(category),
  });
  item.append(message('menuFailed'), ' ', retry);
  return item;
}

function markCurrent(items: Element, pathname: string): void {
  for (const link of items.querySelectorAll<HTMLAnchorElement>('a.menu__link')) {
    const isCurrent = new URL(link.getAttribute('href') ?? '', window.location.href).pathname === pathname;
    link.classList.toggle('menu__link--active', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
  }
}
