/** A Docusaurus client module, for code that doesn't know the router: it notifies the shell when the page has changed. */
import {mendHash} from './shell/readableHash';

export {announcePage as onRouteDidUpdate} from './shell/pageShown';

// The router registers its listener later, so it sees only a URL that can be decoded.
if (typeof window !== 'undefined') window.addEventListener('popstate', mendHash);
