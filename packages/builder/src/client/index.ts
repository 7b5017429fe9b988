/**
 * A client module of Docusaurus, part of every page: it waits for a reader who wants to edit a sample, or comes by a
 * link to an edited one. The rest is loaded then.
 */
import {guarded} from '@paydocs/core/guarded';
import {inTime} from '@paydocs/core/inTime';
import {hideFailure, showFailure} from './failure';

const BUTTON = '[data-edit]';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>(BUTTON);
    if (button) open(button);
  });
  window.addEventListener('hashchange', openLinked);
}

/** Opens the form when the page's URL holds a request. */
export const onRouteDidUpdate = guarded(openLinked);

function openLinked(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (button && window.location.hash.startsWith('#request=')) open(button);
}

let attempts = 0;

function open(button: HTMLElement): void {
  const attempt = (attempts += 1);
  const isCurrent = (): boolean => attempt === attempts;
  const retry = (): void => {
    hideFailure();
    button.focus();
    open(button);
  };
  let hasCode = false;
  const opened = import('./open').then(({openBuilder}) => {
    hasCode = true;
    return openBuilder();
  });
  button.setAttribute('aria-busy', 'true');
  inTime(opened)
    .catch((error: unknown) => {
      console.error(error);
      // The browser doesn't ask twice for code that it waits for: only a page that is loaded anew gets it.
      const isHanging = !hasCode && error instanceof DOMException;
      return showFailure(button, isCurrent, isHanging ? undefined : () => void renew(error).then(retry));
    })
    .finally(() => {
      if (isCurrent()) button.removeAttribute('aria-busy');
    });
  // Also when it comes after it was told of.
  opened.then(hideFailure, () => undefined);
}

/** Has the browser ask again for a script, as the bundler's error names it, that it may have kept although it is none. */
async function renew(error: unknown): Promise<void> {
  const {request} = error as {request?: unknown};
  if (typeof request === 'string') await inTime(fetch(request, {cache: 'reload'})).catch(() => undefined);
}
