/** Encoded placeholder in the message, which the selected text replaces. */
const PLACEHOLDER = encodeURIComponent('\n…');

/** Maximum number of quoted characters, because mail programs and issue trackers limit the length of URLs. */
const MAX_SELECTION_LENGTH = 400;

/**
 * Inserts the selected text into the message of a `[data-report]` link before the reader follows it. The click itself
 * would clear the selection.
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
