/** A client module of Docusaurus in the preview: the shell, and the first page, which React makes there. */
import './shell/start';

export {announcePage as onRouteDidUpdate} from './shell/pageShown';
