import {inTime} from '@paydocs/core/inTime';
import {askFor} from './ask';
import {pageOf} from './intent';
import {message} from './messages';
import {isPlainClick} from './plainClick';
import {hideProgress, showProgress} from './progress';

/** The way to a page, until the reader goes elsewhere. */
let asking: AbortController | undefined;
/** The page that is in the document: a reader may have gone back to another before this ran. */
const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname;

/**
 * Follows links to pages of the site once the host has the page: no reader is left for the browser's own error page.
 *
 * @param event - a click that nobody has dealt with
 */
export function followOnClick(event: MouseEvent): void {
  const {target} = event;
  if (event.defaultPrevented || !isPlainClick(event) || pageOf(target, window.location.pathname) === undefined) return;
  event.preventDefault();
  navigate((target as Element).closest('a')!.href);
}

/**
 * Goes to a page of the site, or says in the place of the current one why it can't be had.
 *
 * @param href - its URL
 */
export function navigate(href: string): void {
  let isTold = false;
  showProgress();
  void open(href, () => (isTold ? reopen() : window.location.assign(href))).catch((error: unknown) => {
    console.error(href, error);
    isTold = true;
    window.history.pushState(null, '', href);
    showFailure(error);
  });
}

/** Follows readers who go back and forward past a page that couldn't be had, and come back to one that the browser kept. */
export function followHistory(): void {
  const follow = (): void => {
    if (window.location.pathname !== loaded) void open(window.location.href, reopen).catch(showFailure);
  };
  follow();
  window.addEventListener('popstate', () => {
    giveUp();
    hideFailure();
    follow();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) giveUp();
  });
}

/** Waits for a page. What the reader has given up is neither opened nor told of. */
async function open(href: string, go: () => void): Promise<void> {
  asking?.abort();
  const {signal} = (asking = new AbortController());
  const answer = askFor(href, signal).then(() => {
    if (!signal.aborted) go();
  });
  try {
    await inTime(answer);
  } catch (error) {
    if (signal.aborted) return;
    hideProgress();
    throw error;
  }
}

function giveUp(): void {
  asking?.abort();
  hideProgress();
}

/** The browser has just got the page; only where the URL names a place on it, it must ask again. */
function reopen(): void {
  const {location} = window;
  if (location.hash) location.reload();
  else location.replace(location.href);
}

let shown: HTMLElement | undefined;
/** What stood between the bar and the footer, while a failure stands there. */
let page: HTMLElement | undefined;

/** A host that responds tells its status; without one, it is the network. */
function showFailure(error: unknown): void {
  hideFailure();
  const {status} = error as {status?: number};
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] =>
    Object.assign(document.createElement(name), {textContent: text});
  const retry = Object.assign(make('button', message('retry')), {
    type: 'button',
    className: 'button button--primary',
    onclick: () => {
      alert.replaceWith(Object.assign(make('p', message('loading')), {role: 'status'}));
      void open(window.location.href, reopen).catch(showFailure);
    },
  });
  const way = make('p', '');
  way.append(retry);
  const alert = Object.assign(make('div', ''), {role: 'alert'});
  alert.append(
    make('h1', message(status === 404 ? 'pageGone' : 'pageFailed')),
    ...(status === undefined ? [make('p', message('checkNetwork')), make('code', String(error))] : []),
    ...(status === undefined ? [] : [make('p', message('pageStatus').replace('{status}', String(status)))]),
    way,
  );
  shown = Object.assign(make('main', ''), {className: 'container margin-vert--xl'});
  shown.append(alert);
  page = document.querySelector<HTMLElement>('.main-wrapper') ?? undefined;
  page?.replaceWith(shown);
  window.scrollTo({top: 0, behavior: 'instant'});
}

function hideFailure(): void {
  if (page) shown?.replaceWith(page);
  shown = undefined;
  page = undefined;
}
