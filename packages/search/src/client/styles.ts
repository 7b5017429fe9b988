/** Loads style sheets before the code that needs them is loaded. */
import {END_SELECTOR} from '../siteData';

/** An error of a style sheet, which the shell reports before the modal opens. */
export class StylesError extends Error {}

const stylePromisesByHref = new Map<string, Promise<void>>();
const failedStyleHrefs = new Set<string>();

/**
 * Records that a style sheet couldn't be loaded, so that the next call to {@link loadStyles} requests it again. If the
 * first response arrives later, it's still applied.
 *
 * @param href - URL of the style sheet
 * @param cause - error from the request
 * @returns the error to report
 */
export function recordStylesError(href: string, cause: unknown): StylesError {
  stylePromisesByHref.delete(href);
  failedStyleHrefs.add(href);
  return new StylesError(`${href} couldn't be loaded (${String(cause)}).`);
}

/**
 * Loads and applies a style sheet. After an error, the next call tries again.
 *
 * @param href - URL of a style sheet of search
 * @throws StylesError if the style sheet can't be loaded or is truncated
 */
export function loadStyles(href: string): Promise<void> {
  const loaded =
    stylePromisesByHref.get(href) ??
    fetchAndApplyStyles(href).catch((error: unknown) => {
      throw recordStylesError(href, error);
    });
  stylePromisesByHref.set(href, loaded);
  return loaded;
}

/** Fetches and applies a style sheet. With a `link` element, browsers wouldn't request a pending style sheet again. */
async function fetchAndApplyStyles(href: string): Promise<void> {
  // After an error, bypasses the browser's cache.
  const response = await fetch(href, {cache: failedStyleHrefs.has(href) ? 'reload' : 'default'});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  const last = sheet.cssRules[sheet.cssRules.length - 1];
  if (!(last instanceof CSSStyleRule && last.selectorText === END_SELECTOR)) throw new Error('cut off');
  document.adoptedStyleSheets.push(sheet);
}
