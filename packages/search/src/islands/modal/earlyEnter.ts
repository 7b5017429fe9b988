/** Time in milliseconds without changes after which results are final. Results for a partial query may come first. */
const DEBOUNCE_MS = 150;

/**
 * Opens the first result for a reader who presses Enter before there are results, because DocSearch ignores the key.
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
    timer = setTimeout(openResult, DEBOUNCE_MS);
  });
  observer.observe(modal, {subtree: true, childList: true, attributeFilter: ['aria-selected']});
  const onKeyDown = ({key, target, isComposing, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): void => {
    const isEnter = key === 'Enter' && !isComposing && !(altKey || ctrlKey || metaKey || shiftKey);
    // In the assistant, Enter sends a question.
    const isSearch = target instanceof HTMLInputElement && target.closest('[data-assistant]') === null;
    isWaiting = isEnter && isSearch && target.value !== '' && !findResult();
  };
  const stop = (): void => {
    isWaiting = false;
  };
  // In the capture phase, because DocSearch stops the propagation of the event when it opens a result.
  modal.addEventListener('keydown', onKeyDown, true);
  for (const type of ['input', 'pointerdown']) modal.addEventListener(type, stop, true);
  return () => {
    stop();
    observer.disconnect();
  };
}
