import {closeAnnouncementOnClick} from './announcement';
import {watchScroll, scrollToTopOnClick} from './backToTop';
import {onChoiceElsewhere} from './choices';
import {toggleOnClick} from './collapse';
import {watchColorMode, switchColorModeOnClick} from './colorMode';
import {highlightTableOfContents} from './contents';
import {copyUrlOnClick, copyOnClick} from './copy';
import {expandOnClick, openForPrint, reveal} from './disclosure';
import {closeDropdownsOutside, handleDropdownKey, isDropdownTrigger} from './dropdown';
import {handleMobileMenuClick, handleMobileMenuKey} from './mobileMenu';
import {closeMenusOutside, closeMenusOnKey} from './popup';
import {pickOnChange, pickOnClick, pickOnKey, showChoice} from './picker';
import {quoteSelection} from './report';
import {highlightCurrentSection} from './sections';
import {loadCategoryOnClick} from './sidebarMenu';
import {wrapOnClick} from './wrap';

/** Click handlers, called in order until one has handled the click. */
const CLICK_HANDLERS: ((target: Element) => boolean)[] = [
  copyOnClick,
  wrapOnClick,
  pickOnClick,
  expandOnClick,
  switchColorModeOnClick,
  handleMobileMenuClick,
  scrollToTopOnClick,
  closeAnnouncementOnClick,
];

/**
 * Adds the shell's listeners to the document, one for each kind of event. They don't depend on React, so they work on
 * pages with and without hydration.
 */
export function installShell(): void {
  const handleClick = (event: MouseEvent): void => {
    const {target} = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    copyUrlOnClick(target, event);
    if (CLICK_HANDLERS.some((handle) => handle(target))) return;
    loadCategoryOnClick(target);
    if (isDropdownTrigger(target) || toggleOnClick(target)) event.preventDefault();
  };
  const handleChange = (event: Event): void => void (event.target instanceof Element && pickOnChange(event.target));
  const handleKey = (event: KeyboardEvent): void => {
    pickOnKey(event);
    closeMenusOnKey(event);
    handleDropdownKey(event);
    handleMobileMenuKey(event);
    quoteSelection(event);
  };
  const handleLeave = (event: Event): void => {
    closeDropdownsOutside(event);
    closeMenusOutside(event);
    quoteSelection(event);
  };
  document.addEventListener('click', handleClick);
  document.addEventListener('pointerdown', handleLeave);
  document.addEventListener('change', handleChange);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('focusin', handleLeave);
  window.addEventListener('hashchange', () => reveal(window.location.hash));
  watchScrollPosition();
  onChoiceElsewhere(showChoice);
  watchColorMode();
  watchScroll();
  openForPrint();
}

/** Highlights the current section when the page scrolls or resizes, at most once per frame. */
function watchScrollPosition(): void {
  let frame = 0;
  const update = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      highlightTableOfContents();
      highlightCurrentSection();
    });
  };
  window.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update, {passive: true});
}
