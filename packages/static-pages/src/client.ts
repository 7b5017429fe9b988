/** A client module of Docusaurus: tells the shell, which knows no router, that another page is in the document. */
import {announcePage} from './shell/pageShown';

export function onRouteDidUpdate({previousLocation}: {previousLocation: unknown}): void {
  // The shell has seen the page that the server made.
  if (previousLocation !== null) announcePage();
}
