const KEY = 'site.sidebar';

/**
 * Keeps the sidebar where it was when the next page of the same area is loaded, as long as the
 * current page's link is in sight there.
 *
 * @param area - address of the area
 */
export function keepSidebarPosition(area: string): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  if (!menu) return;
  const current = menu.querySelector('[aria-current="page"]');
  menu.scrollTop = stored(area);
  if (current && !isInSight(current, menu)) {
    menu.scrollTop += current.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 3;
  }
  window.addEventListener('pagehide', () => store(area, menu.scrollTop));
}

function isInSight(element: Element, container: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const box = container.getBoundingClientRect();
  return top >= box.top && bottom <= box.bottom;
}

function stored(area: string): number {
  try {
    return Number(sessionStorage.getItem(KEY + area) ?? 0);
  } catch {
    // Storage may be forbidden: then the sidebar starts at its top.
    return 0;
  }
}

function store(area: string, position: number): void {
  try {
    sessionStorage.setItem(KEY + area, String(position));
  } catch {
    // See above.
  }
}
