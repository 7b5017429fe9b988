import type {ParsedRequest} from '../checks/requestTypes';
import type {CheckContext} from '../checks/context';
import {checkGraphql} from '../graphql/operation';
import {createResponseSchema} from '../graphql/responseSchema';
import {getResponseSchema, getWebhookSchema, type RestOperation} from '../rest/api';
import type {NamedSchema} from '../rest/properties';
import type {ApiCall} from './calls';
import type {ResponseSource} from './flow/flowState';
import {ReceivedEvents} from './flow/receivedEvents';
import {evaluateString, getCalleeName, type Scope} from './flow/scope';
import type {FlowContext} from './flow/types';
import type {Expression} from './languages/expression';
import {isHttpFunction} from './libraries';

/** Operations that each call of the REST API may request. */
type OperationsByCall = ReadonlyMap<Expression, readonly RestOperation[]>;

/**
 * Creates the input of the flow analysis.
 *
 * @param context - the specifications
 * @param program - calls of the APIs, operations of the REST calls, bindings of names, and types of received events
 * @returns response schemas of each call, and schemas of the events
 */
export function createFlowContext(
  context: CheckContext,
  program: {calls: readonly ApiCall[]; operations: OperationsByCall; scope: Scope; events: readonly string[]},
): FlowContext {
  const sources = new Map<Expression, ResponseSource>();
  for (const [call, operations] of program.operations) sources.set(call, createRestSource(context, operations));
  for (const {expression, request} of program.calls) {
    if (request.url.replace(/\/+$/, '') !== context.graphqlUrl) continue;
    const source = createQuerySource(context, getQuery(request));
    const isOwnFunction = expression.kind === 'call' && !isHttpFunction(getCalleeName(expression.callee));
    // If the query is a parameter of the calling function, the callers of that function determine the response.
    if (source || isOwnFunction) sources.set(expression, source ?? {errorSchemas: []});
  }
  const eventSchemas = program.events.flatMap((type) => getWebhookSchema(context.rest, type) ?? []);
  const querySources = new Map<string, ResponseSource | undefined>();
  return {
    sources,
    errorSchemas: collectErrorSchemas(context),
    getQuerySource(argument) {
      const text = evaluateString(argument, program.scope);
      if (text === undefined || !/^\s*(?:query|mutation|subscription)\b[^{]*\{/.test(text)) return undefined;
      if (!querySources.has(text)) querySources.set(text, createQuerySource(context, text));
      return querySources.get(text);
    },
    receivedEvents: eventSchemas.length > 0 ? new ReceivedEvents(eventSchemas) : undefined,
  };
}

function createRestSource({rest}: CheckContext, operations: readonly RestOperation[]): ResponseSource {
  const successSchemas: NamedSchema[] = [];
  const errorSchemas: NamedSchema[] = [];
  for (const operation of operations) {
    for (const status of Object.keys(operation.operation.responses ?? {})) {
      const schema = getResponseSchema(rest, operation, status);
      // The status `default` is an error, too.
      if (schema) (/^[45d]/.test(status) ? errorSchemas : successSchemas).push(schema);
    }
  }
  return {successSchemas, errorSchemas};
}

/** Collects the schemas of the errors of all REST operations, without duplicates. */
function collectErrorSchemas(context: CheckContext): NamedSchema[] {
  const schemas = [...context.rest.operations.values()].flatMap(
    (operation) => createRestSource(context, [operation]).errorSchemas,
  );
  const seen = new Set<string>();
  return schemas.filter(({schema}) => {
    const key = schema.$ref ?? JSON.stringify(schema);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Returns the GraphQL operation in the body of a request; `undefined` if it's known only at runtime. */
function getQuery({body}: ParsedRequest): string | undefined {
  const query = body?.kind === 'object' ? body.entries.find(({name}) => name === 'query')?.value : undefined;
  return query?.kind === 'plain' && typeof query.value === 'string' ? query.value : undefined;
}

function createQuerySource({graphql}: CheckContext, query: string | undefined): ResponseSource | undefined {
  if (query === undefined) return undefined;
  const {operations, diagnostics} = checkGraphql(graphql, query, 1);
  const [operation] = operations;
  // The check of queries reports the diagnostics of this one.
  const schema = operation && diagnostics.length === 0 ? createResponseSchema(graphql, operation) : undefined;
  return schema && {successSchemas: [schema], errorSchemas: []};
}
