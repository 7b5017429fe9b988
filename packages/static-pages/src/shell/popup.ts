/** Menus above the page are `details[data-popup]` elements, which browsers open: here they close. */
const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('[data-popup][open]');

/** Closes menus when the reader goes on elsewhere. */
export function closeBehind({target}: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/** Escape closes menus; the focus goes back to where the reader opened them. It hides the meaning of a term, too. */
export function closeOnKey({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  openMenus().forEach(closeMenu);
  document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)').forEach(dismiss);
}

/** Style sheets show the meaning of a term: it stays hidden until pointer or focus leave the term. */
function dismiss(term: HTMLElement): void {
  term.dataset.dismissed = '';
  const forget = (): void => void delete term.dataset.dismissed;
  for (const event of ['mouseleave', 'focusout']) term.addEventListener(event, forget, {once: true});
}

/** @returns what opens the menu, which has the focus if something in the menu had it */
export function closeMenu(menu: HTMLDetailsElement): HTMLElement {
  const summary = menu.querySelector('summary')!;
  if (menu.contains(document.activeElement)) summary.focus();
  menu.open = false;
  return summary;
}
