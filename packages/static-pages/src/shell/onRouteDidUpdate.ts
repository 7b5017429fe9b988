/** A client module of Docusaurus: it tells when a page, the first or a later one, is in the document. */
import {guarded} from '@paydocs/core/guarded';
import {reveal} from './disclosure';
import {showStoredChoices} from './picker';
import {mendHash} from './readableHash';

// Client modules are loaded before the router begins to listen. On the server there is no window.
if (typeof window !== 'undefined') window.addEventListener('popstate', mendHash);

/** Puts a page that has just been shown into the state that reader and address ask for. */
export const onRouteDidUpdate = guarded((): void => {
  showStoredChoices();
  reveal(window.location.hash);
});
