/**
 * Changes the page's URL without a new history entry. If the browser throws, as Safari does after 100 changes in 30
 * seconds, logs a warning and leaves the URL unchanged.
 *
 * @param url - the new URL
 */
export function replaceUrl(url: string): void {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch (error) {
    console.warn("The page's URL doesn't change.", error);
  }
}
