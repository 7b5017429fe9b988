import {withTimeout} from '@paydocs/core/client';
import {requestPage} from './requestPage';
import {getLinkedPagePath} from './intent';
import {getMessage} from './messages';
import {isPlainClick} from './plainClick';
import {hideProgress, showProgress} from './progress';

/** Controller that aborts the pending page request if the reader opens another page. */
let pendingRequest: AbortController | undefined;

/**
 * Opens a link to a page of the site after the host has returned the page, so that readers don't see the browser's own
 * error page.
 *
 * @param event - a click that no other handler has handled
 */
export function navigateOnClick(event: MouseEvent): void {
  const {target} = event;
  if (
    event.defaultPrevented ||
    !isPlainClick(event) ||
    getLinkedPagePath(target, window.location.pathname) === undefined
  )
    return;
  event.preventDefault();
  navigate((target as Element).closest('a')!.href);
}

/**
 * Opens a page of the site. If it can't be loaded, replaces the content of the current page with an error message.
 *
 * @param href - URL of the page
 */
export function navigate(href: string): void {
  let isErrorVisible = false;
  showProgress();
  void openPage(href, () => (isErrorVisible ? reloadPage() : window.location.assign(href))).catch((error: unknown) => {
    console.error(href, error);
    isErrorVisible = true;
    window.history.pushState(null, '', href);
    showError(error);
  });
}

/**
 * Loads the current URL if the reader goes back or forward to it from an error message, and cancels requests on a page
 * from the back/forward cache.
 */
export function watchHistory(): void {
  // The URL may differ, if the reader went back before this ran.
  const loadedPathname = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname;
  const loadCurrentUrl = (): void => {
    if (window.location.pathname !== loadedPathname) void openPage(window.location.href, reloadPage).catch(showError);
  };
  loadCurrentUrl();
  window.addEventListener('popstate', () => {
    cancelRequest();
    hideError();
    loadCurrentUrl();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) cancelRequest();
  });
}

/** Requests a page, and calls `onLoad` if it can be loaded. Aborts earlier requests, and ignores aborted ones. */
async function openPage(href: string, onLoad: () => void): Promise<void> {
  pendingRequest?.abort();
  const {signal} = (pendingRequest = new AbortController());
  const request = requestPage(href, signal).then(() => {
    if (!signal.aborted) onLoad();
  });
  try {
    await withTimeout(request);
  } catch (error) {
    if (signal.aborted) return;
    hideProgress();
    throw error;
  }
}

function cancelRequest(): void {
  pendingRequest?.abort();
  hideProgress();
}

/** Reloads the page at the current URL. With a fragment, `location.replace` would only jump to the anchor. */
function reloadPage(): void {
  const {location} = window;
  if (location.hash) location.reload();
  else location.replace(location.href);
}

let errorPage: HTMLElement | undefined;
/** Content between the navigation bar and the footer that an error has replaced. */
let replacedContent: HTMLElement | undefined;

/** Replaces the content with an error message. An error without a `status` is a network error. */
function showError(error: unknown): void {
  hideError();
  const {status} = error as {status?: number};
  const createElement = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text: string,
  ): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), {textContent: text});
  const retry = Object.assign(createElement('button', getMessage('retry')), {
    className: 'button button--primary',
    onclick: () => {
      alert.replaceWith(Object.assign(createElement('p', getMessage('loading')), {role: 'status'}));
      void openPage(window.location.href, reloadPage).catch(showError);
    },
  });
  const retryParagraph = createElement('p', '');
  retryParagraph.append(retry);
  const alert = Object.assign(createElement('div', ''), {role: 'alert'});
  alert.append(
    createElement('h1', getMessage(status === 404 ? 'pageGone' : 'pageFailed')),
    ...(status === undefined
      ? [createElement('p', getMessage('checkNetwork')), createElement('code', String(error))]
      : [createElement('p', getMessage('pageStatus').replace('{status}', String(status)))]),
    retryParagraph,
  );
  errorPage = Object.assign(createElement('main', ''), {className: 'container margin-vert--xl'});
  errorPage.append(alert);
  replacedContent = document.querySelector<HTMLElement>('.main-wrapper') ?? undefined;
  replacedContent?.replaceWith(errorPage);
  window.scrollTo({top: 0, behavior: 'instant'});
}

function hideError(): void {
  if (replacedContent) errorPage?.replaceWith(replacedContent);
  errorPage = undefined;
  replacedContent = undefined;
}
