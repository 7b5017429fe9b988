/** Functions and types for pages and collections that other packages use. */
export * from './collections/names';
export * from './markdown/history';
export * from './markdown/plugin/pages';
export * from './markdown/types';
