/** Modules for browsers: they need no module of Node. */
export * from './graphql/connections';
export * from './openapi/document';
export * from './openapi/errorData';
export * from './openapi/fact';
export * from './openapi/flatten';
export * from './openapi/formatValue';
export * from './openapi/typeLabel';
