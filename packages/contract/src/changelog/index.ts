/** Announced changes of the APIs. */
export * from './feed';
export * from './history';
export * from './read';
export * from './types';
