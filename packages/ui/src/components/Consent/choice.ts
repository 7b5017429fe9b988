const KEY = 'site.analytics';

/** What the reader said about analytics; `undefined` before they said anything. */
export type Choice = 'granted' | 'denied' | undefined;

/** The stored choice. Storage that is blocked or holds something else counts as no choice. */
export function readChoice(): Choice {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined; // blocked by the browser's settings: ask again on the next visit
  }
}

/** Keeps a choice for later visits, where the browser allows it. */
export function saveChoice(choice: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    return; // blocked or full: the choice holds until the page is left
  }
}
