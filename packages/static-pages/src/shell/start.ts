/** The one script of ours that each page loads: it listens as soon as it is there, and acts when the page has been read. */
import {guarded} from '@paydocs/core/guarded';
import {reveal} from './disclosure';
import {installShell} from './index';
import {onPageShown} from './pageShown';
import {showStoredChoices} from './picker';
import {mendHash} from './readableHash';

const showPage = guarded((): void => {
  showStoredChoices();
  reveal(window.location.hash);
  document.documentElement.dataset.shell = 'ready';
});

// The preview renders client modules on the server, too.
if (typeof document !== 'undefined') {
  guarded(installShell)();
  // The router, which begins later, must hear of a URL when it can be decoded.
  window.addEventListener('popstate', mendHash);
  onPageShown(showPage);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showPage);
  else showPage();
}
