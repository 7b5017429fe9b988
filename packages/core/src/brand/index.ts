/** Validation of a brand. */
export * from './complete';
export * from './files';
export * from './schema';
