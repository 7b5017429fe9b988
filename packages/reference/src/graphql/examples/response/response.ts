import {
  execute,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {removePrototypes} from '@paydocs/core/client';
import type {DocumentedIds} from '../values/ids';
import {hasNoPossibleTypes} from './selection';
import {createLeafValue, type Json} from '../values/values';

/**
 * Executes an operation with realistic values.
 *
 * @param schema - valid schema
 * @param document - one operation that's valid in the schema
 * @param variables - values of the operation's variables
 * @param ids - IDs to use in values
 * @returns the `data` of the response
 * @throws Error if the operation can't be executed with these variables
 */
export function createResponseData(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, Json> | undefined,
  ids?: DocumentedIds,
): Record<string, Json> {
  const result = execute({
    schema,
    document,
    variableValues: removePrototypes(variables),
    contextValue: ids,
    fieldResolver: resolveField,
    typeResolver: (_value, _context, info, type) => {
      // Choose the first possible type with a fragment.
      const names = info.fieldNodes
        .flatMap(({selectionSet}) => selectionSet?.selections ?? [])
        .flatMap((selection) =>
          selection.kind === 'InlineFragment' && selection.typeCondition ? [selection.typeCondition.name.value] : [],
        );
      const possible = info.schema.getPossibleTypes(type).map(({name}) => name);
      return names.find((name) => possible.includes(name)) ?? possible[0];
    },
  });
  if ('then' in result) throw new TypeError('The response must be synchronous.');
  if (result.errors || !result.data) throw new Error(result.errors?.map(({message}) => message).join(' ') ?? 'no data');
  return JSON.parse(JSON.stringify(result.data)) as Record<string, Json>;
}

const resolveField: GraphQLFieldResolver<unknown, DocumentedIds | undefined> = (_source, _args, ids, info) => {
  const {fieldName: name, parentType, schema, returnType} = info;
  const {description} = parentType.getFields()[name] ?? {};
  const createValue = (type: GraphQLOutputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) {
      return hasNoPossibleTypes(schema, getNamedType(inner)) ? [] : [createValue(inner.ofType as GraphQLOutputType)];
    }
    if (isLeafType(inner)) {
      return createLeafValue(inner as GraphQLLeafType, {name, description, parent: parentType.name, ids});
    }
    return hasNoPossibleTypes(schema, inner as GraphQLNamedType) ? null : {};
  };
  return createValue(returnType);
};
