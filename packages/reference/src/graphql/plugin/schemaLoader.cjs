const fs = require('node:fs');
const {buildSchema} = require('graphql');

/**
 * A schema loader for @graphql-markdown/docusaurus, which imports this file without compilation. It reads a schema from
 * one file with the parser of the `graphql` package. @graphql-tools/graphql-file-loader 8.x looks names up in plain
 * objects, and fails at a type named `constructor` or `toString`.
 */
exports.SchemaLoader = class {
  /**
   * @param {string} file - path of a schema
   * @returns the schema in the format of @graphql-tools/load
   */
  async load(file) {
    return [{location: file, schema: buildSchema(fs.readFileSync(file, 'utf8'))}];
  }
};
