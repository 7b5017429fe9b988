import {readStored, store} from '@paydocs/core/storage';
import siteStorage from '@generated/site-storage';

/** The key of the theme's stored choice. */
const KEY = `theme${siteStorage.namespace}`;
const SYSTEM = 'system';
const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/**
 * @param modes - what the switch goes through, in order
 * @param current - what is chosen
 * @returns what the switch leads to
 */
export const nextColorMode = (modes: readonly string[], current: string | undefined): string =>
  modes[(modes.indexOf(current ?? '') + 1) % modes.length] ?? 'light';

/** Chooses the next color mode of `[data-color-modes]`. @returns true if the click was on such a button */
export function switchOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-color-modes]');
  if (!button) return false;
  const modes = button.dataset.colorModes?.split(' ') ?? [];
  const mode = nextColorMode(modes, document.documentElement.dataset.themeChoice);
  apply(mode);
  remember(mode === SYSTEM ? null : mode);
  return true;
}

/** Follows the choice made in another window, and the system's mode where it is chosen. */
export function followColorMode(): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === KEY && /^(?:light|dark)$/.test(newValue ?? '')) apply(newValue!);
    else if (key === KEY && newValue === null && canFollowSystem()) apply(SYSTEM);
  });
  prefersDark().addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === SYSTEM) apply(SYSTEM);
  });
}

const canFollowSystem = (): boolean => document.querySelector(`[data-color-modes~="${SYSTEM}"]`) !== null;

function apply(mode: string): void {
  const {dataset} = document.documentElement;
  dataset.theme = mode === SYSTEM ? (prefersDark().matches ? 'dark' : 'light') : mode;
  dataset.themeChoice = mode;
}

/** Stores the choice, and tells the theme's provider as a change in another window would: pages with React follow it. */
function remember(newValue: string | null): void {
  const oldValue = readStored(KEY);
  if (!store(KEY, newValue)) return;
  window.dispatchEvent(new StorageEvent('storage', {key: KEY, oldValue, newValue, storageArea: localStorage}));
}
