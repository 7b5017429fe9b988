/** Functions for the components of pages. */
export {formatIndexTitle, getLabels, useDocumentTitle} from './documentTitle';
export {isBuilt} from './isBuilt';
export {isPagePath} from './isPagePath';
export {getShellMessages} from './messages';
export {guardHashes} from './shell/decodableHash';
