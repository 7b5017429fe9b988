/** Announced changes to the APIs, and the history of their releases. */
export * from './feed';
export * from './history';
export * from './read';
export * from './types';
