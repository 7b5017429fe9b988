import {setTimeout as pause} from 'node:timers/promises';
import type {Context as Request} from 'hono';
import type {Sandbox, Seen} from '../sandbox';
import {Refusal} from '../state/refusal';
import type {Caller} from '../state/records';
import {callerOf} from './caller';
import {dropped} from './drop';
import {faultOf, mustBeKnown, refuseForFault, type Fault} from './faults';
import type {Reply} from './idempotency';
import {mustBeWithin, type Rate} from './rateLimit';

/** Codes whose responses say how long to wait. */
const WITH_WAIT = ['rate_limit_exceeded', 'service_unavailable', 'processor_unavailable'];
const RETRY_AFTER = 1;

/** A request, as its API has read it. */
export interface Exchange {
  /** The id of an operation, or the field of a query or mutation. */
  operation: string;
  /** Whether it changes something, so that its key counts. */
  isWrite: boolean;
  /** What must be the same when it is repeated with the same key. */
  identity: string;
  text: string;
  /** Does what is asked. @throws Refusal */
  run(caller: Caller): Reply | Promise<Reply>;
  /** @returns the response with an error, in the form of the API */
  refuse(error: unknown): Reply;
}

/** Responds to a request of either API: both know keys, limits, idempotency and faults. */
export async function respond(sandbox: Sandbox, c: Request, exchange: Exchange): Promise<Response> {
  const {operation, text, refuse} = exchange;
  const key = c.req.header('idempotency-key');
  const seen: Seen = {operation, body: text, status: 0, ...(key !== undefined && {key})};
  sandbox.remember(seen);
  const met: {fault: Fault; rate?: Rate} = {fault: {}};
  const reply = await begin(sandbox, c, exchange, met).catch(refuse);
  Object.assign(seen, {status: reply.status, ...(reply.code !== undefined && {code: reply.code})});
  const {fault, rate} = met;
  if (fault.drop === 'gateway') return c.json({message: 'Gateway Timeout'}, 504);
  if (fault.drop !== undefined) return dropped(c);
  const mustWait = WITH_WAIT.includes(reply.code ?? '') || [429, 503].includes(reply.status);
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': reply.requestId,
      ...(rate && rateHeaders(rate)),
      ...(mustWait && {'Retry-After': retryAfterOf(fault)}),
      ...(reply.examples !== undefined && {'Sandbox-Response': reply.examples}),
    },
  });
}

function retryAfterOf({retryAfter = RETRY_AFTER, retryDate = false}: Fault): string {
  return retryDate ? new Date(Date.now() + 1000 * retryAfter).toUTCString() : String(retryAfter);
}

async function begin(
  sandbox: Sandbox,
  c: Request,
  {operation, isWrite, identity, run, refuse}: Exchange,
  met: {fault: Fault; rate?: Rate},
): Promise<Reply> {
  const header = (name: string): string | undefined => c.req.header(name);
  const asked = header('sandbox-fault');
  const own = asked === undefined ? {} : faultOf(asked);
  mustBeKnown(own, sandbox.known);
  met.fault = {...sandbox.faults.take(operation), ...own};
  if (met.fault.drop === 'before') return {status: 0, text: '', requestId: '', isKept: false};
  const caller = callerOf(sandbox, header, sandbox.headers.account);
  met.rate = sandbox.rateLimit.count(caller);
  mustBeWithin(met.rate);
  const key = isWrite ? header('idempotency-key') : undefined;
  if (key !== undefined && (key.length < 1 || key.length > 64))
    throw new Refusal('invalid_request', 'The header Idempotency-Key must have 1 to 64 characters.');
  if (met.fault.when !== 'after') refuseForFault(met.fault);
  const {accountId, livemode} = caller;
  const reply = await sandbox.idempotency.once(key && `${accountId} ${livemode} ${key}`, identity, async () => {
    await pause(met.fault.latency ?? 0);
    try {
      return await run(caller);
    } catch (error) {
      return refuse(error);
    }
  });
  // The key has the reply of what was done.
  refuseForFault(met.fault);
  return reply;
}

const rateHeaders = ({limit, remaining, reset}: Rate): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(remaining, 0)),
  'RateLimit-Reset': String(reset),
});
