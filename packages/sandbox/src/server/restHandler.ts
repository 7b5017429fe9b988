import {setTimeout as pause} from 'node:timers/promises';
import type {Context as Request} from 'hono';
import {newId} from '../state/ids';
import {Refusal} from '../state/refusal';
import {answer} from '../rest/answer';
import type {Sandbox, Seen} from '../sandbox';
import {callerOf} from './caller';
import {dropped} from './drop';
import {faultOf, refuseForFault, type Fault} from './faults';
import type {Reply} from './idempotency';
import {mustBeWithin, type Rate} from './rateLimit';

/**
 * Responds to a request of the REST API.
 *
 * @param sandbox - whose API it is
 * @param c - the request
 * @param base - path below which the API is served, such as `/v1`
 */
export async function restResponse(sandbox: Sandbox, c: Request, base: string): Promise<Response> {
  const path = c.req.path.slice(base.length) || '/';
  const found = sandbox.description.find(c.req.method, path);
  const text = await c.req.text();
  const header = (name: string): string | undefined => c.req.header(name);
  const key = header('idempotency-key');
  const operation = found?.route.operation.id ?? `${c.req.method} ${path}`;
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
      if (fault.drop === 'before') return {status: 0, text: '', requestId: '', isExample: false, isKept: false};
      const caller = callerOf(sandbox, header, sandbox.headers.account);
      rate = sandbox.rateLimit.count(caller);
      mustBeWithin(rate);
      if (!found) throw new Refusal('resource_not_found', `There is nothing at ${c.req.method} ${c.req.path}.`);
      const isWrite = c.req.method !== 'GET';
      if (isWrite) checkKey(key);
      refuseForFault(fault);
      const once = isWrite && key !== undefined ? `${caller.accountId} ${caller.livemode} ${key}` : undefined;
      return await sandbox.idempotency.once(once, `${c.req.method} ${c.req.path} ${text}`, async () => {
        await pause(fault.latency ?? 0);
        try {
          const query = c.req.query();
          const contentType = header('content-type');
          const {status, body, isExample} = answer(sandbox, sandbox.description, caller, {
            ...found,
            query,
            contentType,
            text,
          });
          return replyOf(status, body, {isExample});
        } catch (error) {
          return refusalOf(sandbox, error, c.req.path);
        }
      });
    } catch (error) {
      return refusalOf(sandbox, error, c.req.path);
    }
  })();
  Object.assign(seen, {status: reply.status, ...(reply.code !== undefined && {code: reply.code})});
  if (fault.drop !== undefined) return dropped(c);
  if (found && reply.text !== '') check(sandbox, found.route, reply);
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': reply.requestId,
      ...rateHeaders(rate),
      ...([429, 503].includes(reply.status) && {'Retry-After': String(fault.retryAfter ?? 1)}),
      ...(reply.isExample && {'Sandbox-Response': 'example'}),
    },
  });
}

/** @throws Refusal if the key is malformed */
export function checkKey(key: string | undefined): void {
  if (key !== undefined && (key.length < 1 || key.length > 64))
    throw new Refusal('invalid_request', 'The header Idempotency-Key must have 1 to 64 characters.');
}

/** @returns the headers that say how much of the limit is left */
export function rateHeaders(rate: Rate | undefined): Record<string, string> {
  if (!rate) return {};
  return {
    'RateLimit-Limit': String(rate.limit),
    'RateLimit-Remaining': String(Math.max(rate.remaining, 0)),
    'RateLimit-Reset': String(rate.reset),
  };
}

function replyOf(
  status: number,
  body: unknown,
  {isExample = false, requestId = newId('req')}: {isExample?: boolean; requestId?: string} = {},
): Reply {
  return {
    status,
    text: body === undefined ? '' : JSON.stringify(body),
    requestId,
    isExample,
    isKept: status < 500,
  };
}

function refusalOf(sandbox: Sandbox, error: unknown, path: string): Reply {
  const requestId = newId('req');
  const isRefusal = error instanceof Refusal;
  if (!isRefusal) sandbox.options.onMistake?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const code = isRefusal ? error.code : 'internal_error';
  const message = isRefusal ? error.message : 'Something went wrong in the sandbox. Its log says what.';
  const status = isRefusal ? sandbox.description.statusOf(code) : 500;
  const body = {statusCode: status, code, message, requestId, path, errors: isRefusal ? error.fields : []};
  return {...replyOf(status, body, {requestId}), code};
}

function check(
  {description, options}: Sandbox,
  route: Parameters<typeof description.responseMistakes>[0],
  reply: Reply,
): void {
  for (const mistake of description.responseMistakes(route, reply.status, JSON.parse(reply.text)))
    options.onMistake?.(`The response ${reply.status} of ${route.operation.id} breaks the description: ${mistake}`);
}
