/** Finds open menus. Popup menus are `details[data-popup]` elements, which browsers open and this module closes. */
const findOpenMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('[data-popup][open]');

/** Closes menus when the reader clicks or focuses an element outside of them. */
export function closeMenusOutside({target}: Event): void {
  for (const menu of findOpenMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/** Closes menus, and hides the definitions of terms, on Escape. */
export function closeMenusOnEscape({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  findOpenMenus().forEach(closeMenu);
  document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)').forEach(dismissTerm);
}

/** Hides the definition of a term, which style sheets display, until the pointer or the focus leaves the term. */
function dismissTerm(term: HTMLElement): void {
  term.dataset.dismissed = '';
  const reset = (): void => void delete term.dataset.dismissed;
  for (const event of ['mouseleave', 'focusout']) term.addEventListener(event, reset, {once: true});
}

/**
 * Closes a menu. If the focus is in the menu, moves it to the `summary` element.
 *
 * @returns the `summary` element
 */
export function closeMenu(menu: HTMLDetailsElement): HTMLElement {
  const summary = menu.querySelector('summary')!;
  if (menu.contains(document.activeElement)) summary.focus();
  menu.open = false;
  return summary;
}
