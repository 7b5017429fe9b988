/** The one script that each static page loads: it listens as soon as it is there, and acts when the page has been read. */
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

/** Few sites measure anything. */
function askForConsent(): void {
  if (!document.querySelector('[data-consent]')) return;
  import(/* webpackChunkName: "consent" */ './consent').then(({followConsent}) => followConsent()).catch(console.error);
}

const showPage = (): void => {
  for (const act of [
    closeMobileMenu,
    showStoredChoices,
    () => reveal(window.location.hash),
    keepSidebarPosition,
    markContents,
    markSections,
    askForConsent,
    ...(isBuilt ? [tellMissingEnd] : []),
  ])
    guarded(act)();
  document.documentElement.dataset.shell = 'ready';
  document.querySelector('[data-missing="code"]')?.setAttribute('hidden', '');
};

guarded(installShell)();
onPageShown(showPage);
if (isBuilt) {
  guarded(waitForEnd)();
  window.addEventListener('load', guarded(tellMissingStyles));
  // Last: what others have dealt with is no way to another page.
  window.addEventListener('click', followOnClick);
  guarded(followHistory)();
  guarded(prefetchOnIntent)();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', announcePage);
// When the other modules of the shell listen, too.
else queueMicrotask(announcePage);
