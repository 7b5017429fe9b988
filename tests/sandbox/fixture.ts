/** A sandbox of this site's APIs, and what tests ask it. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import * as vitest from 'vitest';
import {startSandbox, type SandboxOptions, type RunningSandbox} from '@paydocs/sandbox';
import {brand} from '../../src/config/brand';
import {testData} from '../../src/testData';
import {isPlayed, openapi, sdl} from './isPlayed';

export {brand};
export {openapi, sdl} from './isPlayed';
export const describe = isPlayed ? vitest.describe : vitest.describe.skip;
export const it = isPlayed ? vitest.it : vitest.it.skip;

export const TOKEN = 'tok_5sG8qN2zYc7LpJ4h';
export const CARD_OF = (statusCode: string): string =>
  testData.cards.find(({outcome}) => outcome.statusCode === statusCode)?.number ?? '';
export const CHALLENGED = '4000000000002008';
export const DAY = 86_400;

/** JSON of a response. Of all that it can have, tests name what they read. */
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
export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

/** A sandbox with a short way to ask it. */
export interface Asking extends RunningSandbox {
  rest(request: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<Answer>;
  control(request: string, body?: unknown): Promise<Answer>;
  /** Types of the events that were made, in order. */
  events(): string[];
}

const running: (() => Promise<void> | void)[] = [];

vitest.afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** Starts a sandbox that ends with the test; it holds events back, unless told otherwise. */
export async function start(options: Partial<SandboxOptions> = {}): Promise<Asking> {
  const all = {openapi, sdl, brand, testData, forward: null, rateLimit: 0, ...options};
  const started = await startSandbox(all);
  const {sandbox, origin, urls} = started;
  running.push(() => started.stop());
  const ask = async (url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Answer> => {
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
  const split = (request: string): [string, string] => {
    const [method = 'GET', path = ''] = request.split(' ');
    return [method, path];
  };
  return {
    ...started,
    rest: (request, body, headers = {}) => ask(urls.rest + split(request)[1], split(request)[0], body, headers),
    graphql: (query, variables = {}, headers = {}) => ask(urls.graphql, 'POST', {query, variables}, headers),
    control: (request, body) => ask(`${origin}/_sandbox${split(request)[1]}`, split(request)[0], body, {}),
    events: () => sandbox.deliveries.all.map(({event}) => event.type),
  };
}

/** Starts a program that receives events. */
export async function receiver(
  respond: (body: string, headers: http.IncomingHttpHeaders) => number,
): Promise<{origin: string}> {
  const server = http.createServer((request, response) => {
    void request
      .setEncoding('utf8')
      .toArray()
      .then((chunks: string[]) => response.writeHead(respond(chunks.join(''), request.headers)).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => void server.close().closeAllConnections());
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

export const ORDER = {amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'};

/** A card that a component of the browser has made a token of. */
export async function tokenOf({control}: Asking, card: string): Promise<string> {
  return (await control('POST /tokens', {card})).body.paymentToken;
}
