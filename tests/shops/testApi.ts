import fs from 'node:fs';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {generatedFolder} from '@paydocs/preset/site';
import {
  Sandbox,
  serveSandbox,
  type EventBody,
  type Payment,
  type RecordedRequest,
  type RunningSandbox,
  type Subscription,
} from '@paydocs/sandbox';
import {brand} from '../../src/config/brand';
import {testData} from '../../src/testData';

const openapi = JSON.parse(fs.readFileSync(`${generatedFolder}/openapi/openapi.json`, 'utf8')) as OpenApiDocument;
const sdl = fs.readFileSync(`${generatedFolder}/schema/schema.graphql`, 'utf8');

/** Secret of the account, which signs events. */
export const SECRET = 'whsec_7hT2mQ9xWd4KpL6s';
/** URL of the account's webhook, for events without a URL. */
const ACCOUNT_WEBHOOK = 'https://shop.example/webhooks/payments';
/** Longer than any test, so that customers pay only when the test decides. */
const APPROVAL_SECONDS = 86_400;
/** Codes of errors that a program that conforms to the description never gets. */
const VIOLATION_CODES = ['invalid_request', 'invalid_json', 'missing_field', 'invalid_field', 'resource_not_found'];

/** Fault of a request. `lost` processes it, and then breaks the connection; `gateway` returns 504. */
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

/** An event that waits until the test sends it. */
export interface Event {
  url: string;
  body: EventBody;
}

export type {Payment, RecordedRequest};

/** Sandbox with its own account, for one program. Its events and its customers wait. */
export class TestApi {
  private readonly sandbox = new Sandbox({
    ...{openapi, sdl, brand, testData},
    signingSecret: SECRET,
    forward: null,
    approvalSeconds: APPROVAL_SECONDS,
    rateLimit: 0,
  });
  private readonly tokens = new Map<string, string>();
  private readonly queue: Event[] = [];
  private queuedCount = 0;
  private started: RunningSandbox | undefined;

  readonly faults = {
    /** Plans a fault for the next requests of an operation. */
    add: (operation: string, kind: FaultKind, times = 1): void =>
      this.sandbox.faults.add({operation, times, ...FAULTS[kind]}),
  };

  readonly payments = {
    all: (): Payment[] => [...this.sandbox.store.payments.values()],
    get: (id: string): Payment => this.sandbox.run('payments_get', {path: {id}}),
    create: (body: Record<string, unknown>): Payment => this.sandbox.run('payments_create', {body}),
    /** Replaces a payment, or adds one that others created. */
    put: (payment: Payment): void => void this.sandbox.store.payments.set(payment.id, payment),
    /** Refunds all of a payment, as a user does in the dashboard. */
    refund: ({id}: Payment): Payment => this.sandbox.run('payments_refund', {path: {id}}),
    /** Ends an open payment, as the customer does. */
    settle: (payment: Payment, result: 'SUCCEEDED' | 'FAILED'): void =>
      this.sandbox.actAsCustomer(payment, result === 'SUCCEEDED' ? 'approve' : 'reject'),
  };

  constructor() {
    // The payments in the examples are for readers who copy requests.
    this.sandbox.store.payments.clear();
  }

  /** Starts the API. @returns the origin that replaces that of the real API */
  async start(): Promise<string> {
    this.started = await serveSandbox(this.sandbox);
    return this.started.origin;
  }

  stop(): void {
    void this.started?.stop();
  }

  /** Variables with the URLs of the API, for programs and scripts. */
  get urls(): {API_URL: string; GRAPHQL_URL: string} {
    if (!this.started) throw new Error('The API has not been started.');
    const {rest, graphql} = this.started.urls;
    return {API_URL: rest, GRAPHQL_URL: graphql};
  }

  get requests(): RecordedRequest[] {
    return this.sandbox.requests;
  }

  /** Requests and responses that violate the description. */
  get violations(): string[] {
    const violating = this.requests.filter(({code}) => code !== undefined && VIOLATION_CODES.includes(code));
    return [
      ...this.sandbox.defects,
      ...violating.map(({operation, code, body}) => `${operation}: ${code}, with ${body}`),
    ];
  }

  get subscriptions(): Subscription[] {
    return [...this.sandbox.store.subscriptions.values()];
  }

  /** Changes the newest subscription, as a user does in the dashboard. */
  changeSubscription(operation: 'subscriptions_pause' | 'subscriptions_cancel', body: Record<string, unknown>): void {
    this.sandbox.run(operation, {path: {id: this.subscriptions.at(-1)?.id ?? ''}, body});
  }

  /** Deletes all idempotency keys, as the API does after a day. */
  forgetKeys(): void {
    this.sandbox.idempotency.clear();
  }

  /** Events that wait. A caller who removes one sends it. */
  get events(): Event[] {
    const {all} = this.sandbox.deliveries;
    for (const {url, event} of all.slice(this.queuedCount)) this.queue.push({url: url || ACCOUNT_WEBHOOK, body: event});
    this.queuedCount = all.length;
    return this.queue;
  }

  /** Returns a token of a card, for one payment: the same one for the same number. */
  getToken(card: 'good' | 'declined', number = 1): string {
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
   * @param event - event to send
   * @param port - port of the program behind the public URL
   * @param secret - secret that signs it
   * @param isChunked - whether it's sent in chunks, without its length
   * @returns the status of the program's response, or 0 without one
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
