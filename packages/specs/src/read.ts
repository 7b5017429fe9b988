/** Reads, joins, and validates the files of the specifications, and collects the error codes with their texts. */
export * from './graphql/domains';
export * from './graphql/introspection';
export * from './graphql/joinSchema';
export * from './openapi/bundle';
export * from './openapi/errors';
