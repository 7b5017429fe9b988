import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isRequiredArgument,
  parse,
  print,
  validate,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import {responseTo} from './response/response';
import {selectionOf, simpler, type Selection} from './response/selection';
import type {KnownIds} from './values/ids';
import {inputValue} from './values/inputs';
import type {Json} from './values/values';
import {wordsOf} from './values/words';

/** What is answered to an operation. */
export interface Answer {
  /** `null` when an error leaves nothing of it. */
  data: Record<string, Json> | null;
  /** What failed; absent when nothing did. */
  errors?: AnswerError[];
}

/** An error in an answer. */
export interface AnswerError {
  message: string;
  /** The names and numbers that lead to the field that fails. */
  path: (string | number)[];
  extensions: {code: string; [name: string]: Json};
}

/** An operation that a reader can send, what it is sent with, and what comes back. */
export interface OperationExample extends Answer {
  /** GraphQL: one operation with a name. */
  operation: string;
  /** Name of the operation. */
  name: string;
  /** Absent when the operation takes none. */
  variables?: Record<string, Json>;
}

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Arguments that an example gives though they may be left out: they bound its answer. */
const BOUNDING = new Set(['first', 'limit', 'page size', 'per page']);
/** Ids that say whose things are asked for, not which. */
const OWNERS = new Set(['account id']);

/**
 * Makes an example of a root field.
 *
 * @param schema - a valid schema
 * @param kind - which root type the field belongs to
 * @param field - the field
 * @param ids - ids to show
 * @returns an operation that is valid in the schema, with variables that it takes and an answer to it
 * @throws Error when the schema allows no such operation, or no answer to it
 */
export function exampleOf(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  ids?: KnownIds,
): OperationExample {
  const args = shownArguments(kind, field.args);
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const given = args.map((argument) => `${argument.name}: $${argument.name}`);
  const head = `${kind} ${name}${inBrackets(declared)} { ${field.name}${inBrackets(given)}`;
  const document = firstValid(
    schema,
    selections(schema, field).map((selection) => parse(`${head} ${selection} }`)),
  );
  const entries = args.map((argument): [string, Json] => [argument.name, argumentValue(argument, field, ids)]);
  const variables = entries.length > 0 ? Object.fromEntries(entries) : undefined;
  const data = responseTo(schema, document, variables, ids);
  return {operation: print(document), name, ...(variables && {variables}), data};
}

/** What may be asked of a field, from the most to the least. */
function selections(schema: GraphQLSchema, {type}: GraphQLField<unknown, unknown>): string[] {
  const selection = selectionOf(schema, type);
  return selection ? [asText(selection), asText(simpler(selection)), '{ __typename }'] : [''];
}

/** A schema may have fields that can't stand side by side. */
function firstValid(schema: GraphQLSchema, documents: readonly DocumentNode[]): DocumentNode {
  const valid = documents.find((document) => validate(schema, document).length === 0);
  const last = documents.at(-1)!;
  if (!valid)
    throw new Error(
      validate(schema, last)
        .map(({message}) => message)
        .join(' '),
    );
  return valid;
}

/**
 * Required arguments, those that bound an answer and, of a field that requires none, the one that tells most
 * about what can be asked for: a filter, or else an id, or else a choice.
 */
function shownArguments(kind: OperationKind, args: readonly GraphQLArgument[]): GraphQLArgument[] {
  const required = args.filter((argument) => isRequiredArgument(argument));
  const optional = args.filter((argument) => !isRequiredArgument(argument) && argument.deprecationReason == null);
  const useful = required.length > 0 || kind === 'mutation' ? [] : optional;
  const shown =
    useful.find(({type}) => isInputObjectType(getNullableType(type))) ??
    useful.find(({name, type}) => getNamedType(type).name === 'ID' && !OWNERS.has(wordsOf(name))) ??
    useful.find(({type}) => isEnumType(getNamedType(type)));
  return args.filter(
    (argument) => required.includes(argument) || BOUNDING.has(wordsOf(argument.name)) || argument === shown,
  );
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
  const isEmpty = fields.length === 0 && fragments.length === 0;
  const parts = [
    ...(typename || isEmpty ? ['__typename'] : []),
    ...fields.map(({field, selection}) => `${field.name} ${selection ? asText(selection) : ''}`),
    ...fragments.map(({type, fields: own}) => `... on ${type.name} { ${own.map(({field}) => field.name).join(' ')} }`),
  ];
  return `{ ${parts.join(' ')} }`;
}
