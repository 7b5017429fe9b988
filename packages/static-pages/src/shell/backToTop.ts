/** How far a page must be scrolled for the button to be shown, in pixels. */
const THRESHOLD = 300;

let last = 0;
/** The next change of the position comes from a link to a place on the page. */
let isJumping = false;

const button = (): HTMLElement | null => document.querySelector('[data-back-to-top]');

/** Shows `[data-back-to-top]` to readers who scroll up. */
export function followScroll(): void {
  const show = (): void => {
    const {scrollY, innerHeight} = window;
    const isUp = scrollY < last && !isJumping;
    const isBetween = scrollY >= THRESHOLD && scrollY + innerHeight < document.documentElement.scrollHeight;
    if (scrollY !== last) button()?.toggleAttribute('data-shown', isUp && isBetween);
    last = scrollY;
    isJumping = false;
  };
  window.addEventListener('scroll', show, {passive: true});
  window.addEventListener('hashchange', () => {
    isJumping = true;
    button()?.removeAttribute('data-shown');
  });
}

/** @returns true if the click was on the button */
export function scrollToTopOnClick(target: Element): boolean {
  if (!target.closest('[data-back-to-top]')) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({top: 0, behavior: isCalm ? 'instant' : 'smooth'});
  return true;
}
