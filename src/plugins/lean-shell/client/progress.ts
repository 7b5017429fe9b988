import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import {configure} from 'nprogress';
import {pageOf} from './intent';

// The library's own bar has a role that does not exist.
configure({template: '<div class="bar"><div class="peg"></div></div>', barSelector: '.bar'});

type Update = Parameters<NonNullable<typeof progressBar.onRouteUpdate>>[0];

let stop: (() => void) | void;

/**
 * The theme's progress bar, when the browser takes its time to load another page: as when the router
 * loads one.
 */
function showProgress(pathname: string): void {
  stop?.();
  stop = progressBar.onRouteUpdate?.({
    location: {pathname},
    previousLocation: {pathname: window.location.pathname},
  } as Update);
}

/**
 * Loads a page that the router doesn't know.
 *
 * @param href - its address
 * @param replace - whether the current page leaves the history
 */
export function loadPage(href: string, replace: boolean): void {
  showProgress(new URL(href, window.location.href).pathname);
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

/**
 * Shows the progress also for links that the browser follows by itself. The router's links come by
 * {@link loadPage}.
 *
 * @param window - where to listen
 */
export function showProgressOfLinks(window: Window): void {
  window.addEventListener('click', (event) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const pathname = pageOf(event.target, window.location.pathname);
    if (pathname !== undefined) showProgress(pathname);
  });
  // The reader comes back to a page that the browser has kept.
  window.addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    stop?.();
    progressBar.onRouteDidUpdate?.({} as Parameters<NonNullable<typeof progressBar.onRouteDidUpdate>>[0]);
  });
}
