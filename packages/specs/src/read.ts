/** Reads, joins, and validates the files of the specifications. */
export * from './graphql/domains';
export * from './graphql/introspection';
export * from './graphql/joinSchema';
export * from './openapi/bundle';
export * from './openapi/errors';
