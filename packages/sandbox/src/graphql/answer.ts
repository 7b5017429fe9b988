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
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {readJson, refuseDepth} from '../readJson';
import {Refusal} from '../state/refusal';
import {accountQueries, createAccount} from './account';
import type {Context, Field, Fields} from './context';
import {exampleSchema} from './examples';
import {liveFields} from './live';
import {mutations} from './mutations';
import {queries} from './queries';
import {thingFields, thingMutations, thingQueries} from './things';

/** Body of a request (https://graphql.github.io/graphql-over-http/draft/). */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** A parsed and validated request. */
interface ParsedRequest {
  document?: DocumentNode;
  request: GraphqlRequest;
  errors: readonly GraphQLError[];
  /** Status of the response if there are errors. */
  status: number;
}

/** GraphQL API of a sandbox. */
export class GraphqlApi {
  readonly schema: GraphQLSchema;
  /** Names of all queries and mutations. */
  readonly fields: readonly string[];
  /** Names of root fields that return examples. */
  readonly examples: ReadonlySet<string>;

  constructor(sdl: string) {
    const baseSchema = buildSchema(sdl);
    const resolvers = createResolvers(baseSchema);
    this.schema = exampleSchema(baseSchema, (store) => {
      // Fields of an account that the request doesn't set return examples.
      const withExamples: Field = (args, context) => {
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

  /** Parses and validates a request. The status is 400 if the body isn't valid JSON or has no query. */
  read(text: string): ParsedRequest {
    try {
      const request = parseRequest(text);
      const document = parseQuery(request.query);
      const errors = validate(this.schema, document).map(({message, nodes}) =>
        failure('invalid_field', message, nodes),
      );
      return {document, request, errors, status: 200};
    } catch (error) {
      const [code, status] = error instanceof Refusal ? [error.code, 400] : ['invalid_request', 200];
      const message = error instanceof Error ? error.message : String(error);
      return {request: {query: ''}, errors: [failure(code, message)], status};
    }
  }

  /** Executes a valid request. */
  async run(document: DocumentNode, request: GraphqlRequest, context: Context): Promise<ExecutionResult> {
    const {data, errors} = await execute({
      schema: this.schema,
      document,
      contextValue: context,
      variableValues: withoutPrototypes(request.variables),
      operationName: request.operationName,
    });
    return {data, ...(errors && {errors: errors.map(addFieldsToMessage)})};
  }
}

/** Creates a GraphQL error with an error code of the API. */
export const failure = (code: string, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, {nodes, extensions: {code}});

/** Returns whether a request is a mutation, and its root fields. */
export function asked(document: DocumentNode, operationName?: string | null): {isMutation: boolean; fields: string[]} {
  const operation = getOperationAST(document, operationName);
  const fields = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {isMutation: operation?.operation === 'mutation', fields};
}

function parseRequest(text: string): GraphqlRequest {
  const {query, variables = null, operationName} = (readJson(text) ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw new Refusal('missing_field', 'The body doesn\'t contain "query".');
  if (typeof variables !== 'object') throw new Refusal('invalid_request', 'The "variables" must be an object.');
  return {query, variables: variables as GraphqlRequest['variables'], operationName: operationName as string | null};
}

/**
 * Parses a GraphQL document.
 *
 * @throws ApiError if it's nested too deeply
 * @throws GraphQLError if its syntax is invalid
 */
export function parseQuery(query: string | Source): DocumentNode {
  const lexer = new Lexer(typeof query === 'string' ? new Source(query) : query);
  const brackets: string[] = [];
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance())
    if ('[](){}'.includes(token.kind)) brackets.push(token.kind);
  refuseDepth(brackets);
  return parse(query, {maxTokens: 10_000});
}

type Resolve = (root: unknown, args: Record<string, unknown>, context: Context) => unknown;

const toResolver =
  (field: Field): Resolve =>
  (_, args, context) =>
    field(args, context);

/** Types by which the supported schema is recognized. Schemas of other providers may have fields with the same names. */
const SUPPORTED_TYPES = ['CreatePaymentInput', 'ChargesConnection', 'WebhookEventType'];

/** Adds the invalid fields to the message of an error, because GraphQL errors have no field for them. */
function addFieldsToMessage(error: GraphQLError): GraphQLError {
  const {originalError, message, nodes, path} = error;
  if (originalError instanceof Refusal) {
    const fields = originalError.fields.map(({field, message: fieldMessage}) => `${field}: ${fieldMessage}`);
    return new GraphQLError([message, ...fields].join(' '), {nodes, path, originalError});
  }
  return error;
}

/** Returns the resolvers of implemented fields; none if the schema isn't supported. */
function createResolvers(schema: GraphQLSchema): Record<string, Record<string, object>> {
  if (!SUPPORTED_TYPES.every((name) => schema.getType(name))) return {};
  const resolvers = (fields: Fields): Record<string, Resolve> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toResolver(field)]));
  return {
    Query: resolvers({...queries, ...thingQueries, ...accountQueries}),
    Mutation: resolvers({...mutations, ...thingMutations}),
    [schema.getSubscriptionType()?.name ?? '']: liveFields,
    ...thingFields,
  };
}
