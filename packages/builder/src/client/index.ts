/**
 * A client module of Docusaurus, part of every page: it waits for a reader who wants to edit a sample, or comes by a
 * link to an edited one. The rest is loaded then.
 */
import {translate} from '@docusaurus/Translate';

const BUTTON = '[data-edit]';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>(BUTTON);
    if (button) open(button);
  });
  window.addEventListener('hashchange', openLinked);
}

/** Opens the form when the page's URL holds a request. */
export function onRouteDidUpdate(): void {
  openLinked();
}

function openLinked(): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (button && window.location.hash.startsWith('#request=')) open(button);
}

function open(button: HTMLElement): void {
  import('./open')
    .then(({openBuilder}) => openBuilder(button))
    .catch((error: unknown) => {
      console.error(error);
      button.dataset.copied = translate({id: 'paydocs.builder.failed', message: 'The form didn’t load. Try again.'});
    });
}
