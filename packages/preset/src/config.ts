/** Functions and settings for the configuration of a site, `docusaurus.config.ts`. */
export * from './siteDefaults';
export * from './datedSitemap';
export * from './guideCode';
export * from './searchTheme';
