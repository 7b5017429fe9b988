import type {Context as Request} from 'hono';
import type {ExecutionResult, GraphQLError} from 'graphql';
import {asked, failure, type GraphqlApi} from '../graphql/answer';
import type {Sandbox} from '../sandbox';
import {newId} from '../state/ids';
import {Refusal} from '../state/refusal';
import {respond} from './exchange';
import type {Reply} from './idempotency';

/** Responds to a query or a mutation. An error is part of a response with the status 200, as the API has it. */
export async function graphqlResponse(sandbox: Sandbox, graphql: GraphqlApi, c: Request): Promise<Response> {
  const text = await c.req.text();
  const {document, request, errors, status} = graphql.read(text);
  const {isMutation, fields} = document ? asked(document, request.operationName) : {isMutation: false, fields: []};
  const examples = fields.filter((field) => graphql.examples.has(field));
  return respond(sandbox, c, {
    operation: fields[0] ?? 'graphql',
    isWrite: isMutation,
    identity: `GraphQL ${text}`,
    text,
    run: async (caller) => {
      if (!document || errors.length > 0) return replyOf({errors}, status);
      const result = await graphql.run(document, request, {api: sandbox, description: sandbox.description, caller});
      tellMistakes(sandbox, result.errors ?? []);
      return {...replyOf(result), ...(examples.length > 0 && {examples: `example; ${examples.join(', ')}`})};
    },
    refuse: (error) => {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) sandbox.options.onMistake?.(String(error));
      return replyOf({
        data: null,
        errors: [
          failure(isRefusal ? error.code : 'internal_error', error instanceof Error ? error.message : String(error)),
        ],
      });
    },
  });
}

function replyOf(result: ExecutionResult, status = 200): Reply {
  const codes = (result.errors ?? []).map(({extensions}) => extensions.code as string | undefined);
  return {
    status,
    text: JSON.stringify(result),
    requestId: newId('req'),
    // An error without a code is a defect: its request is done again.
    isKept: !codes.includes(undefined),
    ...(codes[0] !== undefined && {code: codes[0]}),
  };
}

/** An error without a code isn't one of the API: the sandbox has returned what the schema doesn't have. */
function tellMistakes({options}: Sandbox, errors: readonly GraphQLError[]): void {
  for (const {message, path, extensions, originalError} of errors)
    if (extensions.code === undefined && originalError !== undefined)
      options.onMistake?.(`${(path ?? []).join('.')}: ${message}`);
}
