/** Whether this is a built site: the preview is rendered by React, whose router leads to other pages. */
// eslint-disable-next-line no-restricted-properties -- the bundler puts a text here; browsers have no environment
export const isBuilt = process.env.NODE_ENV === 'production';
