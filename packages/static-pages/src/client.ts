/** Functions for the components of pages. */
export {formatIndexTitle, getSidebarLabels, useDocumentTitle} from './documentTitle';
export {isProduction} from './isProduction';
export {isPagePath} from './isPagePath';
export {getShellMessages} from './messages';
export {patchRouterHistory} from './shell/decodableHash';
