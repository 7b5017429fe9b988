import {setTimeout as pause} from 'node:timers/promises';
import type {Context as Request} from 'hono';
import type {ExecutionResult, GraphQLError} from 'graphql';
import {asked, failure, type GraphqlApi} from '../graphql/answer';
import type {Sandbox, Seen} from '../sandbox';
import {newId} from '../state/ids';
import {Refusal} from '../state/refusal';
import {callerOf} from './caller';
import {dropped} from './drop';
import {faultOf, refuseForFault, type Fault} from './faults';
import type {Reply} from './idempotency';
import {mustBeWithin, type Rate} from './rateLimit';
import {checkKey, rateHeaders} from './restHandler';

const WITH_WAIT = ['rate_limit_exceeded', 'service_unavailable', 'processor_unavailable'];

/** Responds to a query or a mutation. An error is part of a response with the status 200, as the API has it. */
export async function graphqlResponse(sandbox: Sandbox, graphql: GraphqlApi, c: Request): Promise<Response> {
  const text = await c.req.text();
  const header = (name: string): string | undefined => c.req.header(name);
  const {document, request, errors} = graphql.read(text);
  const {isMutation, fields} = document ? asked(document, request.operationName) : {isMutation: false, fields: []};
  const key = header('idempotency-key');
  const operation = fields[0] ?? 'graphql';
  const seen: Seen = {operation, body: text, status: 0, ...(key !== undefined && {key})};
  sandbox.remember(seen);
  let rate: Rate | undefined;
  let fault: Fault = {};
  const reply = await (async (): Promise<Reply> => {
    try {
      fault = {
        ...sandbox.faults.take(operation),
        ...(header('sandbox-fault') && faultOf(header('sandbox-fault') ?? '')),
      };
      if (fault.drop === 'before') return replyOf({data: null});
      const caller = callerOf(sandbox, header, sandbox.headers.account);
      rate = sandbox.rateLimit.count(caller);
      mustBeWithin(rate);
      if (isMutation) checkKey(key);
      refuseForFault(fault);
      if (!document || errors.length > 0) return replyOf({errors});
      const once = isMutation && key !== undefined ? `${caller.accountId} ${caller.livemode} ${key}` : undefined;
      return await sandbox.idempotency.once(once, `GraphQL ${text}`, async () => {
        await pause(fault.latency ?? 0);
        const result = await graphql.run(document, request, {api: sandbox, description: sandbox.description, caller});
        tellMistakes(sandbox, result.errors ?? []);
        return replyOf(result);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) sandbox.options.onMistake?.(String(error));
      const {code, message} = error instanceof Refusal ? error : {code: 'internal_error', message: String(error)};
      return replyOf({data: null, errors: [failure(code, message)]});
    }
  })();
  Object.assign(seen, {status: reply.status, ...(reply.code !== undefined && {code: reply.code})});
  if (fault.drop !== undefined) return dropped(c);
  const examples = fields.filter((field) => graphql.examples.has(field));
  const mustWait = WITH_WAIT.some((code) => reply.text.includes(`"code":"${code}"`));
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': reply.requestId,
      ...rateHeaders(rate),
      ...(mustWait && {'Retry-After': String(fault.retryAfter ?? 1)}),
      ...(examples.length > 0 && {'Sandbox-Response': `example; ${examples.join(', ')}`}),
    },
  });
}

function replyOf(result: ExecutionResult): Reply {
  const codes = (result.errors ?? []).map(({extensions}) => extensions.code as string | undefined);
  return {
    status: 200,
    text: JSON.stringify(result),
    requestId: newId('req'),
    isExample: false,
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
