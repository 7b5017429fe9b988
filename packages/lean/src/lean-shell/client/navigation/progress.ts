import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import {configure} from 'nprogress';

// The library's own bar has a role that does not exist.
configure({template: '<div class="bar"><div class="peg"></div></div>', barSelector: '.bar'});

type Update = Parameters<NonNullable<typeof progressBar.onRouteUpdate>>[0];

let stop: (() => void) | void;

/**
 * The theme's progress bar, when the browser takes its time to load another page: as when the router
 * loads one.
 *
 * @param pathname - address of the page
 */
export function showProgress(pathname: string): void {
  stop?.();
  stop = progressBar.onRouteUpdate?.({
    location: {pathname},
    previousLocation: {pathname: window.location.pathname},
  } as Update);
}

/** Takes the progress bar away. */
export function endProgress(): void {
  stop?.();
  stop = undefined;
  progressBar.onRouteDidUpdate?.({} as Parameters<NonNullable<typeof progressBar.onRouteDidUpdate>>[0]);
}
