/** Finds open menus. Popup menus are `details[data-popup]` elements, which browsers open and this module closes. */
const findOpenMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('[data-popup][open]');

/** Closes menus when the reader clicks or focuses something outside. */
export function closeMenusOutside({target}: Event): void {
  for (const menu of findOpenMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/** Closes menus on Escape and returns the focus to their summary. It also hides the definition of a term. */
export function closeMenusOnKey({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  findOpenMenus().forEach(closeMenu);
  document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)').forEach(dismissTerm);
}

/** Hides the definition of a term, which style sheets display, until pointer or focus leave the term. */
function dismissTerm(term: HTMLElement): void {
  term.dataset.dismissed = '';
  const reset = (): void => void delete term.dataset.dismissed;
  for (const event of ['mouseleave', 'focusout']) term.addEventListener(event, reset, {once: true});
}

/**
 * Closes a menu. If the focus is in the menu, it moves to the menu's `summary` element.
 *
 * @returns the `summary` element
 */
export function closeMenu(menu: HTMLDetailsElement): HTMLElement {
  const summary = menu.querySelector('summary')!;
  if (menu.contains(document.activeElement)) summary.focus();
  menu.open = false;
  return summary;
}
