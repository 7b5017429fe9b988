/** Functions for theme components, which also run in browsers. */
export * from './markdown/markdownPath';
