import {
  execute,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {isWrapping} from '@paydocs/specs/graphql/connections';
import type {KnownIds} from '../values/ids';
import {hasNoMembers} from './selection';
import {keyOf, sentIn, type Sent} from './sent';
import {leafValue, type Json} from '../values/values';

/**
 * Answers an operation with values such as the service could send.
 *
 * @param schema - a valid schema
 * @param document - one operation, valid in the schema
 * @param variables - what it is sent with
 * @param ids - ids to show
 * @returns the answer's `data`
 * @throws Error when the operation can't be executed with these variables
 */
export function responseTo(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, Json> | undefined,
  ids?: KnownIds,
): Record<string, Json> {
  const result = execute({
    schema,
    document,
    variableValues: withoutPrototypes(variables),
    contextValue: ids,
    fieldResolver: answer,
    typeResolver: (_value, _context, info, type) => {
      // The type that the operation asks most about: the first that it names.
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

/** An object passes on to its fields what was sent about it. */
interface Source {
  sent: Sent | undefined;
}

const answer: GraphQLFieldResolver<Source | undefined, KnownIds | undefined> = (source, args, ids, info) => {
  const {fieldName: name, parentType, schema, returnType} = info;
  const field = parentType.getFields()[name];
  const isRoot = source === undefined;
  const result = getNamedType(returnType);
  const inside = new Set(isObjectType(result) ? Object.keys(result.getFields()) : []);
  const sent = isRoot ? sentIn(args as Record<string, Json>, field?.args ?? [], inside) : source.sent;
  const place = {name, description: field?.description, parent: parentType.name, ids};
  // What is sent with an operation is about the object that it returns, or the objects on its page.
  const passedOn = isRoot || isWrapping(parentType) ? sent : sent?.inner.get(name);
  const value = (type: GraphQLOutputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) {
      return hasNoMembers(schema, getNamedType(inner)) ? [] : [value(inner.ofType as GraphQLOutputType)];
    }
    if (isLeafType(inner)) return sent?.values.get(keyOf(name, inner)) ?? leafValue(inner as GraphQLLeafType, place);
    if (hasNoMembers(schema, inner as GraphQLNamedType)) return null;
    return {sent: isAbstractType(inner) ? undefined : passedOn} satisfies Source;
  };
  return value(returnType);
};
