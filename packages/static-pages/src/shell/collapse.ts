/** Animations under way, so that a click in the middle goes on from there. */
const running = new WeakMap<Element, {animation: Animation; isClosing: boolean}>();

/**
 * Opens or closes a `details` element in a time that follows the height of what it holds.
 *
 * @param target - what was clicked
 * @returns true if it was the summary of such an element; the browser must not toggle it then
 */
export function toggleOnClick(target: Element): boolean {
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!summary || !(details instanceof HTMLDetailsElement) || details.querySelector(':scope > summary') !== summary)
    return false;
  // A menu stands above the page: nothing has to make room for it.
  if (details.matches('[data-popup]')) return false;
  const control = target.closest('a, button, input, select, textarea, label');
  if (control && summary.contains(control)) return false;
  if (details.open && !running.get(details)?.isClosing) close(details);
  else grow(details, () => (details.open = true));
  return true;
}

/** Its content must be there until it is out of sight. */
function close(details: HTMLDetailsElement): void {
  const from = heightOf(details);
  details.open = false;
  const to = details.offsetHeight;
  details.open = true;
  animate(details, from, to, () => (details.open = false));
}

/**
 * Lets an element grow or shrink to its new height.
 *
 * @param element - what holds the change
 * @param change - changes what is inside
 */
export function resize(element: HTMLElement, change: () => void): void {
  // What is on its way out of sight goes on its way.
  if (running.get(element)?.isClosing) change();
  else grow(element, change);
}

function grow(element: HTMLElement, change: () => void): void {
  const from = heightOf(element);
  change();
  animate(element, from, element.offsetHeight);
}

/** The height that is seen; what was under way ends. */
function heightOf(element: HTMLElement): number {
  const {height} = element.getBoundingClientRect();
  running.get(element)?.animation.cancel();
  running.delete(element);
  return height;
}

function animate(element: HTMLElement, from: number, to: number, onEnd?: () => void): void {
  const animation = element.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  running.set(element, {animation, isClosing: onEnd !== undefined});
  animation.onfinish = () => {
    running.delete(element);
    onEnd?.();
  };
}

/** In milliseconds: as the framework's own collapsible parts take. */
function durationOf(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const size = height / 36;
  return Math.round((4 + 15 * size ** 0.25 + size / 5) * 10);
}
