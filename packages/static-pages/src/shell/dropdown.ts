/*
 * A menu of the navigation bar: [data-dropdown] > [aria-haspopup], .dropdown__menu. Style sheets open it under the pointer;
 * keys open it here.
 */
const OPEN = 'dropdown--show';
const OPENS_ON_HOVER = 'dropdown--hoverable';

const dropdowns = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-dropdown]');
const triggerOf = (dropdown: Element): HTMLElement | null => dropdown.querySelector('[aria-haspopup]');

function setOpen(dropdown: HTMLElement, isOpen: boolean): void {
  dropdown.classList.toggle(OPEN, isOpen);
  triggerOf(dropdown)?.setAttribute('aria-expanded', String(isOpen));
}

/** @returns true if the click was on what opens a menu and leads nowhere by itself */
export const isDropdownTrigger = (target: Element): boolean => target.closest('[data-dropdown] > [href="#"]') !== null;

/** Closes menus when the reader goes on elsewhere. */
export function closeDropdownsBehind({target}: Event): void {
  for (const dropdown of dropdowns()) if (!dropdown.contains(target as Node)) setOpen(dropdown, false);
}

/** Enter and Space open a menu, arrow keys go through its links, and Escape closes it. */
export function dropdownOnKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') return dropdowns().forEach(dismiss);
  const target = event.target as Element | null;
  const dropdown = target?.closest?.<HTMLElement>('[data-dropdown]');
  if (!dropdown || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isActivation(event.key) && target === triggerOf(dropdown)) setOpen(dropdown, !dropdown.classList.contains(OPEN));
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    moveFocus(dropdown, event.key === 'ArrowDown' ? 1 : -1);
  else return;
  event.preventDefault();
}

const isActivation = (key: string): boolean => key === 'Enter' || key === ' ';

function moveFocus(dropdown: HTMLElement, step: 1 | -1): void {
  const links = [...dropdown.querySelectorAll<HTMLElement>('.dropdown__menu a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  setOpen(dropdown, true);
  links.at(at === -1 && step === -1 ? -1 : (at + step) % links.length)?.focus();
}

/** Closes a menu, also one that the pointer holds open (WCAG 1.4.13), and gives the focus back. */
function dismiss(dropdown: HTMLElement): void {
  if (dropdown.matches(':focus-within')) triggerOf(dropdown)?.focus();
  setOpen(dropdown, false);
  if (!dropdown.matches(':hover')) return;
  dropdown.classList.remove(OPENS_ON_HOVER);
  dropdown.addEventListener('mouseleave', () => dropdown.classList.add(OPENS_ON_HOVER), {once: true});
}
