/** The line of a message that has the place for what is selected. */
const PLACE = encodeURIComponent('\n…');

/** More characters than mail programs and issue trackers take in an address, encoded, beside the rest of a message. */
const MOST = 400;

/**
 * Puts the selected text into the message of a `[data-report]` link, when a reader is about to follow it: on the click itself,
 * nothing is selected any more.
 *
 * @param event - a pointer that goes down, a key, or a focus
 */
export function quoteSelection({target}: Event): void {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[data-report]');
  if (!link) return;
  link.dataset.report ||= link.href;
  const selected = [...String(window.getSelection()).trim()].slice(0, MOST).join('');
  const place = selected === '' ? PLACE : encodeURIComponent(`\n${selected}`);
  link.href = link.dataset.report.replace(PLACE, () => place);
}
