/** Timeout, in milliseconds, for the end of the page and its style sheets. */
const TIMEOUT_MS = 6000;

/** Checks whether a style sheet with this `media` value hasn't loaded. An empty one counts as missing, too. */
const isStyleMissing = (media: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.media === media && isEmpty(link),
  );

/**
 * Displays or hides the notices about a missing part of the page.
 *
 * @param kind - missing part: `code`, `styles`, or `end`
 * @param isMissing - whether to display the notices
 */
export const toggleNotice = (kind: string, isMissing = true): void =>
  document.querySelectorAll<HTMLElement>(`[data-missing="${kind}"]`).forEach((note) => (note.hidden = !isMissing));

function isEmpty({sheet}: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Displays a notice if the end of the page is missing because its HTML was truncated. */
export function reportTruncatedPage(): void {
  toggleNotice('end', !document.querySelector('[data-page-end]'));
}

/**
 * Displays a notice if a style sheet hangs. To unblock rendering, `missingCodeScript` has set its `media` to `print`.
 */
export function reportHangingStyles(): void {
  if (isStyleMissing('print')) toggleNotice('styles');
}

/** Displays a notice if the end of the page or a style sheet doesn't arrive in time. */
export function reportLateFiles(): void {
  setTimeout(() => {
    if (document.readyState === 'loading') reportTruncatedPage();
    reportHangingStyles();
  }, TIMEOUT_MS);
}

/** Displays a notice if a style sheet is missing, or hides it. Call it after all files have loaded or failed. */
export function reportMissingStyles(): void {
  toggleNotice('styles', isStyleMissing(''));
}
