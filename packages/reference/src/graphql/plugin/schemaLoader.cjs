const fs = require('node:fs');
const {buildSchema} = require('graphql');

/**
 * Schema loader for @graphql-markdown/docusaurus, which imports this file without compilation. It reads a schema from
 * one file with the parser of the `graphql` package. @graphql-tools/graphql-file-loader 8.x looks up names in plain
 * objects, and fails at types named `constructor` or `toString`.
 */
exports.SchemaLoader = class {
  /**
   * Loads a schema.
   *
   * @param {string} file - path of the schema's SDL
   * @returns the schema in the format of @graphql-tools/load
   */
  async load(file) {
    return [{location: file, schema: buildSchema(fs.readFileSync(file, 'utf8'))}];
  }
};
