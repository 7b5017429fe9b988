const fs = require('node:fs');
const {buildSchema} = require('graphql');

/**
 * A loader of @graphql-markdown/docusaurus, which imports this file as it is: reads a schema from one file with
 * GraphQL's own parser. That of @graphql-tools/graphql-file-loader 8.x looks names up in plain objects, and
 * stops at a type named `constructor` or `toString`.
 */
exports.SchemaLoader = class {
  /**
   * @param {string} file - path of a schema
   * @returns the schema, as @graphql-tools/load wants it
   */
  async load(file) {
    return [{location: file, schema: buildSchema(fs.readFileSync(file, 'utf8'))}];
  }
};
