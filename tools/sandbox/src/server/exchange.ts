import {setTimeout as pause} from 'node:timers/promises';
import type {Context as Request} from 'hono';
import type {Sandbox, RecordedRequest} from '../sandbox';
import {ApiError} from '../state/apiError';
import type {Caller} from '../state/records';
import {authenticateCaller} from './caller';
import {dropConnection} from './dropConnection';
import {parseFault, assertValidFaultNames, throwIfFaultHasCode, type Fault} from './faults';
import type {Reply} from './idempotency';
import {assertWithinLimit, type RateLimitStatus} from './rateLimit';

/** Error codes whose responses have the header `Retry-After`. */
const RETRY_AFTER_CODES = ['rate_limit_exceeded', 'service_unavailable', 'processor_unavailable'];
const DEFAULT_RETRY_AFTER_SECONDS = 1;

/** A request that an API has parsed, and functions that create the response. */
interface Exchange {
  /** ID of a REST operation, or the first field of a query or mutation. */
  operation: string;
  /** True if the request changes data, so that its idempotency key applies. */
  isWrite: boolean;
  /** String that must be equal for all requests with the same idempotency key. */
  identity: string;
  text: string;
  /** Runs the request, and throws an `ApiError` if it's rejected. */
  run(caller: Caller): Reply | Promise<Reply>;
  /** Returns the response for an error, in the format of the API. */
  toErrorReply(error: unknown): Reply;
}

/**
 * Responds to a request of either API. Applies faults, API keys, rate limits, and idempotency, and records the request.
 */
export async function respond(sandbox: Sandbox, c: Request, exchange: Exchange): Promise<Response> {
  const {operation, text, toErrorReply} = exchange;
  const key = c.req.header('idempotency-key');
  const recorded: RecordedRequest = {operation, body: text, status: 0, ...(key !== undefined && {key})};
  sandbox.recordRequest(recorded);
  const progress: {fault: Fault; rateLimit?: RateLimitStatus} = {fault: {}};
  const reply = await execute(sandbox, c, exchange, progress).catch(toErrorReply);
  Object.assign(recorded, {status: reply.status, ...(reply.code !== undefined && {code: reply.code})});
  const {fault, rateLimit} = progress;
  if (fault.drop === 'gateway') return c.json({message: 'Gateway Timeout'}, 504);
  if (fault.drop !== undefined) return dropConnection(c);
  const mustWait = RETRY_AFTER_CODES.includes(reply.code ?? '') || [429, 503].includes(reply.status);
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': reply.requestId,
      ...(rateLimit && toRateLimitHeaders(rateLimit)),
      ...(mustWait && {'Retry-After': formatRetryAfter(fault)}),
      ...(reply.examples !== undefined && {'Sandbox-Response': reply.examples}),
    },
  });
}

function formatRetryAfter({retryAfter = DEFAULT_RETRY_AFTER_SECONDS, retryDate = false}: Fault): string {
  return retryDate ? new Date(Date.now() + 1000 * retryAfter).toUTCString() : String(retryAfter);
}

async function execute(
  sandbox: Sandbox,
  c: Request,
  {operation, isWrite, identity, run, toErrorReply}: Exchange,
  progress: {fault: Fault; rateLimit?: RateLimitStatus},
): Promise<Reply> {
  const header = (name: string): string | undefined => c.req.header(name);
  const faultHeader = header('sandbox-fault');
  const headerFault = faultHeader === undefined ? {} : parseFault(faultHeader);
  assertValidFaultNames(headerFault, sandbox.knownNames);
  progress.fault = {...sandbox.faults.take(operation), ...headerFault};
  if (progress.fault.drop === 'before') return {status: 0, text: '', requestId: '', isStored: false};
  const caller = authenticateCaller(sandbox, header, sandbox.headers.account);
  progress.rateLimit = sandbox.rateLimit.count(caller);
  assertWithinLimit(progress.rateLimit);
  const key = isWrite ? header('idempotency-key') : undefined;
  if (key !== undefined && (key.length < 1 || key.length > 64))
    throw new ApiError('invalid_request', 'The header Idempotency-Key must have 1 to 64 characters.');
  if (progress.fault.when !== 'after') throwIfFaultHasCode(progress.fault);
  const {accountId, livemode} = caller;
  const reply = await sandbox.idempotency.once(key && `${accountId} ${livemode} ${key}`, identity, async () => {
    await pause(progress.fault.latency ?? 0);
    try {
      return await run(caller);
    } catch (error) {
      return toErrorReply(error);
    }
  });
  // With `when: 'after'`, the operation has run, and its reply is stored for the idempotency key.
  throwIfFaultHasCode(progress.fault);
  return reply;
}

const toRateLimitHeaders = ({limit, remaining, reset}: RateLimitStatus): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(Math.max(remaining, 0)),
  'RateLimit-Reset': String(reset),
});
