/** Time in milliseconds for which the results have to stay the same: those of a part of the query may come first. */
const STABLE_MS = 150;

/**
 * Opens the first result for a reader who pressed Enter before there was one. DocSearch ignores that key.
 *
 * @param modal - element of the modal
 * @param isSubmitted - whether the reader pressed Enter before the modal opened
 * @returns a function that stops waiting
 */
export function openResultAfterEnter(modal: HTMLElement, isSubmitted: boolean): () => void {
  let isWaiting = isSubmitted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const findResult = (): HTMLAnchorElement | null =>
    modal.querySelector<HTMLAnchorElement>('.DocSearch-Hit[aria-selected="true"] a');
  const openResult = (): void => {
    if (isWaiting) findResult()?.click();
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(openResult, STABLE_MS);
  });
  observer.observe(modal, {subtree: true, childList: true, attributeFilter: ['aria-selected']});
  // Before DocSearch, which opens the result if there is one.
  const onKeyDown = ({key, target, isComposing}: KeyboardEvent): void => {
    isWaiting =
      key === 'Enter' && !isComposing && target instanceof HTMLInputElement && target.value !== '' && !findResult();
  };
  const stop = (): void => {
    isWaiting = false;
  };
  modal.addEventListener('keydown', onKeyDown, true);
  modal.addEventListener('input', stop, true);
  return () => {
    stop();
    observer.disconnect();
  };
}
