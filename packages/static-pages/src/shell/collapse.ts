/** The `details` elements whose closing animation is running. */
const closingElements = new WeakSet<Element>();

/**
 * Opens or closes a `details` element with an animation, if its summary was clicked.
 *
 * @param target - the clicked element
 * @returns whether the element is toggled; if so, the caller must prevent the browser's default action
 */
export function toggleDetailsOnClick(target: Element): boolean {
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!summary || !(details instanceof HTMLDetailsElement) || details.querySelector(':scope > summary') !== summary)
    return false;
  // A menu overlays the page, so it needs no animation.
  if (details.matches('[data-popup]')) return false;
  const control = target.closest('a, button, input, select, textarea, label');
  if (control && summary.contains(control)) return false;
  toggle(details);
  return true;
}

/** Opens or closes an element with an animation. Reverses a running animation from the current height. */
function toggle(details: HTMLDetailsElement): void {
  const from = details.getBoundingClientRect().height;
  for (const animation of details.getAnimations()) animation.cancel();
  const isOpening = closingElements.delete(details) || !details.open;
  details.open = isOpening;
  const to = details.offsetHeight;
  // The content of a closing element must stay visible until the animation ends.
  details.open = true;
  if (!isOpening) closingElements.add(details);
  const animation = details.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: getDuration(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  animation.onfinish = () => {
    if (closingElements.delete(details)) details.open = false;
  };
}

/**
 * Returns the duration of an animation in milliseconds, for a change of height in pixels. The formula is that of
 * Docusaurus's collapsible elements.
 */
function getDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const size = height / 36;
  return Math.round((4 + 15 * size ** 0.25 + size / 5) * 10);
}
