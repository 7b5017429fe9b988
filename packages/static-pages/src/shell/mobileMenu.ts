import {waitForPaint} from './paintFirst';

/*
 * The menu of small screens: .navbar-sidebar in the navigation bar, with the bar's items in one panel and, if the page has a
 * sidebar, the sidebar in a second panel, [data-mobile-sidebar].
 */
const OPEN_CLASS = 'navbar-sidebar--show';
/** Matches windows in which the theme displays the items in the bar. */
const WIDE_WINDOW = '(min-width: 997px)';
const SIDEBAR_CLASS = 'navbar-sidebar__items--show-secondary';

const findNavbar = (): HTMLElement | null => document.querySelector('.navbar');
const findToggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');
const isOpen = (): boolean => findNavbar()?.classList.contains(OPEN_CLASS) ?? false;

/** Closes the menu when the window becomes wide, where it has no place. */
const closeInWideWindow = ({matches}: MediaQueryListEvent): void => void (matches && closeMobileMenu());

/** @returns whether the click was on a button of the menu, or outside the menu */
export function handleMobileMenuClick(target: Element): boolean {
  if (target.closest('.navbar__toggle')) openMenu();
  else if (target.closest('.navbar-sidebar__close, .navbar-sidebar__backdrop')) closeMobileMenu();
  else if (target.closest('.navbar-sidebar__back')) showSidebar(false);
  else return false;
  return true;
}

/** Closes the menu on Escape. */
export function handleMobileMenuKey({key}: KeyboardEvent): void {
  if (key === 'Escape') closeMobileMenu();
}

function openMenu(): void {
  const container = document.querySelector('[data-mobile-sidebar]');
  const sidebar = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  container?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
  showSidebar(sidebar !== null);
  setOpen(true);
  window.matchMedia(WIDE_WINDOW).addEventListener('change', closeInWideWindow, {once: true});
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  container?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
}

/** Closes the menu, and returns the focus. */
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
  void coverPage();
}

/** Makes the page behind the menu inert while it's open. Waits for the menu, because this styles the whole page anew. */
async function coverPage(): Promise<void> {
  await waitForPaint();
  for (const element of document.querySelectorAll('#__docusaurus > :not(.navbar)'))
    element.toggleAttribute('inert', isOpen());
}

/** Shows the sidebar of the page, or the items of the bar. */
function showSidebar(isVisible: boolean): void {
  const panels = document.querySelector('.navbar-sidebar__items');
  panels?.classList.toggle(SIDEBAR_CLASS, isVisible);
  panels?.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
    panel.toggleAttribute('inert', (index === 1) !== isVisible);
  });
}
