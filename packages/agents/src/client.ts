/** For components. */
export * from './markdown/markdownPath';
