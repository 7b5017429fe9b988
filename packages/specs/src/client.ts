/** Exports that run in browsers: they don't import Node.js modules. */
export * from './graphql/connections';
export * from './openapi/document';
export * from './openapi/errorData';
export * from './openapi/fact';
export * from './openapi/flatten';
export * from './openapi/formatValue';
export * from './openapi/pointer';
export * from './openapi/typeLabel';
