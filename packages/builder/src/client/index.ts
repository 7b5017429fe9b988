/** What the shell knows of the request builder: it waits for a reader who wants to edit a sample, or comes by a link to an edited one. */
import {inTime} from '@paydocs/core/inTime';
import {isOutdated} from '@paydocs/core/isOutdated';
import {failureNote, renew} from '@paydocs/static-pages/shell/failure';
import {message} from '@paydocs/static-pages/shell/messages';
import {onPageShown} from '@paydocs/static-pages/shell/pageShown';

const BUTTON = '[data-edit]';

/** The URL that was looked at last. */
let shown: string | undefined;

document.addEventListener('click', ({target}) => {
  const button = (target as Element).closest<HTMLElement>(BUTTON);
  if (button) open(button);
});
window.addEventListener('hashchange', openLinked);
onPageShown(() => {
  // The form, too, puts something into the page.
  if (window.location.href === shown) return;
  shown = window.location.href;
  openLinked();
});

/** Opens the form when the page's URL holds a request. */
function openLinked(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (button && window.location.hash.startsWith('#request=')) open(button);
}

let attempts = 0;
let note: HTMLElement | undefined;

function open(button: HTMLElement): void {
  const attempt = (attempts += 1);
  const isCurrent = (): boolean => attempt === attempts;
  const hideNote = (): void => note?.remove();
  let hasCode = false;
  const opened = import(/* webpackChunkName: "island-form" */ './open').then(({openBuilder}) => {
    hasCode = true;
    return openBuilder();
  });
  button.setAttribute('aria-busy', 'true');
  inTime(opened)
    .catch(async (error: unknown) => {
      console.error(error);
      const retry = (): void => {
        hideNote();
        button.focus();
        void renew(error).then(() => open(button));
      };
      // The browser doesn't ask twice for code that it waits for: only a page that is loaded anew gets it.
      const isHanging = !hasCode && error instanceof DOMException;
      const told = failureNote({
        text: message('formFailed'),
        outdated: await isOutdated(),
        retry: isHanging ? undefined : retry,
      });
      if (!isCurrent()) return;
      hideNote();
      note = told;
      button.parentElement?.after(note);
    })
    .finally(() => {
      if (isCurrent()) button.removeAttribute('aria-busy');
    });
  // Also when it comes after it was told of.
  opened.then(hideNote, () => undefined);
}
