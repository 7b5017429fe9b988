/** Starts the shell. Adds listeners immediately, and updates the page after it's parsed. */
import {catchErrors} from '@paydocs/core/client';
import {isProduction} from '../isProduction';
import {highlightTableOfContents} from './contents';
import {revealTarget} from './disclosure';
import {installShell} from './index';
import {reportHangingStyles, reportTruncatedPage, reportMissingStyles, toggleNotice, reportLateFiles} from './missing';
import {closeMobileMenu} from './mobileMenu';
import {watchHistory, navigateOnClick} from './navigation';
import {notifyPageChange, onPageChange} from './pageChange';
import {applyStoredChoices} from './picker';
import {prefetchOnIntent} from './prefetch';
import {highlightCurrentSection} from './sections';
import {restoreSidebarPosition} from './sidebar';

/** Loads the consent banner's code on demand, because few sites use analytics. */
function loadConsent(): void {
  if (!document.querySelector('[data-consent]')) return;
  import('./consent').then(({requestConsent}) => requestConsent()).catch(console.error);
}

/** Loads the code of a glossary's filter when a reader types in it, because few pages have a filter. */
function loadEntryFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-entry-filter]');
  const load = (): void =>
    void import('./entryFilter').then(({filterEntries}) => filterEntries(field!)).catch(console.error);
  // The reader may have typed before the shell arrived.
  if (field?.value) load();
  else field?.addEventListener('input', load, {once: true});
}

const {dataset} = document.documentElement;

const updatePage = (): void => {
  for (const update of [
    // A reader may have opened the menu while the page was loading.
    () => dataset.shell && closeMobileMenu(),
    applyStoredChoices,
    () => revealTarget(window.location.hash),
    restoreSidebarPosition,
    highlightTableOfContents,
    highlightCurrentSection,
    loadConsent,
    loadEntryFilter,
    ...(isProduction ? [reportTruncatedPage, reportHangingStyles] : []),
  ])
    catchErrors(update)();
  dataset.shell = 'ready';
  toggleNotice('code', false);
};

catchErrors(installShell)();
onPageChange(updatePage);
if (isProduction) {
  catchErrors(reportLateFiles)();
  window.addEventListener('load', catchErrors(reportMissingStyles));
  // Last, so that other handlers can handle a click first.
  window.addEventListener('click', navigateOnClick);
  catchErrors(watchHistory)();
  catchErrors(prefetchOnIntent)();
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', notifyPageChange);
// Runs after the shell's other modules have added their listeners.
else queueMicrotask(notifyPageChange);
