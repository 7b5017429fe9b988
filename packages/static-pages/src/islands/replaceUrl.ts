/**
 * Changes the page's URL without a step in the history. Where the browser refuses, which Safari does after a hundred
 * changes in half a minute, the URL stays as it is until the next change.
 *
 * @param url - the new one
 */
export function replaceUrl(url: string): void {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch (error) {
    console.warn("The page's URL doesn't change.", error);
  }
}
