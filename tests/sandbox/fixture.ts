/** Starts sandboxes of this site's APIs, and sends requests to them. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import * as vitest from 'vitest';
import {startSandbox, type SandboxOptions, type RunningSandbox} from '@paydocs/sandbox';
import {brand} from '../../src/config/brand';
import {testData} from '../../src/testData';
import {isSimulated, openapi, sdl} from './isPlayed';

export {brand};
export {openapi, sdl} from './isPlayed';
export const describe = isSimulated ? vitest.describe : vitest.describe.skip;
export const it = isSimulated ? vitest.it : vitest.it.skip;

export const TOKEN = 'tok_5sG8qN2zYc7LpJ4h';
export const getCardNumber = (statusCode: string): string =>
  testData.cards.find(({outcome}) => outcome.statusCode === statusCode)?.number ?? '';
export const CHALLENGE_CARD = '4000000000002008';
export const DAY = 86_400;

/** JSON of a response, with the properties that tests read. */
export interface Json {
  id: string;
  status: string;
  code: string;
  sequenceId: string;
  paymentToken: string;
  nextAction: {type: string; redirect: {url: string}; expireAt: number};
  nextPaymentAt: number;
  currentPeriodStart: number;
  currentPeriodEnd: number;
  now: number;
  data: Record<string, Record<string, unknown>>;
  errors: {message: string; extensions: {code: string}}[];
  [field: string]: unknown;
}

/** A response of either API. */
export interface ApiResponse {
  status: number;
  body: Json;
  headers: Headers;
}

/** A running sandbox, with methods that send requests to it. */
export interface SandboxClient extends RunningSandbox {
  rest(request: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<ApiResponse>;
  control(request: string, body?: unknown): Promise<ApiResponse>;
  /** Returns the types of the created events, in order. */
  events(): string[];
}

const stopFunctions: (() => Promise<void> | void)[] = [];

vitest.afterEach(async () => {
  for (const stop of stopFunctions.splice(0)) await stop();
});

/** Starts a sandbox that ends with the test. By default, it holds events back. */
export async function start(options: Partial<SandboxOptions> = {}): Promise<SandboxClient> {
  const all = {openapi, sdl, brand, testData, forward: null, rateLimit: 0, ...options};
  const started = await startSandbox(all);
  const {sandbox, origin, urls} = started;
  stopFunctions.push(() => started.stop());
  const sendRequest = async (
    url: string,
    method: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<ApiResponse> => {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {Authorization: 'Bearer key_test_1', 'Content-Type': 'application/json', ...headers},
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
    const text = await response.text();
    const json = JSON.parse(text || '{}') as Json;
    return {status: response.status, body: json, headers: response.headers};
  };
  const splitRequest = (request: string): [string, string] => {
    const [method = 'GET', path = ''] = request.split(' ');
    return [method, path];
  };
  return {
    ...started,
    rest: (request, body, headers = {}) =>
      sendRequest(urls.rest + splitRequest(request)[1], splitRequest(request)[0], body, headers),
    graphql: (query, variables = {}, headers = {}) => sendRequest(urls.graphql, 'POST', {query, variables}, headers),
    control: (request, body) =>
      sendRequest(`${origin}/_sandbox${splitRequest(request)[1]}`, splitRequest(request)[0], body, {}),
    events: () => sandbox.deliveries.all.map(({event}) => event.type),
  };
}

/** Starts a program that receives events. */
export async function startReceiver(
  respond: (body: string, headers: http.IncomingHttpHeaders) => number,
): Promise<{origin: string}> {
  const server = http.createServer((request, response) => {
    void request
      .setEncoding('utf8')
      .toArray()
      .then((chunks: string[]) => response.writeHead(respond(chunks.join(''), request.headers)).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopFunctions.push(() => void server.close().closeAllConnections());
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

export const ORDER = {amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'};

/** Creates a token of a card, as a component in the browser does. */
export async function createToken({control}: SandboxClient, card: string): Promise<string> {
  return (await control('POST /tokens', {card})).body.paymentToken;
}
