/**
 * Wrap of @docusaurus/theme-classic 3.10.2. Reason: docusaurus-theme-openapi-docs replaces the
 * tabs of the whole site with its own; this gives guides the classic ones back.
 */
export {default} from '@docusaurus/theme-classic/lib/theme/TabItem';
