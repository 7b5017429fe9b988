import {readStored, store} from '@paydocs/core/storage';

/** A choice that holds for all tabs of a group: the language of code samples is the group `language`. */
export interface Choice {
  group: string;
  value: string;
}

const PREFIX = 'site.tabs.';
const EVENT = 'site:choice';

/** @returns the reader's choice in a group, from this or an earlier visit */
export const storedChoice = (group: string): string | null => readStored(PREFIX + group);

/** Remembers a choice and tells all tabs of the site about it. */
export function choose(choice: Choice): void {
  store(PREFIX + choice.group, choice.value);
  window.dispatchEvent(new CustomEvent(EVENT, {detail: choice}));
}

/** @param listener - called with a choice when it is made here or in another window */
export function onChoice(listener: (choice: Choice) => void): void {
  window.addEventListener(EVENT, (event) => listener((event as CustomEvent<Choice>).detail));
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(PREFIX) && newValue) listener({group: key.slice(PREFIX.length), value: newValue});
  });
}
