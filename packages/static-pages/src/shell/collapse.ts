/** Running animations, so that a click during an animation continues from its current state. */
const runningAnimations = new WeakMap<Element, {animation: Animation; isClosing: boolean}>();

/**
 * Opens or closes a `details` element with an animation whose duration depends on the height of its content.
 *
 * @param target - the clicked element
 * @returns whether the target was the summary of such an element; if so, the browser must not toggle it
 */
export function toggleOnClick(target: Element): boolean {
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!summary || !(details instanceof HTMLDetailsElement) || details.querySelector(':scope > summary') !== summary)
    return false;
  // A menu overlays the page, so nothing moves to make room for it.
  if (details.matches('[data-popup]')) return false;
  const control = target.closest('a, button, input, select, textarea, label');
  if (control && summary.contains(control)) return false;
  if (details.open && !runningAnimations.get(details)?.isClosing) close(details);
  else animateChange(details, () => (details.open = true));
  return true;
}

/** Closes the element after the animation, because its content must be there until it's out of sight. */
function close(details: HTMLDetailsElement): void {
  const from = measureHeight(details);
  details.open = false;
  const to = details.offsetHeight;
  details.open = true;
  animate(details, from, to, () => (details.open = false));
}

/**
 * Animates an element to its new height.
 *
 * @param element - the element that contains the change
 * @param change - changes the content
 */
export function resize(element: HTMLElement, change: () => void): void {
  // An element that is closing continues to close.
  if (runningAnimations.get(element)?.isClosing) change();
  else animateChange(element, change);
}

function animateChange(element: HTMLElement, change: () => void): void {
  const from = measureHeight(element);
  change();
  animate(element, from, element.offsetHeight);
}

/** Returns the current visible height, and cancels a running animation. */
function measureHeight(element: HTMLElement): number {
  const {height} = element.getBoundingClientRect();
  runningAnimations.get(element)?.animation.cancel();
  runningAnimations.delete(element);
  return height;
}

function animate(element: HTMLElement, from: number, to: number, onEnd?: () => void): void {
  const animation = element.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: getDuration(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  runningAnimations.set(element, {animation, isClosing: onEnd !== undefined});
  animation.onfinish = () => {
    runningAnimations.delete(element);
    onEnd?.();
  };
}

/** Returns the duration in milliseconds, by the same formula as the framework's own collapsible elements. */
function getDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const size = height / 36;
  return Math.round((4 + 15 * size ** 0.25 + size / 5) * 10);
}
