import type {Context as Request} from 'hono';
import {newId} from '../state/ids';
import {Refusal} from '../state/refusal';
import {answer} from '../rest/answer';
import type {Route} from '../rest/description';
import type {Sandbox} from '../sandbox';
import {respond} from './exchange';
import {FaultRefusal} from './faults';
import type {Reply} from './idempotency';

/**
 * Responds to a request of the REST API.
 *
 * @param c - Hono context of the request
 * @param base - base path of the API, such as `/v1`
 */
export async function restResponse(sandbox: Sandbox, c: Request, base: string): Promise<Response> {
  const {method} = c.req;
  const path = c.req.path.slice(base.length) || '/';
  const text = await c.req.text();
  const found = sandbox.description.find(method, path);
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
      if (!found) throw new Refusal('resource_not_found', `There is nothing at ${method} ${c.req.path}.`);
      const contentType = c.req.header('content-type');
      const request = {...found, query: c.req.query(), contentType, text};
      const {status, body, isExample} = answer(sandbox, sandbox.description, caller, request);
      return checkReply({...toReply(status, body), ...(isExample && {examples: 'example'})});
    },
    refuse: (error) => {
      const reply = toErrorReply(sandbox, error, c.req.path);
      return error instanceof FaultRefusal ? reply : checkReply(reply);
    },
  });
}

const toReply = (status: number, body: unknown, requestId = newId('req')): Reply => ({
  status,
  text: body === undefined ? '' : JSON.stringify(body),
  requestId,
  isKept: status < 500,
});

function toErrorReply({description, options}: Sandbox, error: unknown, path: string): Reply {
  const requestId = newId('req');
  const isApiError = error instanceof Refusal;
  if (!isApiError) options.onMistake?.(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const {code, message, fields} = isApiError ? error : new Refusal('internal_error', DEFECT_MESSAGE);
  const status = description.statusOf(code);
  return {...toReply(status, {statusCode: status, code, message, requestId, path, errors: fields}, requestId), code};
}

const DEFECT_MESSAGE = 'Something went wrong in the sandbox. For details, see its log.';

function reportMismatches({description, options}: Sandbox, route: Route, {status, text}: Reply): void {
  if (text === '') return;
  for (const mismatch of description.responseMistakes(route, status, JSON.parse(text)))
    options.onMistake?.(
      `The ${status} response of ${route.operation.id} doesn't match the API description: ${mismatch}`,
    );
}
