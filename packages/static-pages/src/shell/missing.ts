/** Timeout of a page's end and styles, in milliseconds. */
const TIMEOUT_MS = 6000;

/** Checks for a style sheet that hasn't loaded. Some browsers accept HTML as an empty style sheet. */
const isStyleMissing = (media: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.media === media && isEmpty(link),
  );

/**
 * Displays or hides the notices that something is missing.
 *
 * @param kind - `code`, `styles`, or `end`
 * @param isMissing - whether to display them
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

/** Reports that a page, whose script works, was truncated. */
export function reportMissingEnd(): void {
  toggleNotice('end', !document.querySelector('[data-page-end]'));
}

/** Reports a style sheet that hangs: `missingCodeScript` has set it aside, so that the page renders. */
export function reportHangingStyles(): void {
  if (isStyleMissing('print')) toggleNotice('styles');
}

/** Also reports a page whose end or styles don't arrive in time. */
export function waitForFiles(): void {
  setTimeout(() => {
    if (document.readyState === 'loading') reportMissingEnd();
    reportHangingStyles();
  }, TIMEOUT_MS);
}

/** Reports missing styles after everything has loaded or failed. */
export function reportMissingStyles(): void {
  toggleNotice('styles', isStyleMissing(''));
}
