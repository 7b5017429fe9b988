/** Elements whose closing is animated. */
const closing = new WeakSet<Element>();

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
  toggle(details);
  return true;
}

/** Opens or closes an element. During an animation, this continues from the current height. */
function toggle(details: HTMLDetailsElement): void {
  const from = details.getBoundingClientRect().height;
  for (const animation of details.getAnimations()) animation.cancel();
  const isOpening = closing.delete(details) || !details.open;
  details.open = isOpening;
  const to = details.offsetHeight;
  // The content of a closing element must be there until it's out of sight.
  details.open = true;
  if (!isOpening) closing.add(details);
  const animation = details.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: getDuration(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  animation.onfinish = () => {
    if (closing.delete(details)) details.open = false;
  };
}

/** Returns the duration in milliseconds, by the same formula as the framework's own collapsible elements. */
function getDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const size = height / 36;
  return Math.round((4 + 15 * size ** 0.25 + size / 5) * 10);
}
