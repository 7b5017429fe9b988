/** True in a built site. In the preview, React renders pages and its router handles navigation. */
// eslint-disable-next-line no-restricted-properties -- the bundler inlines a string here; browsers have no environment
export const isProduction = process.env.NODE_ENV === 'production';
