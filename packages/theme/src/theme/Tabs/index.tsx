/**
 * Replacement of @docusaurus/theme-classic (7fe3d248). Reason: the theme's tabs bring script to every page that has
 * some; these are complete HTML, and follow the same choice of language as the REST reference.
 */
export {default} from '../../components/Tabs';
