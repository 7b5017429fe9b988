/** How long the end of a page may take; in milliseconds. */
const TIMEOUT_MS = 6000;

const sheets = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

const tell = (what: string, isMissing = true): void =>
  document.querySelectorAll<HTMLElement>(`[data-missing="${what}"]`).forEach((note) => (note.hidden = !isMissing));

function isEmpty({sheet}: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Says that a page, which works, has been cut off on its way. */
export function tellMissingEnd(): void {
  tell('end', !document.querySelector('[data-page-end]'));
}

/** Says so, too, of a page whose end doesn't come. */
export function waitForEnd(): void {
  setTimeout(() => document.readyState === 'loading' && tellMissingEnd(), TIMEOUT_MS);
}

/** Says that the page lacks its look; of HTML in the place of a style sheet, some browsers say that it is there. */
export function tellMissingStyles(): void {
  if (sheets().some((link) => link.media === '' && isEmpty(link))) tell('styles');
}
