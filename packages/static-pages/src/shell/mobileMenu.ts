/*
 * The menu of small screens: .navbar-sidebar in the navigation bar, with the bar's items, and the sidebar of the page in a second
 * panel, [data-mobile-sidebar], if the page has one.
 */
const SHOWN = 'navbar-sidebar--show';
/** Where the theme shows the items in the bar. */
const WIDE = '(min-width: 997px)';
const SIDEBAR_SHOWN = 'navbar-sidebar__items--show-secondary';

const bar = (): HTMLElement | null => document.querySelector('.navbar');
const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');
const isOpen = (): boolean => bar()?.classList.contains(SHOWN) ?? false;

/** What the menu covers takes no focus. */
let covered: Element[] = [];

/** A wide window has no place for the menu. */
const closeInWideWindow = ({matches}: MediaQueryListEvent): void => void (matches && closeMobileMenu());

/** @returns true if the click was on a button of the menu, or beside the menu */
export function mobileMenuOnClick(target: Element): boolean {
  if (target.closest('.navbar__toggle')) open();
  else if (target.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')) closeMobileMenu();
  else if (target.closest('.navbar-sidebar__back')) showSidebar(false);
  else return false;
  return true;
}

/** Escape closes the menu. */
export function mobileMenuOnKey({key}: KeyboardEvent): void {
  if (key === 'Escape') closeMobileMenu();
}

function open(): void {
  const place = document.querySelector('[data-mobile-sidebar]');
  const sidebar = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  place?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
  showSidebar(sidebar !== null);
  setOpen(true);
  window.matchMedia(WIDE).addEventListener('change', closeInWideWindow, {once: true});
  focusWhenVisible(document.querySelector<HTMLElement>('.navbar-sidebar__close'));
  place?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
}

/** Closes the menu, and gives the focus back. */
export function closeMobileMenu(): void {
  if (!isOpen()) return;
  setOpen(false);
  toggle()?.focus();
}

function setOpen(isNowOpen: boolean): void {
  bar()?.classList.toggle(SHOWN, isNowOpen);
  toggle()?.setAttribute('aria-expanded', String(isNowOpen));
  document.body.style.overflow = isNowOpen ? 'hidden' : '';
  for (const element of covered) element.removeAttribute('inert');
  const beside = [...(bar()?.parentElement?.children ?? [])].filter((element) => element !== bar());
  covered = isNowOpen ? [...beside, ...document.querySelectorAll('.navbar__inner')] : [];
  for (const element of covered) element.setAttribute('inert', '');
}

/** Shows the sidebar of the page, or the items of the bar. */
function showSidebar(isShown: boolean): void {
  const panels = document.querySelector('.navbar-sidebar__items');
  panels?.classList.toggle(SIDEBAR_SHOWN, isShown);
  panels?.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
    panel.toggleAttribute('inert', (index === 1) !== isShown);
  });
}

/** The menu fades in, and what is not to be seen takes no focus. */
function focusWhenVisible(element: HTMLElement | null): void {
  element?.focus();
  if (element && isOpen() && document.activeElement !== element) requestAnimationFrame(() => focusWhenVisible(element));
}
