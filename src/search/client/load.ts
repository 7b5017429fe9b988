/** Files that are asked for before the code that reads them is there. */

const styles = new Map<string, Promise<void>>();

/**
 * @param href - address of a style sheet
 * @returns when it is there; the next call after a failure tries again
 */
export function loadStyles(href: string): Promise<void> {
  const loaded =
    styles.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      link.onload = () => resolve();
      link.onerror = () => {
        styles.delete(href);
        link.remove();
        reject(new Error(`${href} could not be loaded.`));
      };
      document.head.append(link);
    });
  styles.set(href, loaded);
  return loaded;
}

/**
 * Asks for data that `fetch` will want.
 *
 * @param href - its address
 */
export function preloadData(href: string): void {
  if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), {rel: 'preload', as: 'fetch', href});
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
