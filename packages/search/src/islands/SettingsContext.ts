import {createContext, use} from 'react';
import type {SearchSettings} from '../settings';

export const SettingsContext = createContext<SearchSettings | undefined>(undefined);

/** @returns the settings of search that the island was shown with */
export function useSettings(): SearchSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A search component is outside an island.');
  return settings;
}
