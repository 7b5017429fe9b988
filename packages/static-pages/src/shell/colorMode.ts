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
  store(mode === SYSTEM ? null : mode);
  return true;
}

/**
 * Follows the choice made in another window, and the system's mode where it is chosen.
 *
 * @returns a function that stops it
 */
export function followColorMode(): () => void {
  const stored = ({key, newValue}: StorageEvent): void => {
    if (key === KEY && /^(?:light|dark)$/.test(newValue ?? '')) apply(newValue!);
    else if (key === KEY && newValue === null && canFollowSystem()) apply(SYSTEM);
  };
  const changed = (): void => {
    if (document.documentElement.dataset.themeChoice === SYSTEM) apply(SYSTEM);
  };
  const system = prefersDark();
  window.addEventListener('storage', stored);
  system.addEventListener('change', changed);
  return () => {
    window.removeEventListener('storage', stored);
    system.removeEventListener('change', changed);
  };
}

const canFollowSystem = (): boolean => document.querySelector(`[data-color-modes~="${SYSTEM}"]`) !== null;

function apply(mode: string): void {
  const {dataset} = document.documentElement;
  dataset.theme = mode === SYSTEM ? (prefersDark().matches ? 'dark' : 'light') : mode;
  dataset.themeChoice = mode;
}

/** Stores the choice, and tells the theme's provider as a change in another window would: pages with React follow it. */
function store(newValue: string | null): void {
  try {
    const oldValue = localStorage.getItem(KEY);
    if (newValue === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: KEY, oldValue, newValue, storageArea: localStorage}));
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
