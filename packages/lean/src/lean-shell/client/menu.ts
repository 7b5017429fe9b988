import {resize} from '@paydocs/ui/behaviour/collapse';

/**
 * A sidebar's category lists its pages where the reader is. Others hold a link to their index page,
 * whose own sidebar lists them: it is fetched when a reader opens the category.
 *
 * @param document - where to listen
 */
export function loadMenusOnDemand(document: Document): void {
  document.addEventListener('click', ({target}) => {
    const details = (target as Element | null)?.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement && !details.open) void fill(details);
  });
}

async function fill(category: HTMLElement): Promise<void> {
  const {menu: index, complete} = category.dataset;
  const list = category.querySelector('ul');
  if (!list || index === undefined || complete !== undefined) return;
  try {
    const response = await fetch(index);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const items = page.querySelector(`details[data-menu="${CSS.escape(index)}"][data-complete] > ul`);
    if (!items) return; // the link to the index page stays
    markCurrent(items, window.location.pathname);
    resize(category, () => list.replaceChildren(...items.childNodes));
    category.dataset.complete = '';
  } catch (error) {
    console.warn(`The pages of ${index} couldn't be listed; the link to it stays.`, error);
  }
}

function markCurrent(items: Element, pathname: string): void {
  for (const link of items.querySelectorAll<HTMLAnchorElement>('a.menu__link')) {
    const isCurrent = new URL(link.getAttribute('href') ?? '', window.location.href).pathname === pathname;
    link.classList.toggle('menu__link--active', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
  }
}
