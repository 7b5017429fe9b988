import {readStored, store} from '@paydocs/core/client';

/** A choice for all tabs of a group. The group of code samples' languages is `language`. */
export interface Choice {
  group: string;
  value: string;
}

/** Prefix of a choice's storage key, before the name of the group. */
export const TABS_KEY = 'site.tabs.';

/** @returns the reader's choice in a group, from this visit or an earlier one */
export const readStoredChoice = (group: string): string | null => readStored(TABS_KEY + group);

/** Stores a choice, for later visits and other windows. */
export const storeChoice = ({group, value}: Choice): boolean => store(TABS_KEY + group, value);

/**
 * Registers a listener for choices that are made in another window.
 *
 * @param listener - called with each choice
 */
export function onChoiceElsewhere(listener: (choice: Choice) => void): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(TABS_KEY) && newValue) listener({group: key.slice(TABS_KEY.length), value: newValue});
  });
}
