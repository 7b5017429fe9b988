import {readStored, store} from '@paydocs/core/client';

/** A choice for all tabs of a group. The group of code samples' languages is `language`. */
export interface Choice {
  group: string;
  value: string;
}

/** Prefix of a choice's storage key, before the name of the group. */
export const TABS_KEY = 'site.tabs.';
const CHOICE_EVENT = 'site:choice';

/** @returns the reader's choice in a group, from this visit or an earlier one */
export const readStoredChoice = (group: string): string | null => readStored(TABS_KEY + group);

/** Stores a choice and notifies all tabs of the site. */
export function setChoice(choice: Choice): void {
  store(TABS_KEY + choice.group, choice.value);
  window.dispatchEvent(new CustomEvent(CHOICE_EVENT, {detail: choice}));
}

/**
 * Registers a listener for choices.
 *
 * @param listener - called with each choice that is made here or in another window
 */
export function onChoice(listener: (choice: Choice) => void): void {
  window.addEventListener(CHOICE_EVENT, (event) => listener((event as CustomEvent<Choice>).detail));
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(TABS_KEY) && newValue) listener({group: key.slice(TABS_KEY.length), value: newValue});
  });
}
