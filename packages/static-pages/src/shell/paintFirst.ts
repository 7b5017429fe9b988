const ELEMENTS_PER_FRAME = 10;

/** Waits until the browser has painted the next frame. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Changes styles that all elements inherit. Applies them to the content below the viewport after the next frame, because
 * restyling a long page in one frame takes too long.
 *
 * @param change - function that changes the styles
 */
export async function restyleVisibleFirst(change: () => void): Promise<void> {
  const parts = findElementsBelowViewport(document.body);
  const heights = parts.map(({offsetHeight}) => `${offsetHeight}px`);
  parts.forEach(({style}, index) => {
    style.contentVisibility = 'hidden';
    style.containIntrinsicHeight = heights[index]!;
  });
  change();
  await waitForPaint();
  for (const {style} of parts) style.contentVisibility = style.containIntrinsicHeight = '';
}

function findElementsBelowViewport(parent: Element): HTMLElement[] {
  // To measure the content of a closed element, browsers would lay it out. Inline elements can't be hidden separately.
  if (parent.matches('details:not([open]), p, pre')) return [];
  return ([...parent.children] as HTMLElement[]).flatMap((child) => {
    const {top, bottom} = child.getBoundingClientRect();
    if (bottom <= window.innerHeight) return [];
    return top > window.innerHeight ? [child] : findElementsBelowViewport(child);
  });
}

/**
 * Changes elements in batches, one batch per frame. The first batch has only one element, so that the reader sees a
 * result immediately.
 *
 * @param elements - elements in the order in which they change
 * @param change - function that changes an element
 */
export async function changeInFrames<T>(elements: readonly T[], change: (element: T) => void): Promise<void> {
  const others = [...elements];
  for (let count = 1; others.length > 0; count = ELEMENTS_PER_FRAME) {
    others.splice(0, count).forEach(change);
    await waitForPaint();
  }
}
