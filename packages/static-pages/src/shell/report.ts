/** The line of the message that the selected text replaces. */
const PLACEHOLDER = encodeURIComponent('\n…');

/** Maximum number of selected characters. Mail programs and issue trackers limit the URL, which also contains the encoded message. */
const MAX_SELECTION_LENGTH = 400;

/**
 * Inserts the selected text into the message of a `[data-report]` link just before the reader follows it, because the click
 * itself clears the selection.
 *
 * @param event - a `pointerdown`, `keydown`, or `focusin` event
 */
export function quoteSelection({target}: Event): void {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[data-report]');
  if (!link) return;
  link.dataset.report ||= link.href;
  const selected = [...String(window.getSelection()).trim()].slice(0, MAX_SELECTION_LENGTH).join('');
  const replacement = selected === '' ? PLACEHOLDER : encodeURIComponent(`\n${selected}`);
  link.href = link.dataset.report.replace(PLACEHOLDER, () => replacement);
}
