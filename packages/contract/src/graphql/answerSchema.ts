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
import {NAMED, type Named} from '../rest/properties';
import {fragmentOf} from './fragment';
import type {GraphqlOperation} from './operation';

/** An error of GraphQL (specification of October 2021, section 7.1.2). */
const ERRORS: Schema = {
  type: 'array',
  items: {
    [NAMED]: 'graphql:errors',
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
 * @param schema - the GraphQL API
 * @param operation - what is asked
 * @returns a JSON Schema of the whole answer: `data` with what is asked for, and `errors`
 */
export function answerSchema(schema: GraphQLSchema, operation: GraphqlOperation): Named | undefined {
  const root = schema.getRootType(operation.definition.operation);
  if (!root) return undefined;
  const data = objectSchema(schema, operation, root, [operation.definition.selectionSet]);
  return {name: 'graphql:answer', schema: {type: 'object', properties: {data, errors: ERRORS}}};
}

function objectSchema(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
): Schema {
  const properties = Object.create(null) as Record<string, Schema>;
  const named = getNamedType(type);
  const collect = (on: typeof named, set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const field = 'getFields' in on ? on.getFields()[name] : undefined;
        if (name === '__typename') properties[selection.alias?.value ?? name] = {type: 'string'};
        if (!field || !('type' in field)) continue;
        const sets = selection.selectionSet ? [selection.selectionSet] : [];
        properties[selection.alias?.value ?? name] = valueSchema(
          schema,
          operation,
          field.type as GraphQLOutputType,
          sets,
        );
      } else {
        const fragment = fragmentOf(schema, operation, selection, on);
        if (fragment) collect(getNamedType(fragment.type), fragment.set);
      }
    }
  };
  for (const set of selections) collect(named, set);
  return {[NAMED]: `graphql:${named.name}`, type: 'object', properties};
}

function valueSchema(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
): Schema {
  if (isNonNullType(type)) return valueSchema(schema, operation, type.ofType, selections);
  if (isListType(type)) return {type: 'array', items: valueSchema(schema, operation, type.ofType, selections)};
  if (isEnumType(type)) return {[NAMED]: `graphql:${type.name}`, enum: type.getValues().map(({name}) => name)};
  return isLeafType(type) ? {} : objectSchema(schema, operation, type, selections);
}
