/** Exports that read, join, and validate specification files, and collect their error codes. */
export * from './graphql/domains';
export * from './graphql/introspection';
export * from './graphql/joinSchema';
export * from './openapi/bundle';
export * from './openapi/errors';
