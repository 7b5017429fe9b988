/** Exports that generate the pages of both references. */
export * from './common/mdx';
export * from './graphql/plugin/generate';
export * from './graphql/pageNames';
export * from './graphql/urls';
export * from './rest/generate';
export * from './rest/reference';
export * from './rest/urls';
