import {readStored, store} from '@paydocs/core/storage';

const KEY = 'site.sidebar';

/** The sidebar that is kept in its place: an island that puts something into the page moves nothing. */
let kept: Element | undefined;

/** Keeps the sidebar where it was when another page with the same sidebar is loaded, as long as the link of that page is in sight there. */
export function keepSidebarPosition(): void {
  const area = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  const menu = document.querySelector('[data-sidebar] .menu');
  if (area === undefined || !menu || menu === kept) return;
  kept = menu;
  const current = menu.querySelector('[aria-current="page"]');
  menu.scrollTop = Number(readStored(KEY + area, 'sessionStorage'));
  if (current && !isInSight(current, menu)) {
    menu.scrollTop += current.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 3;
  }
  window.addEventListener('pagehide', () => store(KEY + area, String(menu.scrollTop), 'sessionStorage'));
}

function isInSight(element: Element, container: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}
