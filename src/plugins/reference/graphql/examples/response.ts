import {
  execute,
  getNullableType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isListType,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type {KnownIds} from './ids';
import {leafValue, type Json} from './values';

/** What the reader sent, by name and type: the answer says the same. */
type Sent = Map<string, Json>;

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
    variableValues: variables,
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
  if ('then' in result) throw new TypeError('Nothing here answers later.');
  if (result.errors || !result.data) throw new Error(result.errors?.map(({message}) => message).join(' ') ?? 'no data');
  return JSON.parse(JSON.stringify(result.data)) as Record<string, Json>;
}

/** An object passes on to its fields what was sent. */
interface Source {
  sent: Sent;
}

const answer: GraphQLFieldResolver<Source | undefined, KnownIds | undefined> = (source, args, ids, info) => {
  const field = info.parentType.getFields()[info.fieldName];
  const sent = source?.sent ?? sentIn(args as Record<string, Json>, field?.args ?? []);
  const place = {name: info.fieldName, description: field?.description, parent: info.parentType.name, ids};
  const value = (type: GraphQLOutputType): unknown => {
    const inner = getNullableType(type);
    if (isListType(inner)) return [value(inner.ofType as GraphQLOutputType)];
    if (isLeafType(inner)) return sent.get(key(info.fieldName, inner)) ?? leafValue(inner as GraphQLLeafType, place);
    return {sent: isAbstractType(inner) ? new Map() : sent} satisfies Source;
  };
  return value(info.returnType);
};

const key = (name: string, type: unknown): string => `${name}: ${String(type)}`;

/** The values in arguments, those inside of inputs too. */
function sentIn(args: Record<string, Json>, declared: readonly GraphQLArgument[]): Sent {
  const sent: Sent = new Map();
  const add = (name: string, type: GraphQLInputType, value: Json | undefined): void => {
    const inner = getNullableType(type);
    if (value === undefined || value === null) return;
    if (isLeafType(inner)) sent.set(key(name, inner), value);
    if (!isInputObjectType(inner) || typeof value !== 'object' || Array.isArray(value)) return;
    for (const field of Object.values(inner.getFields())) add(field.name, field.type, value[field.name]);
  };
  for (const argument of declared) add(argument.name, argument.type, args[argument.name]);
  return sent;
}
