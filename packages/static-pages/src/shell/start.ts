/** The only script that each static page loads. It adds listeners immediately, and updates the page once it's parsed. */
import {guarded} from '@paydocs/core/guarded';
import {isBuilt} from '../isBuilt';
import {markContents} from './contents';
import {reveal} from './disclosure';
import {installShell} from './index';
import {tellMissingEnd, tellMissingStyles, waitForEnd} from './missing';
import {closeMobileMenu} from './mobileMenu';
import {followHistory, followOnClick} from './navigation';
import {announcePage, onPageShown} from './pageShown';
import {showStoredChoices} from './picker';
import {prefetchOnIntent} from './prefetch';
import {markSections} from './sections';
import {keepSidebarPosition} from './sidebar';

/** Loads the consent banner's code on demand, because few sites use analytics. */
function loadConsent(): void {
  if (!document.querySelector('[data-consent]')) return;
  import(/* webpackChunkName: "consent" */ './consent').then(({followConsent}) => followConsent()).catch(console.error);
}

const updatePage = (): void => {
  for (const update of [
    closeMobileMenu,
    showStoredChoices,
    () => reveal(window.location.hash),
    keepSidebarPosition,
    markContents,
    markSections,
    loadConsent,
    ...(isBuilt ? [tellMissingEnd] : []),
  ])
    guarded(update)();
  document.documentElement.dataset.shell = 'ready';
  document.querySelector('[data-missing="code"]')?.setAttribute('hidden', '');
};

guarded(installShell)();
onPageShown(updatePage);
if (isBuilt) {
  guarded(waitForEnd)();
  window.addEventListener('load', guarded(tellMissingStyles));
  // Last, so that other handlers can handle a click first.
  window.addEventListener('click', followOnClick);
  guarded(followHistory)();
  guarded(prefetchOnIntent)();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', announcePage);
// Runs after the shell's other modules have added their listeners.
else queueMicrotask(announcePage);
