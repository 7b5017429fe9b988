/** A Docusaurus client module, for code that doesn't know the router: it notifies the shell when the page has changed. */
import {fixHash} from './shell/decodableHash';

export {notifyPageChange as onRouteDidUpdate} from './shell/pageChange';

// The router registers its listener later, so it sees only a URL that can be decoded.
if (typeof window !== 'undefined') window.addEventListener('popstate', fixHash);
