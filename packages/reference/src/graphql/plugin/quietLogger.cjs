/** Logger for @graphql-markdown, which logs warnings and errors, but no progress. */
module.exports = {info() {}, warn: (text) => console.warn(text), error: (text) => console.error(text)};
