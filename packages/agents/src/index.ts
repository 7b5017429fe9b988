/** Pages and collections, as other packages need them. */
export * from './collections/names';
export * from './markdown/history';
export * from './markdown/plugin/pages';
export * from './markdown/types';
