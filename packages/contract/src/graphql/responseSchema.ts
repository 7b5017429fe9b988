import {
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type {Schema} from '../rest/document';
import {NAME_KEYWORD, type NamedSchema} from '../rest/properties';
import {resolveFragment} from './fragment';
import type {GraphqlOperation} from './operation';

/** JSON Schema of the errors in a GraphQL response (specification of October 2021, section 7.1.2). */
const ERRORS_SCHEMA: Schema = {
  type: 'array',
  items: {
    [NAME_KEYWORD]: 'graphql:errors',
    type: 'object',
    properties: {
      message: {type: 'string'},
      path: {type: 'array'},
      locations: {type: 'array'},
      extensions: {additionalProperties: true},
    },
  },
};

/**
 * Creates the schema of a response.
 *
 * @param schema - GraphQL schema
 * @param operation - requested operation
 * @returns JSON Schema of the whole response body; `undefined` if the API has no operations of this kind
 */
export function createResponseSchema(schema: GraphQLSchema, operation: GraphqlOperation): NamedSchema | undefined {
  const root = schema.getRootType(operation.definition.operation);
  if (!root) return undefined;
  const data = createObjectSchema(schema, operation, root, [operation.definition.selectionSet]);
  return {name: 'graphql:answer', schema: {type: 'object', properties: {data, errors: ERRORS_SCHEMA}}};
}

function createObjectSchema(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
): Schema {
  const properties = Object.create(null) as Record<string, Schema>;
  const named = getNamedType(type);
  const collect = (parentType: typeof named, selectionSet: SelectionSetNode): void => {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const field = 'getFields' in parentType ? parentType.getFields()[name] : undefined;
        if (name === '__typename') properties[selection.alias?.value ?? name] = {type: 'string'};
        if (!field || !('type' in field)) continue;
        const sets = selection.selectionSet ? [selection.selectionSet] : [];
        properties[selection.alias?.value ?? name] = createValueSchema(
          schema,
          operation,
          field.type as GraphQLOutputType,
          sets,
        );
      } else {
        const fragment = resolveFragment(schema, operation, selection, parentType);
        if (fragment) collect(getNamedType(fragment.type), fragment.set);
      }
    }
  };
  for (const selectionSet of selections) collect(named, selectionSet);
  return {[NAME_KEYWORD]: `graphql:${named.name}`, type: 'object', properties};
}

function createValueSchema(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
): Schema {
  if (isNonNullType(type)) return createValueSchema(schema, operation, type.ofType, selections);
  if (isListType(type)) return {type: 'array', items: createValueSchema(schema, operation, type.ofType, selections)};
  if (isEnumType(type)) return {[NAME_KEYWORD]: `graphql:${type.name}`, enum: type.getValues().map(({name}) => name)};
  return isLeafType(type) ? {} : createObjectSchema(schema, operation, type, selections);
}
