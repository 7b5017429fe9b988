/** Exports for pages and checks, which look up operations, schemas, and types in parsed specifications. */
export * from './counterparts';
export * from './graphql/connections';
export * from './openapi/conditions';
export * from './openapi/document';
export * from './openapi/errorData';
export * from './openapi/fact';
export * from './openapi/flatten';
export * from './openapi/formatValue';
export * from './openapi/operations';
export * from './openapi/servers';
export * from './openapi/pointer';
export * from './openapi/typeLabel';
export * from './readSource';
