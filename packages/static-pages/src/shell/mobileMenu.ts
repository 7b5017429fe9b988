import {waitForPaint} from './paintFirst';

/*
 * The menu of small screens: .navbar-sidebar in the navigation bar. One panel has the bar's items. If the page has a
 * sidebar, the second panel, [data-mobile-sidebar], has a copy of it.
 */
const OPEN_CLASS = 'navbar-sidebar--show';
/** Media query for windows in which the theme displays the items in the navigation bar. */
const WIDE_WINDOW = '(min-width: 997px)';
const SIDEBAR_CLASS = 'navbar-sidebar__items--show-secondary';

const findNavbar = (): HTMLElement | null => document.querySelector('.navbar');
const findToggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');
const isOpen = (): boolean => findNavbar()?.classList.contains(OPEN_CLASS) ?? false;

/** Closes the menu when the window becomes wide enough for the navigation bar. */
const closeInWideWindow = ({matches}: MediaQueryListEvent): void => void (matches && closeMobileMenu());

/** Opens, closes, or switches the menu. Returns whether the click was on one of its buttons or on its backdrop. */
export function handleMobileMenuClick(target: Element): boolean {
  if (target.closest('.navbar__toggle')) openMenu();
  else if (target.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')) closeMobileMenu();
  else if (target.closest('.navbar-sidebar__back')) toggleSidebar(false);
  else return false;
  return true;
}

/** Closes the menu on Escape. */
export function closeMobileMenuOnEscape({key}: KeyboardEvent): void {
  if (key === 'Escape') closeMobileMenu();
}

function openMenu(): void {
  const container = document.querySelector('[data-mobile-sidebar]');
  const sidebar = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  container?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
  toggleSidebar(sidebar !== null);
  setOpen(true);
  window.matchMedia(WIDE_WINDOW).addEventListener('change', closeInWideWindow, {once: true});
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  container?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
}

/** Closes the menu if it's open, and moves the focus to its toggle. */
export function closeMobileMenu(): void {
  if (!isOpen()) return;
  setOpen(false);
  findToggle()?.focus();
}

function setOpen(shouldOpen: boolean): void {
  findNavbar()?.classList.toggle(OPEN_CLASS, shouldOpen);
  findToggle()?.setAttribute('aria-expanded', String(shouldOpen));
  document.body.style.overflow = shouldOpen ? 'hidden' : '';
  document.querySelector('.navbar__inner')?.toggleAttribute('inert', shouldOpen);
  void togglePageInert();
}

/** Makes the page inert while the menu is open. Waits until the menu is painted, because restyling the page is slow. */
async function togglePageInert(): Promise<void> {
  await waitForPaint();
  for (const element of document.querySelectorAll('#__docusaurus > :not(.navbar)'))
    element.toggleAttribute('inert', isOpen());
}

/** Shows either the panel with the sidebar or the panel with the bar's items. */
function toggleSidebar(isVisible: boolean): void {
  const panels = document.querySelector('.navbar-sidebar__items');
  panels?.classList.toggle(SIDEBAR_CLASS, isVisible);
  panels?.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
    panel.toggleAttribute('inert', (index === 1) !== isVisible);
  });
}
