/** Style sheets that are asked for before the code that needs them is there. */
import {LAST_SELECTOR} from '../siteData';

/** How long a style sheet may take to come; in milliseconds. */
const PATIENCE = 8000;

const styles = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * @param href - address of a style sheet of search
 * @returns when it is there; fails when it takes too long or is cut off, too. The next call after a failure tries again
 */
export function loadStyles(href: string): Promise<void> {
  const loaded =
    styles.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      const fail = (reason: unknown): void => {
        clearTimeout(timer);
        styles.delete(href);
        failed.add(href);
        link.remove();
        reject(new Error(`${href} couldn't be loaded (${String(reason)}).`));
      };
      const timer = setTimeout(fail, PATIENCE, 'timeout');
      link.onload = () => {
        if (!isWhole(link)) return fail('cut off');
        clearTimeout(timer);
        resolve();
      };
      link.onerror = () => fail('error');
      // What came in vain is not taken from what the browser has kept.
      const renewed = failed.has(href)
        ? fetch(href, {cache: 'reload', signal: AbortSignal.timeout(PATIENCE)})
        : Promise.resolve();
      renewed.then(() => document.head.append(link), fail);
    });
  styles.set(href, loaded);
  return loaded;
}

function isWhole({sheet}: HTMLLinkElement): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1];
  return last instanceof CSSStyleRule && last.selectorText === LAST_SELECTOR;
}
