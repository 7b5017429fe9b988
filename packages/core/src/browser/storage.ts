type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Reads a stored value. Browsers may block storage and throw.
 *
 * @param key - key of the value
 * @param area - storage for all visits, or for this tab only
 * @returns stored value; `null` if it doesn't exist or can't be read
 */
export function readStoredValue(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores or removes a value. If the browser blocks storage or has no space, the value lasts only as long as the page.
 *
 * @param key - key of the value
 * @param value - new value; `null` removes it
 * @param area - storage for all visits, or for this tab only
 * @returns whether the change was stored
 */
export function writeStoredValue(key: string, value: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
