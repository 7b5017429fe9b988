/** A client module of Docusaurus: it tells when a page, the first or a later one, is in the document. */
import {reveal} from './disclosure';
import {showStoredChoices} from './picker';

/** Puts a page that has just been shown into the state that reader and address ask for. */
export function onRouteDidUpdate(): void {
  showStoredChoices();
  reveal(window.location.hash);
}
