/** Timeout of the end of a page, in milliseconds. */
const TIMEOUT_MS = 6000;

const findStyleSheets = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

const toggleNotice = (kind: string, isMissing = true): void =>
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

/** Also reports a page whose end doesn't arrive in time. */
export function waitForEnd(): void {
  setTimeout(() => document.readyState === 'loading' && reportMissingEnd(), TIMEOUT_MS);
}

/** Reports missing styles. Some browsers accept HTML as an empty style sheet. */
export function reportMissingStyles(): void {
  if (findStyleSheets().some((link) => link.media === '' && isEmpty(link))) toggleNotice('styles');
}
