const ELEMENTS_PER_FRAME = 10;

/** Waits until the browser has painted the next frame. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Changes styles that all elements inherit. Main content below the viewport gets them after the next frame, because
 * styling a long page takes too long for one.
 *
 * @param change - changes the styles
 */
export async function restyleVisibleFirst(change: () => void): Promise<void> {
  const parts = [...document.querySelectorAll('main')].flatMap(findPartsBelow);
  const heights = parts.map(({offsetHeight}) => `${offsetHeight}px`);
  parts.forEach(({style}, index) => {
    style.contentVisibility = 'hidden';
    style.containIntrinsicHeight = heights[index]!;
  });
  change();
  await waitForPaint();
  for (const {style} of parts) style.contentVisibility = style.containIntrinsicHeight = '';
}

function findPartsBelow(parent: Element): HTMLElement[] {
  // To measure the content of a closed element, browsers would lay it out.
  if (parent.matches('details:not([open])')) return [];
  return ([...parent.children] as HTMLElement[]).flatMap((child) => {
    const {top, bottom} = child.getBoundingClientRect();
    if (bottom <= window.innerHeight) return [];
    return top > window.innerHeight ? [child] : findPartsBelow(child);
  });
}

/**
 * Changes elements a few at a time, in a frame each. In the first frame, only one changes, so the reader sees a result
 * before the others cost time.
 *
 * @param elements - elements in the order in which they change
 * @param change - changes an element
 */
export async function changeInFrames<T>(elements: readonly T[], change: (element: T) => void): Promise<void> {
  const others = [...elements];
  for (let count = 1; others.length > 0; count = ELEMENTS_PER_FRAME) {
    others.splice(0, count).forEach(change);
    await waitForPaint();
  }
}
