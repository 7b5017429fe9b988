/*
 * A menu of the navigation bar: [data-dropdown] > [aria-haspopup], .dropdown__menu. Style sheets open it on hover, and
 * this module opens it on key presses.
 */
const OPEN_CLASS = 'dropdown--show';
const HOVER_CLASS = 'dropdown--hoverable';

const findDropdowns = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-dropdown]');
const findTrigger = (dropdown: Element): HTMLElement | null => dropdown.querySelector('[aria-haspopup]');

function setOpen(dropdown: HTMLElement, isOpen: boolean): void {
  dropdown.classList.toggle(OPEN_CLASS, isOpen);
  findTrigger(dropdown)?.setAttribute('aria-expanded', String(isOpen));
}

/** Checks whether the click was on an element that opens a menu and isn't itself a link. */
export const isDropdownTrigger = (target: Element): boolean => target.closest('[data-dropdown] > [href="#"]') !== null;

/** Closes menus when the reader clicks or focuses an element outside of them. */
export function closeDropdownsOutside({target}: Event): void {
  for (const dropdown of document.querySelectorAll<HTMLElement>(`[data-dropdown].${OPEN_CLASS}`))
    if (!dropdown.contains(target as Node)) setOpen(dropdown, false);
}

/**
 * Handles key presses in the menus of the navigation bar. On a trigger, Enter and Space open or close its menu. The up and down arrow keys open the menu
 * and move through its links. Escape closes all menus.
 */
export function handleDropdownKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') return findDropdowns().forEach(dismiss);
  const target = event.target as Element | null;
  const dropdown = target?.closest?.<HTMLElement>('[data-dropdown]');
  if (!dropdown || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isActivation(event.key) && target === findTrigger(dropdown))
    setOpen(dropdown, !dropdown.classList.contains(OPEN_CLASS));
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    moveFocus(dropdown, event.key === 'ArrowDown' ? 1 : -1);
  else return;
  event.preventDefault();
}

const isActivation = (key: string): boolean => key === 'Enter' || key === ' ';

function moveFocus(dropdown: HTMLElement, step: 1 | -1): void {
  const links = [...dropdown.querySelectorAll<HTMLElement>('.dropdown__menu a')];
  const index = links.indexOf(document.activeElement as HTMLElement);
  setOpen(dropdown, true);
  links.at(index === -1 && step === -1 ? -1 : (index + step) % links.length)?.focus();
}

/**
 * Closes a menu, even while the pointer is over it, and moves the focus from the menu to its trigger. See
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html.
 */
function dismiss(dropdown: HTMLElement): void {
  if (dropdown.matches(':focus-within')) findTrigger(dropdown)?.focus();
  setOpen(dropdown, false);
  if (!dropdown.matches(':hover')) return;
  dropdown.classList.remove(HOVER_CLASS);
  dropdown.addEventListener('mouseleave', () => dropdown.classList.add(HOVER_CLASS), {once: true});
}
