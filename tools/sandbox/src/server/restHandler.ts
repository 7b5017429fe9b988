import type {Context as Request} from 'hono';
import {generateId} from '../state/ids';
import {ApiError} from '../state/apiError';
import {runOperation} from '../rest/runOperation';
import type {Route} from '../rest/description';
import type {Sandbox} from '../sandbox';
import {respond} from './exchange';
import {FaultError} from './faults';
import type {Reply} from './idempotency';

/**
 * Responds to a request of the REST API, and reports a response that doesn't match the OpenAPI document as a defect.
 *
 * @param c - Hono context of the request
 * @param base - base path of the API, such as `/v1`
 */
export async function respondToRest(sandbox: Sandbox, c: Request, base: string): Promise<Response> {
  const {method} = c.req;
  const path = c.req.path.slice(base.length) || '/';
  const text = await c.req.text();
  const found = sandbox.description.findRoute(method, path);
  const checkReply = (reply: Reply): Reply => {
    if (found) reportMismatches(sandbox, found.route, reply);
    return reply;
  };
  return respond(sandbox, c, {
    operation: found?.route.operation.id ?? `${method} ${path}`,
    isWrite: method !== 'GET',
    identity: `${method} ${c.req.path} ${text}`,
    text,
    run: (caller) => {
      if (!found) throw new ApiError('resource_not_found', `No operation exists at ${method} ${c.req.path}.`);
      const contentType = c.req.header('content-type');
      const request = {...found, query: c.req.query(), contentType, text};
      const {status, body, isExample} = runOperation(sandbox, sandbox.description, caller, request);
      return checkReply({...toReply(status, body), ...(isExample && {examples: 'example'})});
    },
    toErrorReply: (error) => {
      const reply = toErrorReply(sandbox, error, c.req.path);
      return error instanceof FaultError ? reply : checkReply(reply);
    },
  });
}

const toReply = (status: number, body: unknown, requestId = generateId('req')): Reply => ({
  status,
  text: body === undefined ? '' : JSON.stringify(body),
  requestId,
  isStored: status < 500,
});

function toErrorReply({description, options}: Sandbox, error: unknown, path: string): Reply {
  const requestId = generateId('req');
  const isApiError = error instanceof ApiError;
  if (!isApiError) options.onDefect?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const {code, message, fields} = isApiError ? error : new ApiError('internal_error', DEFECT_MESSAGE);
  const status = description.getHttpStatus(code);
  return {...toReply(status, {statusCode: status, code, message, requestId, path, errors: fields}, requestId), code};
}

const DEFECT_MESSAGE = 'Something went wrong in the sandbox. For details, see its log.';

function reportMismatches({description, options}: Sandbox, route: Route, {status, text}: Reply): void {
  if (text === '') return;
  for (const mismatch of description.validateResponse(route, status, JSON.parse(text)))
    options.onDefect?.(
      `The ${status} response of ${route.operation.id} doesn't match the API description: ${mismatch}`,
    );
}
