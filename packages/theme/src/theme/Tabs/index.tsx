/**
 * Replacement of @docusaurus/theme-classic (7fe3d248). Reasons: the original's tabs need React in the browser, and
 * these are static HTML; and these share the reader's choice of language with the REST reference.
 */
export {default} from '../../components/Tabs';
