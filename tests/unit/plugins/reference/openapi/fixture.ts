import type {FieldData, SchemaData} from '../../../../../src/lib/restData';
import {pageContext} from '../../../../../src/plugins/reference/openapi/context';
import type {PageOptions} from '../../../../../src/plugins/reference/openapi/context';
import type {OpenApiDocument, Operation, Schema} from '../../../../../src/plugins/reference/openapi/document';
import {schemaTree} from '../../../../../src/plugins/reference/openapi/fields';
import type {TreeOptions} from '../../../../../src/plugins/reference/openapi/fields';

export const options: PageOptions = {
  pageUrl: {
    schema: (name) => `/schemas/${name.toLowerCase()}/`,
    operation: (key) => `/operations/${key.match(/\w+/g)?.join('-')}/`,
    tag: (name) => `/tags/${name}/`,
  },
  apiKeyVariable: 'ACME_API_KEY',
};

/** @returns a small document with these schemas and operations */
export function documentOf(schemas: Record<string, Schema> = {}, rest: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {title: 'Test', version: '1'},
    servers: [{url: 'https://api.example/v1/'}],
    ...rest,
    components: {schemas, ...rest.components},
  };
}

/** @returns a document with one operation, `POST /things/{id}` */
export function withOperation(operation: Operation, rest: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return documentOf({}, {paths: {'/things/{id}': {post: {operationId: 'things_make', summary: 'Make a thing', ...operation}}}, ...rest});
}

/** @returns the tree of a schema with the prefix `body` */
export function treeOf(schema: Schema, schemas: Record<string, Schema> = {}, more: Partial<TreeOptions> = {}): SchemaData {
  return schemaTree(pageContext(documentOf(schemas), options), schema, {prefix: 'body', ...more});
}

/** @returns the field at a path of names, through fields and alternatives */
export function fieldAt(tree: SchemaData, ...names: string[]): FieldData {
  const [name, ...rest] = names;
  const inside = [tree, ...(tree.choices?.flatMap(({alternatives}) => alternatives) ?? [])];
  const field = inside.flatMap(({fields}) => fields ?? []).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field ${String(name)}.`);
  return rest.length > 0 ? fieldAt(field, ...rest) : field;
}
