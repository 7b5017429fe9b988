import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {brand} from '../../../src/config/brand';
import {requestMistakes, responseMistakes, routes, type Route} from './description';
import {eventOf} from './events';
import {delayFor, Faults, refuseFor, type FaultKind} from './faults';
import {asGraphql, fieldOf, graphqlAnswer} from './graphql';
import {Idempotency} from './idempotency';
import {newId} from './ids';
import {operations} from './operations';
import {Payments} from './payments';
import {Subscriptions} from './subscriptions';
import {Refusal, type Answer, type Body, type Event} from './types';

/** A request that a program made. */
export interface Seen {
  /** The id of an operation of REST, or the field of a query or mutation. */
  operation: string;
  key?: string;
  body: string;
  status: number;
}

/** An account of the API with its own state, for one program. */
export class TestApi {
  readonly faults = new Faults();
  readonly requests: Seen[] = [];
  /** Requests that break the description. */
  readonly mistakes: string[] = [];
  /** Events that wait to be sent: the test says when. */
  readonly events: Event[] = [];
  readonly payments = new Payments((payment, previous) => {
    this.events.push(eventOf(payment, previous));
    this.subscriptions.follow(payment);
  });
  readonly subscriptions: Subscriptions = new Subscriptions(this.payments, (subscription, previous) =>
    this.events.push(eventOf(subscription, previous)),
  );
  private readonly idempotency = new Idempotency();
  private readonly server = http.createServer((request, response) => void this.answer(request, response));

  /** @returns the origin that stands for that of the real API */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {pathname} = new URL(request.url ?? '/', 'http://api');
    const path = pathname.replace(new URL(brand.urls.api).pathname, '');
    const isGraphql = pathname === new URL(brand.urls.graphql).pathname;
    const route = routes.find((each) => each.method === request.method && each.pattern.test(path));
    const text = (await request.setEncoding('utf8').toArray()).join('');
    if (!route && !isGraphql) {
      this.mistakes.push(`${request.method} ${path} is no operation.`);
      response.writeHead(404).end('{}');
      return;
    }
    const key = request.headers['idempotency-key']?.toString();
    const operation = route?.id ?? fieldOf(text);
    const seen: Seen = {operation, body: text, status: 0, ...(key !== undefined && {key})};
    this.requests.push(seen);
    const fault = this.faults.take(operation);
    const run = route
      ? this.run(route, path, text, request.headers, fault)
      : this.runGraphql(operation, text, request.headers, fault);
    const result = await run.catch((error: unknown) => refuse(error, path));
    const {status, body, headers} = route ? result : asGraphql(result);
    seen.status = status;
    if (route)
      this.mistakes.push(
        ...responseMistakes(route, status, body).map(
          (mistake) => `The response of ${route.id} breaks the description: ${mistake}`,
        ),
      );
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(status, {'Content-Type': 'application/json', 'Request-Id': newId('req'), ...headers})
      .end(JSON.stringify(body));
  }

  private async run(
    route: Route,
    path: string,
    text: string,
    headers: http.IncomingHttpHeaders,
    fault: FaultKind | undefined,
  ): Promise<Answer> {
    mustBeKnown(headers);
    refuseFor(fault);
    const body = (text === '' ? {} : JSON.parse(text)) as Body;
    const mistakes = route.method === 'GET' ? [] : requestMistakes(route, body);
    this.mistakes.push(...mistakes.map((mistake) => `The request ${route.id} breaks the description: ${mistake}`));
    if (mistakes.length > 0) throw new Refusal(400, 'invalid_field', mistakes.join('; '));
    const id = decodeURIComponent(route.pattern.exec(path)?.[1] ?? '');
    const key = route.method === 'GET' ? undefined : headers['idempotency-key']?.toString();
    return this.idempotency.once(key, `${route.method} ${path} ${text}`, async () => {
      await delayFor(fault);
      const run = operations[route.id];
      if (!run) throw new Error(`tests/shops/api does not have ${route.id}.`);
      try {
        return run(this, {id, body});
      } catch (error) {
        return refuse(error, path);
      }
    });
  }

  private async runGraphql(
    field: string,
    text: string,
    headers: http.IncomingHttpHeaders,
    fault: FaultKind | undefined,
  ): Promise<Answer> {
    mustBeKnown(headers);
    refuseFor(fault);
    return this.idempotency.once(headers['idempotency-key']?.toString(), text, async () => {
      await delayFor(fault);
      return graphqlAnswer(this, field);
    });
  }
}

function mustBeKnown({authorization = ''}: http.IncomingHttpHeaders): void {
  if (!/^Bearer key_test_\w+$/.test(authorization))
    throw new Refusal(401, 'invalid_api_key', 'The API key in the Authorization header does not exist.');
}

function refuse(error: unknown, path: string): Answer {
  if (!(error instanceof Refusal)) throw error;
  const {status, code, message} = error;
  const wait = status === 429 || status === 503;
  return {
    status,
    body: {statusCode: status, code, message, requestId: newId('req'), path: `/v1${path}`, errors: []},
    ...(wait && {headers: {'Retry-After': '1'}}),
  };
}
