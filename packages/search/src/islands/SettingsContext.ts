import {createContext, use} from 'react';
import type {SearchSettings} from '../settings';

/** Context of the search settings. */
export const SettingsContext = createContext<SearchSettings | undefined>(undefined);

/** @returns the search settings of the island */
export function useSettings(): SearchSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A search component is outside an island.');
  return settings;
}
