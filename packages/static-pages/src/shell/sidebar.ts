import {readStoredValue, writeStoredValue} from '@paydocs/core/client';

const STORAGE_KEY_PREFIX = 'site.sidebar';

/** The sidebar whose position was restored. It isn't restored again when an island adds elements to the page. */
let restoredMenu: Element | undefined;

/**
 * Restores the sidebar's scroll position from the previous page with the same sidebar. Then scrolls to the current
 * page's link if it isn't visible.
 */
export function restoreSidebarPosition(): void {
  const area = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  const menu = document.querySelector('[data-sidebar] .menu');
  if (area === undefined || !menu || menu === restoredMenu) return;
  restoredMenu = menu;
  const current = menu.querySelector('[aria-current="page"]');
  menu.scrollTop = Number(readStoredValue(STORAGE_KEY_PREFIX + area, 'sessionStorage'));
  if (current && !isVisible(current, menu)) {
    menu.scrollTop += current.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 3;
  }
  window.addEventListener('pagehide', () =>
    writeStoredValue(STORAGE_KEY_PREFIX + area, String(menu.scrollTop), 'sessionStorage'),
  );
}

function isVisible(element: Element, container: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}
