/** Functions that other packages use: the names of collections, and the dates of changes. */
export * from './collections/names';
export * from './markdown/history';
