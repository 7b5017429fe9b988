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
 * @param cause - why
 * @returns an error that says so
 */
export function giveUpStyles(href: string, cause: unknown): RetryError {
  styles.delete(href);
  failed.add(href);
  return new RetryError(`${href} couldn't be loaded (${String(cause)}).`, {reason: 'styles'});
}

/**
 * @param href - address of a style sheet of search
 * @returns when it is there; fails when it is cut off, too. The next call after a failure tries again
 */
export function loadStyles(href: string): Promise<void> {
  const loaded =
    styles.get(href) ??
    adopt(href).catch((error: unknown) => {
      throw giveUpStyles(href, error);
    });
  styles.set(href, loaded);
  return loaded;
}

/** Not by a link: a browser doesn't ask twice for one that it waits for. */
async function adopt(href: string): Promise<void> {
  // What came in vain is not taken from what the browser has kept.
  const response = await fetch(href, {cache: failed.has(href) ? 'reload' : 'default'});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  const last = sheet.cssRules[sheet.cssRules.length - 1];
  if (!(last instanceof CSSStyleRule && last.selectorText === LAST_SELECTOR)) throw new Error('cut off');
  document.adoptedStyleSheets.push(sheet);
}
