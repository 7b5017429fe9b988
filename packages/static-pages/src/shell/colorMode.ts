import {writeStoredValue} from '@paydocs/core/client';
import siteStorage from '@generated/site-storage';
import {restyleVisibleFirst} from './paintFirst';

/** The theme's storage key for the chosen mode. */
const STORAGE_KEY = `theme${siteStorage.namespace}`;
const SYSTEM = 'system';
const getDarkModeQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/**
 * Returns the color mode after the current one. The first mode follows the last.
 *
 * @param modes - modes that the switch cycles through, in order
 * @param current - the chosen mode
 */
export const getNextColorMode = (modes: readonly string[], current: string | undefined): string =>
  modes[(modes.indexOf(current ?? '') + 1) % modes.length] ?? 'light';

/** Switches to the next color mode if the click was on a `[data-color-modes]` button. Returns whether it was. */
export function switchColorModeOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-color-modes]');
  if (!button) return false;
  const modes = button.dataset.colorModes?.split(' ') ?? [];
  const mode = getNextColorMode(modes, document.documentElement.dataset.themeChoice);
  applyMode(mode);
  storeMode(mode === SYSTEM ? null : mode);
  return true;
}

/** Applies color modes that the reader chooses in another window and, in system mode, changes of the system's mode. */
export function watchColorMode(): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === STORAGE_KEY && /^(?:light|dark)$/.test(newValue ?? '')) applyMode(newValue!);
    else if (key === STORAGE_KEY && newValue === null && canFollowSystem()) applyMode(SYSTEM);
  });
  getDarkModeQuery().addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === SYSTEM) applyMode(SYSTEM);
  });
}

const canFollowSystem = (): boolean => document.querySelector(`[data-color-modes~="${SYSTEM}"]`) !== null;

function applyMode(mode: string): void {
  const {dataset} = document.documentElement;
  const theme = mode === SYSTEM ? (getDarkModeQuery().matches ? 'dark' : 'light') : mode;
  dataset.themeChoice = mode;
  // The storage event in `storeMode` applies the same mode again.
  if (dataset.theme !== theme) void restyleVisibleFirst(() => (dataset.theme = theme));
}

/** Stores the chosen mode, and dispatches a storage event, which updates the theme's provider on pages with React. */
function storeMode(newValue: string | null): void {
  if (writeStoredValue(STORAGE_KEY, newValue))
    window.dispatchEvent(new StorageEvent('storage', {key: STORAGE_KEY, newValue, storageArea: localStorage}));
}
