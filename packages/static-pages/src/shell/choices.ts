import {readStored, store} from '@paydocs/core/storage';

/** A choice that holds for all tabs of a group: the language of code samples is the group `language`. */
export interface Choice {
  group: string;
  value: string;
}

/** Before the name of a group: the key of its stored choice. */
export const TABS_KEY = 'site.tabs.';
const EVENT = 'site:choice';

/** @returns the reader's choice in a group, from this or an earlier visit */
export const storedChoice = (group: string): string | null => readStored(TABS_KEY + group);

/** Remembers a choice and tells all tabs of the site about it. */
export function choose(choice: Choice): void {
  store(TABS_KEY + choice.group, choice.value);
  window.dispatchEvent(new CustomEvent(EVENT, {detail: choice}));
}

/** @param listener - called with a choice when it is made here or in another window */
export function onChoice(listener: (choice: Choice) => void): void {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Choice>).detail));
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(TABS_KEY) && newValue) listener({group: key.slice(TABS_KEY.length), value: newValue});
  });
}
