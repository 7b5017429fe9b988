/** Timeout of a page's end and styles, in milliseconds. */
const TIMEOUT_MS = 6000;

/** Checks for a style sheet that hasn't loaded. Some browsers accept HTML as an empty style sheet. */
const isStyleMissing = (media: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.media === media && isEmpty(link),
  );

/**
 * Displays or hides notices about missing parts of the page.
 *
 * @param kind - `code`, `styles`, or `end`
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
export function reportMissingEnd(): void {
  toggleNotice('end', !document.querySelector('[data-page-end]'));
}

/**
 * Displays a notice if a style sheet hangs. `missingCodeScript` has disabled such a style sheet, so that the page
 * renders.
 */
export function reportHangingStyles(): void {
  if (isStyleMissing('print')) toggleNotice('styles');
}

/** Displays a notice if the end of the page or a style sheet doesn't arrive in time. */
export function waitForFiles(): void {
  setTimeout(() => {
    if (document.readyState === 'loading') reportMissingEnd();
    reportHangingStyles();
  }, TIMEOUT_MS);
}

/** Displays a notice if styles are missing. Call it after everything has loaded or failed. */
export function reportMissingStyles(): void {
  toggleNotice('styles', isStyleMissing(''));
}
