/**
 * Changes the page's URL without a new history entry. If the browser refuses, as Safari does after a hundred changes in half
 * a minute, the URL stays unchanged until the next change.
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
