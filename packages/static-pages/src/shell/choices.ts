import {readStoredValue, writeStoredValue} from '@paydocs/core/client';

/** A reader's choice for all tabs of a group. The group of sample languages is `language`. */
export interface TabChoice {
  group: string;
  value: string;
}

/** Prefix of a choice's storage key, before the name of the group. */
export const TABS_KEY_PREFIX = 'site.tabs.';

/** Returns the value that the reader chose in a group, in this visit or an earlier one, or null if there's none. */
export const readStoredChoice = (group: string): string | null => readStoredValue(TABS_KEY_PREFIX + group);

/** Stores a choice for later visits and other windows. Returns whether the browser has stored it. */
export const storeChoice = ({group, value}: TabChoice): boolean => writeStoredValue(TABS_KEY_PREFIX + group, value);

/**
 * Registers a listener for choices that are made in another window.
 *
 * @param listener - called with each choice
 */
export function onStoredChoiceChange(listener: (choice: TabChoice) => void): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(TABS_KEY_PREFIX) && newValue)
      listener({group: key.slice(TABS_KEY_PREFIX.length), value: newValue});
  });
}
