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

/** The body of a request (https://graphql.github.io/graphql-over-http/draft/). */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** A request as it was read. */
interface Read {
  document?: DocumentNode;
  request: GraphqlRequest;
  errors: readonly GraphQLError[];
  /** Of the response to its errors. */
  status: number;
}

/** The GraphQL API of a sandbox. */
export class GraphqlApi {
  readonly schema: GraphQLSchema;
  /** Fields of queries and mutations. */
  readonly fields: readonly string[];
  /** Fields of the root types that are answered with examples. */
  readonly examples: ReadonlySet<string>;

  constructor(sdl: string) {
    const plain = buildSchema(sdl);
    const behavior = behaviorIn(plain);
    this.schema = exampleSchema(plain, (store) => {
      // What the request doesn't say of an account is an example.
      const withExamples: Field = (args, context) => {
        const values = createAccount(args, context);
        store.set('Account', String(values.id), values);
        return store.get('Account', String(values.id));
      };
      const {Mutation} = behavior;
      return {...behavior, ...(Mutation && {Mutation: {...Mutation, createAccount: resolver(withExamples)}})};
    });
    const all = [plain.getQueryType(), plain.getMutationType(), plain.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => [type?.name ?? '', field] as const),
    );
    const live = plain.getSubscriptionType()?.name;
    this.fields = all.flatMap(([type, field]) => (type === live ? [] : [field]));
    this.examples = new Set(
      all.flatMap(([type, field]) =>
        Object.hasOwn(behavior[type] ?? {}, field) || field === 'createAccount' ? [] : [field],
      ),
    );
  }

  /** @returns what a request asks for; errors if it isn't valid, with the status 400 if nothing of it can be read */
  read(text: string): Read {
    try {
      const request = requestIn(text);
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

  /** Runs a request that is valid. */
  async run(document: DocumentNode, request: GraphqlRequest, context: Context): Promise<ExecutionResult> {
    const {data, errors} = await execute({
      schema: this.schema,
      document,
      contextValue: context,
      variableValues: withoutPrototypes(request.variables),
      operationName: request.operationName,
    });
    return {data, ...(errors && {errors: errors.map(explained)})};
  }
}

/** @returns an error with its code, as the API has it */
export const failure = (code: string, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, {nodes, extensions: {code}});

/** @returns whether a request is a mutation, and the fields of its root type that it asks for */
export function asked(document: DocumentNode, operationName?: string | null): {isMutation: boolean; fields: string[]} {
  const operation = getOperationAST(document, operationName);
  const fields = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {isMutation: operation?.operation === 'mutation', fields};
}

function requestIn(text: string): GraphqlRequest {
  const {query, variables = null, operationName} = (readJson(text) ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string') throw new Refusal('missing_field', 'The body doesn\'t contain "query".');
  if (typeof variables !== 'object') throw new Refusal('invalid_request', 'The "variables" must be an object.');
  return {query, variables: variables as GraphqlRequest['variables'], operationName: operationName as string | null};
}

/**
 * Reads a document of GraphQL.
 *
 * @throws Refusal if it is nested too deeply
 * @throws GraphQLError if its syntax is wrong
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

const resolver =
  (field: Field): Resolve =>
  (_, args, context) =>
    field(args, context);

/** Types that only the schema with this behavior has: fields of other providers' schemas may have the same names. */
const OURS = ['CreatePaymentInput', 'ChargesConnection', 'WebhookEventType'];

/** The fields that are wrong are part of the message: GraphQL has no other place for them. */
function explained(error: GraphQLError): GraphQLError {
  const {originalError, message, nodes, path} = error;
  if (originalError instanceof Refusal) {
    const fields = originalError.fields.map(({field, message: problem}) => `${field}: ${problem}`);
    return new GraphQLError([message, ...fields].join(' '), {nodes, path, originalError});
  }
  return error;
}

/** @returns the resolvers of the fields that have behavior */
function behaviorIn(schema: GraphQLSchema): Record<string, Record<string, object>> {
  if (!OURS.every((name) => schema.getType(name))) return {};
  const resolvers = (fields: Fields): Record<string, Resolve> =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, resolver(field)]));
  return {
    Query: resolvers({...queries, ...thingQueries, ...accountQueries}),
    Mutation: resolvers({...mutations, ...thingMutations}),
    [schema.getSubscriptionType()?.name ?? '']: liveFields,
    ...thingFields,
  };
}
