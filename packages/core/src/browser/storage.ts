type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads a stored value. Browsers may forbid storage, and throw.
 *
 * @param key - its key
 * @param area - for all visits, or for this tab
 * @returns the value; `null` if there is none, or none can be read
 */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it. If the browser forbids storage or has no room, it lasts as long as the page.
 *
 * @param key - its key
 * @param value - `null` removes it
 * @param area - for all visits, or for this tab
 * @returns whether it is stored
 */
export function store(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
