/** Minimum scroll position in pixels at which the button is visible. */
const MIN_SCROLL_PX = 300;

let lastScrollY = 0;
/** True if the next scroll event is caused by a jump to an anchor on the page. */
let isJumping = false;

const findButton = (): HTMLElement | null => document.querySelector('[data-back-to-top]');

/** Displays the button `[data-back-to-top]` while the reader scrolls up. */
export function toggleBackToTopOnScroll(): void {
  const update = (): void => {
    const {scrollY, innerHeight} = window;
    const isScrollingUp = scrollY < lastScrollY && !isJumping;
    const isBetween = scrollY >= MIN_SCROLL_PX && scrollY + innerHeight < document.documentElement.scrollHeight;
    if (scrollY !== lastScrollY) findButton()?.toggleAttribute('data-shown', isScrollingUp && isBetween);
    lastScrollY = scrollY;
    isJumping = false;
  };
  window.addEventListener('scroll', update, {passive: true});
  window.addEventListener('hashchange', () => {
    isJumping = true;
    findButton()?.removeAttribute('data-shown');
  });
}

/** Scrolls to the top if the click was on the button. Returns whether it was. */
export function scrollToTopOnClick(target: Element): boolean {
  if (!target.closest('[data-back-to-top]')) return false;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth'});
  return true;
}
