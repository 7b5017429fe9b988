/** A choice that holds for all tabs of a group: the language of code samples is the group `language`. */
export interface Choice {
  group: string;
  value: string;
}

const PREFIX = 'site.tabs.';
const EVENT = 'site:choice';

/** @returns the reader's choice in a group, from this or an earlier visit */
export function storedChoice(group: string): string | null {
  try {
    return localStorage.getItem(PREFIX + group);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
    return null;
  }
}

/** Remembers a choice and tells all tabs of the site about it. */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(PREFIX + choice.group, choice.value);
  } catch {
    // See above.
  }
  window.dispatchEvent(new CustomEvent(EVENT, {detail: choice}));
}

/**
 * @param listener - called with a choice when it is made here or in another window
 * @returns a function that stops it
 */
export function onChoice(listener: (choice: Choice) => void): () => void {
  const chosen = (event: Event): void => listener((event as CustomEvent<Choice>).detail);
  const stored = ({key, newValue}: StorageEvent): void => {
    if (key?.startsWith(PREFIX) && newValue) listener({group: key.slice(PREFIX.length), value: newValue});
  };
  window.addEventListener(EVENT, chosen);
  window.addEventListener('storage', stored);
  return () => {
    window.removeEventListener(EVENT, chosen);
    window.removeEventListener('storage', stored);
  };
}
