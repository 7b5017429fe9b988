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
import {createResponseData} from './response/response';
import {createSelection, simplifySelection, type Selection} from './response/selection';
import type {DocumentedIds} from './values/ids';
import {createInputValue} from './values/inputs';
import type {Json} from './values/values';
import {toLowercaseWords} from './values/words';

/** Response to an operation. */
export interface OperationResponse {
  /** Requested data; `null` if an error leaves no data. */
  data: Record<string, Json> | null;
  errors?: ResponseError[];
}

/** Error in a response (https://spec.graphql.org/October2021/#sec-Errors). */
export interface ResponseError {
  message: string;
  /** Path to the field that failed: field names and list indexes. */
  path: (string | number)[];
  extensions: {code: string; [name: string]: Json};
}

/** An operation that a reader can send, with its variables and its response. */
export interface OperationExample extends OperationResponse {
  /** GraphQL document: one named operation. */
  operation: string;
  name: string;
  /** Values of the variables; undefined if the operation has none. */
  variables?: Record<string, Json>;
}

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Words of the names of optional arguments that an example sets because they limit the response. */
const LIMIT_ARGUMENT_NAMES = new Set(['first', 'limit', 'page size', 'per page']);
/** Words of the names of ID arguments that identify the owner of the requested resources rather than a resource. */
const OWNER_ID_NAMES = new Set(['account id']);

/**
 * Creates an example for a root field.
 *
 * @param schema - valid schema
 * @param kind - kind of the operation
 * @param field - root field
 * @param ids - IDs to use in values
 * @returns an operation that's valid in the schema, with variables and a response
 * @throws Error if the schema allows no such operation, or no response to it
 */
export function createOperationExample(
  schema: GraphQLSchema,
  kind: OperationKind,
  field: GraphQLField<unknown, unknown>,
  ids?: DocumentedIds,
): OperationExample {
  const args = selectArguments(kind, field.args);
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const head = `${kind} ${name}${wrapInParentheses(declared)} { ${field.name}${wrapInParentheses(passed)}`;
  const document = findValidDocument(
    schema,
    printCandidateSelections(schema, field).map((selection) => parse(`${head} ${selection} }`)),
  );
  const entries = args.map((argument): [string, Json] => [argument.name, createArgumentValue(argument, field, ids)]);
  const variables = entries.length > 0 ? Object.fromEntries(entries) : undefined;
  const data = createResponseData(schema, document, variables, ids);
  return {operation: print(document), name, ...(variables && {variables}), data};
}

/** Returns possible selections for a field in GraphQL syntax, the largest first. */
function printCandidateSelections(schema: GraphQLSchema, {type}: GraphQLField<unknown, unknown>): string[] {
  const selection = createSelection(schema, type);
  return selection ? [printSelection(selection), printSelection(simplifySelection(selection)), '{ __typename }'] : [''];
}

/**
 * Returns the first valid document. Fields of some schemas conflict in one selection.
 *
 * @throws Error if no document is valid
 */
function findValidDocument(schema: GraphQLSchema, documents: readonly DocumentNode[]): DocumentNode {
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
 * Selects the arguments of an example: required ones, and those that limit the response. If the field isn't a mutation
 * and has no required arguments, the most informative argument is added: a filter, or else an ID, or else an enum.
 */
function selectArguments(kind: OperationKind, args: readonly GraphQLArgument[]): GraphQLArgument[] {
  const required = args.filter((argument) => isRequiredArgument(argument));
  const optional = args.filter((argument) => !isRequiredArgument(argument) && argument.deprecationReason == null);
  const candidates = required.length > 0 || kind === 'mutation' ? [] : optional;
  const informative =
    candidates.find(({type}) => isInputObjectType(getNullableType(type))) ??
    candidates.find(
      ({name, type}) => getNamedType(type).name === 'ID' && !OWNER_ID_NAMES.has(toLowercaseWords(name)),
    ) ??
    candidates.find(({type}) => isEnumType(getNamedType(type)));
  return args.filter(
    (argument) =>
      required.includes(argument) ||
      LIMIT_ARGUMENT_NAMES.has(toLowercaseWords(argument.name)) ||
      argument === informative,
  );
}

const wrapInParentheses = (parts: readonly string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** Creates the value of an argument. In `payment(id:)`, `id` is the ID of a payment, which is the field's type. */
function createArgumentValue(
  argument: GraphQLArgument,
  field: GraphQLField<unknown, unknown>,
  ids?: DocumentedIds,
): Json {
  const result = getNamedType(field.type);
  const idField = argument.name === 'id' && 'getFields' in result ? result.getFields().id : undefined;
  const description = idField?.description ?? argument.description;
  return createInputValue(argument.type, {name: argument.name, description, parent: result.name, ids});
}

function printSelection({fields, fragments, typename}: Selection): string {
  const isEmpty = fields.length === 0 && fragments.length === 0;
  const parts = [
    ...(typename || isEmpty ? ['__typename'] : []),
    ...fields.map(({field, selection}) => `${field.name} ${selection ? printSelection(selection) : ''}`),
    ...fragments.map(
      ({type, fields: fragmentFields}) =>
        `... on ${type.name} { ${fragmentFields.map(({field}) => field.name).join(' ')} }`,
    ),
  ];
  return `{ ${parts.join(' ')} }`;
}
