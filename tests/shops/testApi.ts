import fs from 'node:fs';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import {
  Sandbox,
  serveSandbox,
  type EventBody,
  type Payment,
  type RecordedRequest,
  type RunningSandbox,
} from '@paydocs/sandbox';
import type {Subscription} from '@paydocs/sandbox';
import {brand} from '../../src/config/brand';
import {testData} from '../../src/testData';

const openapi = JSON.parse(fs.readFileSync(`${generatedFolder}/openapi/openapi.json`, 'utf8')) as OpenApiDocument;
const sdl = fs.readFileSync(`${generatedFolder}/schema/schema.graphql`, 'utf8');

/** The secret of the account, with which events are signed. */
export const SECRET = 'whsec_7hT2mQ9xWd4KpL6s';
/** Where events go that name no URL: to the webhook of the account. */
const ACCOUNT_WEBHOOK = 'https://shop.example/webhooks/payments';
/** Customers pay when the test says so. */
const NEVER = 86_400;
/** What a program that keeps the description is never told. */
const BREAKS = ['invalid_request', 'invalid_json', 'missing_field', 'invalid_field', 'resource_not_found'];

/** What goes wrong with a request. `lost` does what was asked, and then breaks the connection; `gateway` answers 504. */
export type FaultKind =
  | 'in progress'
  | 'limit'
  | 'limit until a date'
  | 'limit until a past date'
  | 'unavailable'
  | 'gateway'
  | 'lost'
  | 'slow';

const FAULTS = {
  'in progress': {code: 'idempotency_in_progress'},
  limit: {code: 'rate_limit_exceeded'},
  'limit until a date': {code: 'rate_limit_exceeded', retryAfter: 3, retryDate: true},
  'limit until a past date': {code: 'rate_limit_exceeded', retryAfter: -30, retryDate: true},
  unavailable: {code: 'service_unavailable'},
  gateway: {drop: 'gateway'},
  lost: {drop: 'after'},
  slow: {latency: 400},
} as const;

/** An event that waits to be sent: the test says when. */
export interface Event {
  url: string;
  body: EventBody;
}

export type {Payment, RecordedRequest};

/** The sandbox as an account of its own, for one program. Its events wait, and its customers too. */
export class TestApi {
  private readonly sandbox = new Sandbox({
    ...{openapi, sdl, brand, testData},
    signingSecret: SECRET,
    forward: null,
    approvalSeconds: NEVER,
    rateLimit: 0,
  });
  private readonly tokens = new Map<string, string>();
  private readonly queue: Event[] = [];
  private queued = 0;
  private started: RunningSandbox | undefined;

  readonly faults = {
    /** Plans what goes wrong with the next requests of an operation. */
    add: (operation: string, kind: FaultKind, times = 1): void =>
      this.sandbox.faults.add({operation, times, ...FAULTS[kind]}),
  };

  readonly payments = {
    all: (): Payment[] => [...this.sandbox.store.payments.values()],
    get: (id: string): Payment => this.sandbox.run('payments_get', {path: {id}}),
    create: (body: Record<string, unknown>): Payment => this.sandbox.run('payments_create', {body}),
    /** Replaces a payment, or adds one that others have made. */
    put: (payment: Payment): void => void this.sandbox.store.payments.set(payment.id, payment),
    /** Gives all of it back, as somebody does in the dashboard. */
    refund: ({id}: Payment): Payment => this.sandbox.run('payments_refund', {path: {id}}),
    /** Ends an open payment, as the customer does. */
    settle: (payment: Payment, result: 'SUCCEEDED' | 'FAILED'): void =>
      this.sandbox.actAsCustomer(payment, result === 'SUCCEEDED' ? 'approve' : 'reject'),
  };

  constructor() {
    // What the examples name is for readers who copy requests.
    this.sandbox.store.payments.clear();
  }

  /** @returns the origin that stands for that of the real API */
  async start(): Promise<string> {
    this.started = await serveSandbox(this.sandbox);
    return this.started.origin;
  }

  stop(): void {
    void this.started?.stop();
  }

  /** The variables that lead programs and scripts to it. */
  get urls(): {API_URL: string; GRAPHQL_URL: string} {
    if (!this.started) throw new Error('The API has not been started.');
    const {rest, graphql} = this.started.urls;
    return {API_URL: rest, GRAPHQL_URL: graphql};
  }

  get requests(): RecordedRequest[] {
    return this.sandbox.requests;
  }

  /** Requests and responses that break the description. */
  get mistakes(): string[] {
    const wrong = this.requests.filter(({code}) => code !== undefined && BREAKS.includes(code));
    return [...this.sandbox.defects, ...wrong.map(({operation, code, body}) => `${operation}: ${code}, with ${body}`)];
  }

  get subscriptions(): Subscription[] {
    return [...this.sandbox.store.subscriptions.values()];
  }

  /** Changes the newest subscription, as somebody does in the dashboard. */
  changeSubscription(operation: 'subscriptions_pause' | 'subscriptions_cancel', body: Record<string, unknown>): void {
    this.sandbox.run(operation, {path: {id: this.subscriptions.at(-1)?.id ?? ''}, body});
  }

  /** A day later, the API has forgotten all idempotency keys. */
  forgetKeys(): void {
    this.sandbox.idempotency.clear();
  }

  /** Events that wait; who takes one out sends it. */
  get events(): Event[] {
    const {all} = this.sandbox.deliveries;
    for (const {url, event} of all.slice(this.queued)) this.queue.push({url: url || ACCOUNT_WEBHOOK, body: event});
    this.queued = all.length;
    return this.queue;
  }

  /** @returns a token of a card, for one payment: the same one for the same number */
  tokenOf(card: 'good' | 'declined', number = 1): string {
    const name = `${card} ${number}`;
    const wanted = card === 'good' ? 'E000' : 'E102';
    const found = testData.cards.find(({outcome}) => outcome.statusCode === wanted)?.number ?? '';
    const token = this.tokens.get(name) ?? this.sandbox.createToken(found).id;
    this.tokens.set(name, token);
    return token;
  }

  /**
   * Sends an event, as the API does.
   *
   * @param event - which one
   * @param port - where the program behind the public URL listens
   * @param secret - that signs it
   * @param isChunked - whether its length isn't said first
   * @returns the status of the program's response; 0 without one
   */
  async send({url, body}: Event, port: number, secret?: string, isChunked = false): Promise<number> {
    const {pathname, search} = new URL(url);
    const signed = this.sandbox.deliveries.signEvent(body, secret);
    const signal = AbortSignal.timeout(10_000);
    const sent = isChunked ? {...signed, body: new Blob([signed.body]).stream(), duplex: 'half' as const} : signed;
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {method: 'POST', ...sent, signal}).then(
      ({status}) => status,
      () => 0,
    );
  }
}
