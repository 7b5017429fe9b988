import {createErrorNote} from './errorNote';
import {getMessage} from './messages';

const TIMEOUT_MS = 8000;

/**
 * Loads the links of a sidebar category when the reader opens it. In a long sidebar, a category without the current
 * page has only a link to its index page, so its links are fetched from the sidebar of that page.
 *
 * @param target - the clicked element
 */
export function loadCategoryOnClick(target: Element): void {
  const details = target.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement && !details.open) void loadCategoryLinks(details);
}

async function loadCategoryLinks(category: HTMLElement): Promise<void> {
  const {menu: index, complete} = category.dataset;
  const list = category.querySelector('ul');
  if (!list || index === undefined || complete !== undefined) return;
  list.querySelector(':scope > :has([role="alert"])')?.remove();
  try {
    const page = await fetchPage(index);
    const lists = [...page.querySelectorAll<HTMLElement>('details[data-menu][data-complete]')];
    const items = lists.find(({dataset}) => dataset.menu === index)?.querySelector(':scope > ul');
    if (!items) throw new Error(`${index} has no list of pages.`);
    markCurrentLink(items, window.location.pathname);
    list.replaceChildren(...items.childNodes);
    category.dataset.complete = '';
  } catch (error) {
    console.warn(error);
    list.append(createErrorItem(category));
  }
}

/** Fetches and parses a page. Uses `XMLHttpRequest`, which parses HTML without a trusted type or running scripts. */
function fetchPage(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${url} couldn't be fetched (${request.status}).`));
    };
    request.open('GET', url);
    request.send();
  });
}

/** Creates a list item with an error note and a retry button. */
function createErrorItem(category: HTMLElement): HTMLElement {
  const item = Object.assign(document.createElement('li'), {className: 'menu__list-item'});
  item.append(
    createErrorNote({text: getMessage('menuFailed'), outdated: false, retry: () => void loadCategoryLinks(category)}),
  );
  return item;
}

function markCurrentLink(items: Element, pathname: string): void {
  for (const link of items.querySelectorAll<HTMLAnchorElement>('a.menu__link')) {
    const isCurrent = new URL(link.getAttribute('href') ?? '', window.location.href).pathname === pathname;
    link.classList.toggle('menu__link--active', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
  }
}
