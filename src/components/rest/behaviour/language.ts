const KEY = 'site.language';
const EVENT = 'site:language';

/** @returns the reader's choice of programming language, from this or an earlier visit */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
    return null;
  }
}

/** Remembers the language and tells all tabs of the site about it. */
export function chooseLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // See above.
  }
  window.dispatchEvent(new CustomEvent(EVENT, {detail: language}));
}

/**
 * @param listener - called with the language when it is chosen here or in another window
 * @returns a function that stops it
 */
export function onLanguage(listener: (language: string) => void): () => void {
  const chosen = (event: Event): void => listener((event as CustomEvent<string>).detail);
  const stored = (event: StorageEvent): void => {
    if (event.key === KEY && event.newValue) listener(event.newValue);
  };
  window.addEventListener(EVENT, chosen);
  window.addEventListener('storage', stored);
  return () => {
    window.removeEventListener(EVENT, chosen);
    window.removeEventListener('storage', stored);
  };
}
