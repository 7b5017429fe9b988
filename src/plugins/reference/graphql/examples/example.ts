import {
  getNamedType,
  isRequiredArgument,
  parse,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import {responseTo} from './response';
import {selectionOf, type Selection} from './selection';
import type {KnownIds} from './ids';
import {inputValue, type Json} from './values';

/** An operation that a reader can send, what it is sent with, and what comes back. */
export interface OperationExample {
  /** GraphQL: one operation with a name. */
  operation: string;
  /** Name of the operation. */
  name: string;
  /** Absent when the operation takes none. */
  variables?: Record<string, Json>;
  /** The answer's `data`. */
  data: Record<string, Json>;
}

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Arguments that an example gives though they may be left out: they bound its answer. */
const BOUNDING = new Set(['first', 'limit', 'pageSize']);

/**
 * Makes an example of a root field.
 *
 * @param schema - a valid schema
 * @param kind - which root type the field belongs to
 * @param field - the field
 * @param ids - ids to show
 * @returns an operation that is valid in the schema, with variables that it takes and an answer to it
 */
export function exampleOf(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  ids?: KnownIds,
): OperationExample {
  const args = field.args.filter((argument) => isRequiredArgument(argument) || BOUNDING.has(argument.name));
  const selection = selectionOf(schema, field.type);
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const given = args.map((argument) => `${argument.name}: $${argument.name}`);
  const head = `${kind} ${name}${inBrackets(declared)}`;
  const document = parse(`${head} { ${field.name}${inBrackets(given)} ${selection ? asText(selection) : ''} }`);
  const entries = args.map((argument): [string, Json] => [argument.name, argumentValue(argument, field, ids)]);
  const variables = entries.length > 0 ? Object.fromEntries(entries) : undefined;
  const data = responseTo(schema, document, variables, ids);
  return {operation: print(document), name, ...(variables && {variables}), data};
}

const inBrackets = (parts: readonly string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** `payment(id:)` asks for a payment: its id is that of one. */
function argumentValue(argument: GraphQLArgument, field: GraphQLField<unknown, unknown>, ids?: KnownIds): Json {
  const result = getNamedType(field.type);
  const own = argument.name === 'id' && 'getFields' in result ? result.getFields().id : undefined;
  const description = own?.description ?? argument.description;
  return inputValue(argument.type, {name: argument.name, description, parent: result.name, ids});
}

function asText({fields, fragments, typename}: Selection): string {
  const parts = [
    ...(typename ? ['__typename'] : []),
    ...fields.map(({field, selection}) => `${field.name} ${selection ? asText(selection) : ''}`),
    ...fragments.map(({type, fields: own}) => `... on ${type.name} { ${own.map(({field}) => field.name).join(' ')} }`),
  ];
  return `{ ${parts.join(' ')} }`;
}
