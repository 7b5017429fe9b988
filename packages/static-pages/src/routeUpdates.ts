/** A Docusaurus client module that notifies the shell when the router has changed the page. */
import {makeUrlHashDecodable} from './shell/decodableHash';

export {notifyPageChange as onRouteDidUpdate} from './shell/pageChange';

// The router adds its listener later, so it only reads URLs that can be decoded.
if (typeof window !== 'undefined') window.addEventListener('popstate', makeUrlHashDecodable);
