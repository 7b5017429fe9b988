/** Style sheets that are asked for before the code that needs them is there. */
import {RetryError} from '../contract';
import {LAST_SELECTOR} from '../siteData';

const styles = new Map<string, Promise<void>>();
const failed = new Set<string>();

/**
 * Gives up waiting for a style sheet: the next call of {@link loadStyles} asks for it anew. If it comes, it is taken all the
 * same.
 *
 * @param href - its address
 * @returns an error that says so
 */
export function giveUpStyles(href: string): RetryError {
  styles.delete(href);
  failed.add(href);
  return new RetryError(`${href} doesn't come.`, {reason: 'styles'});
}

/**
 * @param href - address of a style sheet of search
 * @returns when it is there; fails when it is cut off, too. The next call after a failure tries again
 */
export function loadStyles(href: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const loaded = (failed.has(href) ? renew(href) : link(href)).catch((reason: unknown) => {
    if (styles.get(href) === loaded) styles.delete(href);
    failed.add(href);
    throw new RetryError(`${href} couldn't be loaded (${String(reason)}).`, {reason: 'styles'});
  });
  styles.set(href, loaded);
  return loaded;
}

function link(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    const fail = (reason: string): void => {
      element.remove();
      reject(new Error(reason));
    };
    element.onload = () => (isWhole(element.sheet) ? resolve() : fail('cut off'));
    element.onerror = () => fail('error');
    document.head.append(element);
  });
}

/** What came in vain is not taken from what the browser has kept; nor by a link, which would wait for one that hangs. */
async function renew(href: string): Promise<void> {
  const response = await fetch(href, {cache: 'reload'});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  if (!isWhole(sheet)) throw new Error('cut off');
  document.adoptedStyleSheets.push(sheet);
}

function isWhole(sheet: CSSStyleSheet | null): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1];
  return last instanceof CSSStyleRule && last.selectorText === LAST_SELECTOR;
}
