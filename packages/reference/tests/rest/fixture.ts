import type {RestFieldData, SchemaData} from '../../src/data/rest';
import {createPageContext} from '../../src/rest/context';
import type {PageOptions} from '../../src/rest/context';
import type {OpenApiDocument, Operation, Schema} from '@paydocs/specs';
import {createSchemaTree} from '../../src/rest/fields/fields';
import type {TreeOptions} from '../../src/rest/fields/fields';

export const options: PageOptions = {
  pageUrl: {
    schema: (name) => `/schemas/${name.toLowerCase()}/`,
    operation: (key) => `/operations/${key.match(/\w+/g)?.join('-')}/`,
    tag: (name) => `/tags/${name}/`,
  },
  apiKeyVariable: 'ACME_API_KEY',
};

/** @returns a small document with these schemas and other properties */
export function createDocument(
  schemas: Record<string, Schema> = {},
  rest: Partial<OpenApiDocument> = {},
): OpenApiDocument {
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
  return createDocument(
    {},
    {paths: {'/things/{id}': {post: {operationId: 'things_make', summary: 'Make a thing', ...operation}}}, ...rest},
  );
}

/** @returns the field tree of a schema, with IDs that start with `body` */
export function createTree(
  schema: Schema,
  schemas: Record<string, Schema> = {},
  more: Partial<TreeOptions> = {},
): SchemaData {
  return createSchemaTree(createPageContext(createDocument(schemas), options), schema, {prefix: 'body', ...more});
}

/** @returns the field at a path of names, also within alternatives */
export function findField(tree: SchemaData, ...names: string[]): RestFieldData {
  const [name, ...rest] = names;
  const branches = [tree, ...(tree.choices?.flatMap(({alternatives}) => alternatives) ?? [])];
  const field = branches.flatMap(({fields}) => fields ?? []).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There's no field ${String(name)}.`);
  return rest.length > 0 ? findField(field, ...rest) : field;
}

/** Schema of errors whose codes have causes and solutions. */
export const Failure = {
  type: 'object',
  properties: {
    code: {
      type: 'string',
      enum: ['gone', 'busy', 'rare'],
      'x-errors': {
        gone: {status: 404, cause: 'It is `gone`.', cure: 'Make a new one.'},
        busy: {status: 409, cause: 'Busy.', cure: 'Wait.'},
        rare: {status: 500, cause: 'Rare.'},
      },
    },
    message: {type: 'string'},
    requestId: {type: 'string'},
    path: {type: 'string'},
  },
};

/** @returns a response with the schema {@link Failure}, and this code as its example */
export const createErrorResponse = (code: string) => ({
  description: 'No.',
  content: {'application/json': {schema: {$ref: '#/components/schemas/Failure'}, example: {code}}},
});
