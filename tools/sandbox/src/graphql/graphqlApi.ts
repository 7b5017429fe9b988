import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {removePrototypes} from '@paydocs/core';
import {parseJsonBody, assertDepth} from '../parseJsonBody';
import {ApiError} from '../state/apiError';
import {accountQueries, createAccount} from './account';
import type {Context, FieldResolver, FieldResolvers} from './context';
import {addExampleResolvers} from '@paydocs/cli';
import {liveSubscriptionResolvers} from './live';
import {mutations} from './mutations';
import {queries} from './queries';
import {resourceTypeResolvers, resourceMutations, resourceQueries} from './resources';

/** Body of a GraphQL request (https://graphql.github.io/graphql-over-http/draft/). */
interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** Result of parsing and validating a request. */
interface ParsedRequest {
  document?: DocumentNode;
  request: GraphqlRequest;
  errors: readonly GraphQLError[];
  /** HTTP status of the response if there are errors. */
  status: number;
}

/** A GraphQL API with the resolvers of the sandbox. It has no state, so sandboxes can share it. */
export class GraphqlApi {
  readonly schema: GraphQLSchema;
  /** Names of all queries and mutations. */
  readonly fields: readonly string[];
  /** Names of root fields that aren't implemented, so that they return examples. */
  readonly examples: ReadonlySet<string>;

  constructor(sdl: string) {
    const baseSchema = buildSchema(sdl);
    const resolvers = createResolvers(baseSchema);
    this.schema = addExampleResolvers(baseSchema, (store) => {
      // Fields of an account that the request doesn't set return examples.
      const withExamples: FieldResolver = (args, context) => {
        const values = createAccount(args, context);
        store.set('Account', String(values.id), values);
        return store.get('Account', String(values.id));
      };
      const {Mutation} = resolvers;
      return {...resolvers, ...(Mutation && {Mutation: {...Mutation, createAccount: toResolver(withExamples)}})};
    });
    const all = [baseSchema.getQueryType(), baseSchema.getMutationType(), baseSchema.getSubscriptionType()].flatMap(
      (type) => Object.keys(type?.getFields() ?? {}).map((field) => [type?.name ?? '', field] as const),
    );
    const subscriptionType = baseSchema.getSubscriptionType()?.name;
    this.fields = all.flatMap(([type, field]) => (type === subscriptionType ? [] : [field]));
    this.examples = new Set(
      all.flatMap(([type, field]) =>
        Object.hasOwn(resolvers[type] ?? {}, field) || field === 'createAccount' ? [] : [field],
      ),
    );
  }

  /** Parses and validates the body of a request. The status is 400 if it isn't valid JSON or has no query. */
  parse(text: string): ParsedRequest {
    try {
      const request = parseBody(text);
      const document = parseQuery(request.query);
      const errors = validate(this.schema, document).map(({message, nodes}) =>
        createGraphqlError('invalid_field', message, nodes),
      );
      return {document, request, errors, status: 200};
    } catch (error) {
      const [code, status] = error instanceof ApiError ? [error.code, 400] : ['invalid_request', 200];
      const message = error instanceof Error ? error.message : String(error);
      return {request: {query: ''}, errors: [createGraphqlError(code, message)], status};
    }
  }

  /** Executes a valid request. Adds invalid fields to the messages of errors. */
  async run(document: DocumentNode, request: GraphqlRequest, context: Context): Promise<ExecutionResult> {
    const {data, errors} = await execute({
      schema: this.schema,
      document,
      contextValue: context,
      variableValues: removePrototypes(request.variables),
      operationName: request.operationName,
    });
    return {data, ...(errors && {errors: errors.map(addFieldsToMessage)})};
  }
}

/** Creates a GraphQL error with an error code of the API. */
export const createGraphqlError = (code: string, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, {nodes, extensions: {code}});

/** Returns whether an operation is a mutation, and the names of its root fields, except for those in fragments. */
export function inspectOperation(
  document: DocumentNode,
  operationName?: string | null,
): {isMutation: boolean; fields: string[]} {
  const operation = getOperationAST(document, operationName);
  const fields = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {isMutation: operation?.operation === 'mutation', fields};
}

function parseBody(text: string): GraphqlRequest {
  const {query, variables = null, operationName} = (parseJsonBody(text) ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw new ApiError('missing_field', 'The body doesn\'t contain "query".');
  if (typeof variables !== 'object') throw new ApiError('invalid_request', '"variables" must be an object.');
  return {query, variables: variables as GraphqlRequest['variables'], operationName: operationName as string | null};
}

/**
 * Parses a GraphQL document (https://spec.graphql.org/).
 *
 * @throws ApiError if it's nested too deeply
 * @throws GraphQLError if its syntax is invalid, or if it has too many tokens
 */
export function parseQuery(query: string | Source): DocumentNode {
  const lexer = new Lexer(typeof query === 'string' ? new Source(query) : query);
  const brackets: string[] = [];
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance())
    if ('[](){}'.includes(token.kind)) brackets.push(token.kind);
  assertDepth(brackets);
  return parse(query, {maxTokens: 10_000});
}

type RootResolver = (root: unknown, args: Record<string, unknown>, context: Context) => unknown;

const toResolver =
  (field: FieldResolver): RootResolver =>
  (_, args, context) =>
    field(args, context);

/** Names of types that identify the supported schema. Other schemas may have fields with the same names. */
const REQUIRED_TYPE_NAMES = ['CreatePaymentInput', 'ChargesConnection', 'WebhookEventType'];

/** Returns an error whose message includes the invalid fields, because GraphQL errors have no property for them. */
function addFieldsToMessage(error: GraphQLError): GraphQLError {
  const {originalError, message, nodes, path} = error;
  if (originalError instanceof ApiError) {
    const fields = originalError.fields.map(({field, message: fieldMessage}) => `${field}: ${fieldMessage}`);
    return new GraphQLError([message, ...fields].join(' '), {nodes, path, originalError});
  }
  return error;
}

/** Returns the resolvers of implemented fields, by type. Returns none if the schema isn't supported. */
function createResolvers(schema: GraphQLSchema): Record<string, Record<string, object>> {
  if (!REQUIRED_TYPE_NAMES.every((name) => schema.getType(name))) return {};
  const resolvers = (fields: FieldResolvers): Record<string, RootResolver> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toResolver(field)]));
  return {
    Query: resolvers({...queries, ...resourceQueries, ...accountQueries}),
    Mutation: resolvers({...mutations, ...resourceMutations}),
    [schema.getSubscriptionType()?.name ?? '']: liveSubscriptionResolvers,
    ...resourceTypeResolvers,
  };
}
