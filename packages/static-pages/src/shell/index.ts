import {closeAnnouncementOnClick} from './announcement';
import {toggleBackToTopOnScroll, scrollToTopOnClick} from './backToTop';
import {onStoredChoiceChange} from './choices';
import {toggleDetailsOnClick} from './collapse';
import {watchColorMode, switchColorModeOnClick} from './colorMode';
import {highlightTableOfContents} from './contents';
import {copyUrlOnClick, copyOnClick} from './copy';
import {expandOnClick, openDetailsForPrint, revealTarget} from './disclosure';
import {closeDropdownsOutside, handleDropdownKey, isDropdownTrigger} from './dropdown';
import {handleMobileMenuClick, closeMobileMenuOnEscape} from './mobileMenu';
import {closeMenusOutside, closeMenusOnEscape} from './popup';
import {selectExampleOnChange, selectTabOnClick, selectTabOnKey, applyChoice} from './picker';
import {quoteSelection} from './report';
import {highlightCurrentSection} from './sections';
import {loadCategoryOnClick} from './sidebarMenu';
import {toggleWrapOnClick} from './wrap';

/** Click handlers, called in order until one has handled the click. */
const CLICK_HANDLERS: ((target: Element) => boolean)[] = [
  copyOnClick,
  toggleWrapOnClick,
  selectTabOnClick,
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
    if (isDropdownTrigger(target) || toggleDetailsOnClick(target)) event.preventDefault();
  };
  const handleChange = (event: Event): void =>
    void (event.target instanceof Element && selectExampleOnChange(event.target));
  const handleKey = (event: KeyboardEvent): void => {
    selectTabOnKey(event);
    closeMenusOnEscape(event);
    handleDropdownKey(event);
    closeMobileMenuOnEscape(event);
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
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
  watchScrollPosition();
  onStoredChoiceChange(applyChoice);
  watchColorMode();
  toggleBackToTopOnScroll();
  openDetailsForPrint();
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
