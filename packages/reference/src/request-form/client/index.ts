/** Shell module that opens the request form when a reader edits a sample, or follows a link to an edited one. */
import {openIsland, getMessage, onPageChange} from '@paydocs/static-pages/shell';

const BUTTON_SELECTOR = '[data-edit]';

/** Last URL that was handled. */
let handledUrl: string | undefined;

document.addEventListener('click', ({target}) => {
  const button = (target as Element).closest<HTMLElement>(BUTTON_SELECTOR);
  if (button) openForm(button);
});
window.addEventListener('hashchange', openFormFromUrl);
onPageChange(() => {
  // The form also adds elements to the page.
  if (window.location.href === handledUrl) return;
  handledUrl = window.location.href;
  openFormFromUrl();
});

/** Opens the form if the page's URL contains a request. */
function openFormFromUrl(): void {
  const button = document.querySelector<HTMLElement>(BUTTON_SELECTOR);
  if (button && window.location.hash.startsWith('#request=')) openForm(button);
}

let attempts = 0;
let note: HTMLElement | undefined;

function openForm(button: HTMLElement): void {
  const attempt = (attempts += 1);
  const isCurrent = (): boolean => attempt === attempts;
  note?.remove();
  button.setAttribute('aria-busy', 'true');
  const clearBusy = (): void => {
    if (isCurrent()) button.removeAttribute('aria-busy');
  };
  openIsland({
    load: () => import('./open'),
    prepare: ({showRequestForm}) => showRequestForm(),
    show: clearBusy,
    message: getMessage('formFailed'),
    isWanted: isCurrent,
    showError: (errorNote) => {
      clearBusy();
      note = errorNote;
      button.parentElement?.after(note);
    },
    retry: () => {
      button.focus();
      openForm(button);
    },
  });
}
