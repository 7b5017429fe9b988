/** Modules for components of pages. */
export {formatIndexTitle, getLabels, useDocumentTitle} from './documentTitle';
export {isBuilt} from './isBuilt';
export {isPage} from './isPage';
export {getShellMessages} from './messages';
export {guardHashes} from './shell/decodableHash';
