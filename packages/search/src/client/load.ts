/** Style sheets that are asked for before the code that needs them is there. */
import {RetryError} from '../contract';
import {LAST_SELECTOR} from '../siteData';

const styles = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * @param href - address of a style sheet of search
 * @returns when it is there; fails when it is cut off, too. The next call after a failure tries again
 */
export function loadStyles(href: string): Promise<void> {
  const loaded =
    styles.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      const fail = (reason: unknown): void => {
        styles.delete(href);
        failed.add(href);
        link.remove();
        reject(new RetryError(`${href} couldn't be loaded (${String(reason)}).`, {reason: 'styles'}));
      };
      link.onload = () => (isWhole(link) ? resolve() : fail('cut off'));
      link.onerror = () => fail('error');
      // What came in vain is not taken from what the browser has kept.
      const renewed = failed.has(href) ? fetch(href, {cache: 'reload'}) : Promise.resolve();
      renewed.then(() => document.head.append(link), fail);
    });
  styles.set(href, loaded);
  return loaded;
}

function isWhole({sheet}: HTMLLinkElement): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1];
  return last instanceof CSSStyleRule && last.selectorText === LAST_SELECTOR;
}
