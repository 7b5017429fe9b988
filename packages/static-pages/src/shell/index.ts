import {closeAnnouncementOnClick} from './announcement';
import {followScroll, scrollToTopOnClick} from './backToTop';
import {onChoice} from './choices';
import {toggleOnClick} from './collapse';
import {followColorMode, switchOnClick} from './colorMode';
import {markContents} from './contents';
import {copyAddressOnClick, copyOnClick} from './copy';
import {expandOnClick, openForPrint, reveal} from './disclosure';
import {closeDropdownsBehind, dropdownOnKey, isDropdownTrigger} from './dropdown';
import {mobileMenuOnClick, mobileMenuOnKey} from './mobileMenu';
import {closeBehind, closeOnKey} from './popup';
import {pickOnChange, pickOnClick, pickOnKey, showChoice} from './picker';
import {quoteSelection} from './report';
import {markSections} from './sections';
import {fetchMenuOnClick} from './sidebarMenu';
import {wrapOnClick} from './wrap';

/** What a click may be for, until one of them says that it was. */
const ON_CLICK: ((target: Element) => boolean)[] = [
  copyOnClick,
  wrapOnClick,
  pickOnClick,
  expandOnClick,
  switchOnClick,
  mobileMenuOnClick,
  scrollToTopOnClick,
  closeAnnouncementOnClick,
];

/**
 * Brings the pages to life with one listener for each kind of event.
 *
 * The pages are complete HTML without it. It needs nothing of React, so that it serves pages that
 * were hydrated and pages that were not.
 */
export function installShell(): void {
  const click = (event: MouseEvent): void => {
    const {target} = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    copyAddressOnClick(target, event);
    if (ON_CLICK.some((act) => act(target))) return;
    fetchMenuOnClick(target);
    if (isDropdownTrigger(target) || toggleOnClick(target)) event.preventDefault();
  };
  const change = (event: Event): void => void (event.target instanceof Element && pickOnChange(event.target));
  const key = (event: KeyboardEvent): void => {
    pickOnKey(event);
    closeOnKey(event);
    dropdownOnKey(event);
    mobileMenuOnKey(event);
    quoteSelection(event);
  };
  const leave = (event: Event): void => {
    closeDropdownsBehind(event);
    closeBehind(event);
    quoteSelection(event);
  };
  document.addEventListener('click', click);
  document.addEventListener('pointerdown', leave);
  document.addEventListener('change', change);
  document.addEventListener('keydown', key);
  document.addEventListener('focusin', leave);
  window.addEventListener('hashchange', () => reveal(window.location.hash));
  followPosition();
  onChoice(showChoice);
  followColorMode();
  followScroll();
  openForPrint();
}

/** Marks what is being read, once a frame at most. */
function followPosition(): void {
  let frame = 0;
  const update = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      markContents();
      markSections();
    });
  };
  window.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update, {passive: true});
}
