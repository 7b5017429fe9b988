/** A client module of Docusaurus, for what knows no router: it tells the shell that another page is in the document. */
import {mendHash} from './shell/readableHash';

export {announcePage as onRouteDidUpdate} from './shell/pageShown';

// The router, which begins later, must hear of a URL when it can be decoded.
if (typeof window !== 'undefined') window.addEventListener('popstate', mendHash);
