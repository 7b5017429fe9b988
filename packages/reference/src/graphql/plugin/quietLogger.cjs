/** The logger of the generation, for @graphql-markdown: what is wrong is told, its progress is not. */
module.exports = {info() {}, warn: (text) => console.warn(text), error: (text) => console.error(text)};
