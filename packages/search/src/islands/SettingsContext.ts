import {createContext, use} from 'react';
import type {SearchSettings} from '../settings';

/** React context with the search settings; `undefined` outside an island. */
export const SettingsContext = createContext<SearchSettings | undefined>(undefined);

/**
 * Reads the search settings from the context.
 *
 * @returns the settings of the island
 * @throws Error outside an island
 */
export function useSettings(): SearchSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A search component is outside an island.');
  return settings;
}
