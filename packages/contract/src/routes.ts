import type {Binding} from './types';

/** A request that a program handles. */
export interface TestRequest {
  method: string;
  path: string;
  /** JSON body of the test request. */
  body?: string;
}

/** Path where a program receives events, and the event types that it handles. */
export interface WebhookReceiver {
  types: string[];
  path: string;
}

/** Requests that a server program handles, and messages about invalid words. */
interface ProgramRoutes {
  /** Request to test the program with. */
  request?: TestRequest;
  receiver?: WebhookReceiver;
  messages: string[];
}

/** Default path where programs receive events. */
const DEFAULT_WEBHOOK_PATH = '/webhooks/payments';

const REQUEST = /^([A-Z]+)\s+(\/\S*)(?:\s+([\s\S]+))?$/;
const EVENTS = /^([a-z_]+(?:\.[a-z_]+)+(?:\s+[a-z_]+(?:\.[a-z_]+)+)*)(?:\s+POST\s+(\/[^\s?#]*))?$/i;

/**
 * Parses `server="POST /checkout"` and `webhook="payment.succeeded POST /hooks"` of a program.
 *
 * @param binding - words after the language of the fence
 * @returns requests that the program handles, and messages about invalid words
 */
export function parseRoutes({server, webhook}: Pick<Binding, 'server' | 'webhook'>): ProgramRoutes {
  const routes: ProgramRoutes = {messages: []};
  if (server !== undefined && server !== '') parseRequest(server, routes);
  if (webhook !== undefined) parseReceiver(webhook, routes);
  if (server === '' && webhook === undefined)
    routes.messages.push(
      'the word "server" doesn\'t specify a request. Write the request to send to the program, such as server="POST /checkout", or the event that the program receives, such as webhook="payment.succeeded".',
    );
  if (server === undefined && webhook !== undefined)
    routes.messages.push(
      `a program that receives events is a server. Write server before webhook="${webhook}". If the program also responds to other requests, add one: server="POST /checkout".`,
    );
  return routes;
}

function parseRequest(server: string, routes: ProgramRoutes): void {
  const [, method = '', path = '', body] = REQUEST.exec(server) ?? [];
  if (method === '') {
    routes.messages.push(
      `server="${server}" isn't a request. Write a method, a path, and, if the program needs one, a JSON body: server="POST /checkout" or server='POST /sales {"amount":1500}'.`,
    );
  } else if (body !== undefined && !isJson(body)) {
    routes.messages.push(`the body in server='${server}' isn't JSON (found ${body}).`);
  } else {
    routes.request = {method, path, ...(body !== undefined && {body})};
  }
}

function parseReceiver(webhook: string, routes: ProgramRoutes): void {
  const [, types, path = DEFAULT_WEBHOOK_PATH] = EVENTS.exec(webhook) ?? [];
  if (types === undefined) {
    routes.messages.push(
      `webhook="${webhook}" isn't a list of events. Write the event types, separated by spaces. If the program doesn't receive them at POST ${DEFAULT_WEBHOOK_PATH}, add POST and the path: webhook="payment.succeeded POST /hooks".`,
    );
  } else {
    routes.receiver = {types: types.split(/\s+/), path};
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
