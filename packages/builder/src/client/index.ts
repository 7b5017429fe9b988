/** What the shell knows of the request builder: it waits for a reader who wants to edit a sample, or comes by a link to an edited one. */
import {openIsland} from '@paydocs/static-pages/shell/island';
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
  note?.remove();
  button.setAttribute('aria-busy', 'true');
  const end = (): void => {
    if (isCurrent()) button.removeAttribute('aria-busy');
  };
  openIsland({
    load: () => import(/* webpackChunkName: "island-form" */ './open'),
    prepare: ({openBuilder}) => openBuilder(),
    show: end,
    text: message('formFailed'),
    isWanted: isCurrent,
    tell: (told) => {
      end();
      note = told;
      button.parentElement?.after(note);
    },
    retry: () => {
      button.focus();
      open(button);
    },
  });
}
