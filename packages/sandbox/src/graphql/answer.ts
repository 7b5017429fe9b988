import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
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
  query?: unknown;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** The GraphQL API of a sandbox. */
export class GraphqlApi {
  readonly schema: GraphQLSchema;
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
    this.examples = new Set(
      all.flatMap(([type, field]) =>
        Object.hasOwn(behavior[type] ?? {}, field) || 'createAccount' === field ? [] : [field],
      ),
    );
  }

  /** @returns what a request asks for; errors if it isn't valid */
  read(text: string): {document?: DocumentNode; request: GraphqlRequest; errors: readonly GraphQLError[]} {
    let request: GraphqlRequest = {};
    try {
      request = JSON.parse(text) as GraphqlRequest;
    } catch {
      return {request, errors: [failure('invalid_json', 'The body is not valid JSON.')]};
    }
    if (typeof request.query !== 'string')
      return {request, errors: [failure('missing_field', 'The body has no "query".')]};
    try {
      const document = parse(request.query, {maxTokens: 10_000});
      const errors = validate(this.schema, document).map(({message, nodes}) =>
        failure('invalid_field', message, nodes),
      );
      return {document, request, errors};
    } catch (error) {
      return {request, errors: [failure('invalid_request', error instanceof Error ? error.message : String(error))]};
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
