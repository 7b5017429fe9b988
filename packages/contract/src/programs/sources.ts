import type {Context} from '../checks/context';
import type {Request} from '../checks/call';
import {createResponseSchema} from '../graphql/responseSchema';
import {checkGraphql} from '../graphql/operation';
import {getResponseSchema, getWebhookSchema, type RestOperation} from '../rest/api';
import type {NamedSchema} from '../rest/properties';
import type {ApiCall} from './calls';
import type {Expression} from './languages/expression';
import {Events} from './flow/events';
import type {Calls} from './flow/flowCalls';
import type {Source} from './flow/known';
import {isOfLibrary} from './answers';
import {calleeName, textOf, type Scope} from './flow/scope';

/** A call of the REST API, with the operations that it may lead to. */
type RestCalls = ReadonlyMap<Expression, readonly RestOperation[]>;

/**
 * @param context - the specifications
 * @param program - the calls of a program, those of the REST API with their operations, what its names stand for, and the types of the events that it receives
 * @returns what each of the calls can answer
 */
export function sourcesOf(
  context: Context,
  program: {calls: readonly ApiCall[]; rest: RestCalls; scope: Scope; events: readonly string[]},
): Calls {
  const sources = new Map<Expression, Source>();
  for (const [call, operations] of program.rest) sources.set(call, restSource(context, operations));
  for (const {expression, request} of program.calls) {
    if (request.url.replace(/\/+$/, '') !== context.graphqlUrl) continue;
    const source = querySource(context, queryOf(request));
    const isOwn = expression.kind === 'call' && !isOfLibrary(calleeName(expression.callee));
    // A call whose query is a parameter gives its answer to those who call the function.
    if (source || isOwn) sources.set(expression, source ?? {failed: []});
  }
  const events = program.events.flatMap((type) => getWebhookSchema(context.rest, type) ?? []);
  const queries = new Map<string, Source | undefined>();
  return {
    sources,
    anyError: errorsOf(context),
    ofQuery(argument) {
      const text = textOf(argument, program.scope);
      if (text === undefined || !/^\s*(?:query|mutation|subscription)\b[^{]*\{/.test(text)) return undefined;
      if (!queries.has(text)) queries.set(text, querySource(context, text));
      return queries.get(text);
    },
    events: events.length > 0 ? new Events(events) : undefined,
  };
}

function restSource({rest}: Context, operations: readonly RestOperation[]): Source {
  const source = {ok: [] as NamedSchema[], failed: [] as NamedSchema[]};
  for (const operation of operations) {
    for (const status of Object.keys(operation.operation.responses ?? {})) {
      const schema = getResponseSchema(rest, operation, status);
      if (schema) source[/^[45d]/.test(status) ? 'failed' : 'ok'].push(schema);
    }
  }
  return source;
}

/** The bodies of all errors, each schema once. */
function errorsOf(context: Context): NamedSchema[] {
  const all = [...context.rest.operations.values()].flatMap((operation) => restSource(context, [operation]).failed);
  const seen = new Set<string>();
  return all.filter(({schema}) => {
    const key = schema.$ref ?? JSON.stringify(schema);
    return seen.has(key) ? false : seen.add(key);
  });
}

function queryOf({body}: Request): string | undefined {
  const query = body?.kind === 'object' ? body.entries.find(({name}) => name === 'query')?.value : undefined;
  return query?.kind === 'plain' && typeof query.value === 'string' ? query.value : undefined;
}

function querySource({graphql}: Context, query: string | undefined): Source | undefined {
  if (query === undefined) return undefined;
  const {operations, diagnostics} = checkGraphql(graphql, query, 1);
  const [operation] = operations;
  // What is wrong with the query is told there.
  const schema = operation && diagnostics.length === 0 ? createResponseSchema(graphql, operation) : undefined;
  return schema && {ok: [schema], failed: []};
}
