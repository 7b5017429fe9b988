/** What @docusaurus/utils-common exports, without its own list of exports; only what belongs to blogs is missing. */
export * from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export * from '@docusaurus/utils-common/lib/errorUtils';
export * from '@docusaurus/utils-common/lib/stringUtils';
