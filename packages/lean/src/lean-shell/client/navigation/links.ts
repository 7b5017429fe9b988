import {pageOf} from './intent';
import {giveUpLoading} from './load';

/**
 * Takes over the links to pages of the site that the browser would follow by itself. The router's links
 * come by its history (`history.ts`).
 *
 * @param window - where to listen
 * @param baseUrl - path below which the site is served
 * @param load - loads an address
 * @returns a function that takes it back
 */
export function loadPlainLinks(window: Window, baseUrl: string, load: (href: string) => void): () => void {
  const click = (event: MouseEvent): void => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!pageOf(event.target, window.location.pathname)?.startsWith(baseUrl)) return;
    const {pathname, search, hash} = (event.target as Element).closest('a')!;
    event.preventDefault();
    load(`${pathname}${search}${hash}`);
  };
  // The reader comes back to a page that the browser has kept.
  const show = ({persisted}: PageTransitionEvent): void => {
    if (persisted) giveUpLoading();
  };
  window.addEventListener('click', click);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('click', click);
    window.removeEventListener('pageshow', show);
  };
}
