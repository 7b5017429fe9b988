/** Exports that create code samples of operations in all languages. */
export * from './rest/context';
export * from './rest/pages/authentication';
export * from './rest/samples/body';
export * from './rest/samples/request';
export * from './rest/samples/sampleTabs';
export * from './rest/samples/sampleValue';
export * from './samples';
