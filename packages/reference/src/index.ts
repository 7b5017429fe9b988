/** Exports for both references: types of page data, sidebars, plugin options, and lookups of IDs. */
export type * from './common/fieldNotes';
export * from './common/history';
export * from './common/names';
export * from './common/sidebarItems';
export * from './data/graphql';
export * from './data/reference';
export * from './data/rest';
export * from './graphql/examples/values/ids';
export * from './graphql/plugin/pluginOptions';
export * from './rest/pages/sidebar';
export * from './rest/pluginOptions';
