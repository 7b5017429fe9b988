import type {Context as Request} from 'hono';
import type {ExecutionResult, GraphQLError} from 'graphql';
import {inspectOperation, createGraphqlError, type GraphqlApi} from '../graphql/graphqlApi';
import type {Sandbox} from '../sandbox';
import {generateId} from '../state/ids';
import {ApiError} from '../state/apiError';
import {respond} from './exchange';
import type {Reply} from './idempotency';

/** Responds to a query or mutation. Responses with errors have the status 200, unless the body is malformed. */
export async function respondToGraphql(sandbox: Sandbox, graphql: GraphqlApi, c: Request): Promise<Response> {
  const text = await c.req.text();
  const {document, request, errors, status} = graphql.parse(text);
  const {isMutation, fields} = document
    ? inspectOperation(document, request.operationName)
    : {isMutation: false, fields: []};
  const examples = fields.filter((field) => graphql.examples.has(field));
  return respond(sandbox, c, {
    operation: fields[0] ?? 'graphql',
    isWrite: isMutation,
    identity: `GraphQL ${text}`,
    text,
    run: async (caller) => {
      if (!document || errors.length > 0) return toReply({errors}, status);
      const result = await graphql.run(document, request, {api: sandbox, description: sandbox.description, caller});
      reportDefects(sandbox, result.errors ?? []);
      return {...toReply(result), ...(examples.length > 0 && {examples: `example; ${examples.join(', ')}`})};
    },
    toErrorReply: (error) => {
      const isApiError = error instanceof ApiError;
      if (!isApiError) sandbox.options.onDefect?.(String(error));
      return toReply({
        data: null,
        errors: [
          createGraphqlError(
            isApiError ? error.code : 'internal_error',
            error instanceof Error ? error.message : String(error),
          ),
        ],
      });
    },
  });
}

function toReply(result: ExecutionResult, status = 200): Reply {
  const codes = (result.errors ?? []).map(({extensions}) => extensions.code as string | undefined);
  return {
    status,
    text: JSON.stringify(result),
    requestId: generateId('req'),
    // An error without a code is a defect of the sandbox, so a retry runs the request again.
    isStored: !codes.includes(undefined),
    ...(codes[0] !== undefined && {code: codes[0]}),
  };
}

/** Reports errors without a code as defects, because the sandbox returned a value that doesn't match the schema. */
function reportDefects({options}: Sandbox, errors: readonly GraphQLError[]): void {
  for (const {message, path, extensions, originalError} of errors)
    if (extensions.code === undefined && originalError !== undefined)
      options.onDefect?.(`${(path ?? []).join('.')}: ${message}`);
}
