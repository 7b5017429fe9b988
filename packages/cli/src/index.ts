/** Parts of the commands that other tools and tests use. */
export * from './report';
export * from './serve/assertPortAvailable';
export * from './site/load';
export * from './site/specifications';
export * from './snippets/exampleSchema';
export * from './snippets/signature';
export * from './try/projectCopy';
export * from './hosting/rules/responses';
export * from './hosting/hosts';
export * from './hosting/rules/hosting';
