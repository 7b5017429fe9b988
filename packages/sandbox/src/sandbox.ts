import {brandTokens} from '@paydocs/core/brand/tokens';
import type {Brand} from '@paydocs/core/brand/types';
import type {OpenApiDocument} from '@paydocs/contract/rest/document';
import type {Api} from './api';
import {Deliveries} from './events/deliveries';
import {GraphqlApi} from './graphql/answer';
import type {SandboxOptions} from './options';
import {Description} from './rest/description';
import {act, cardOf, type Action} from './resources/customer';
import {makeToken} from './methods/tokens';
import {hasBehavior} from './rest/answer';
import {operations, type Asked, type OperationId} from './rest/operations';
import {seed} from './seed';
import {Faults, type Known, type PlannedOutcome} from './server/faults';
import {Idempotency} from './server/idempotency';
import {RateLimit} from './server/rateLimit';
import {Clock} from './state/clock';
import type {Payment, Source, Token} from './state/records';
import {Store} from './state/store';
import {followPayments} from './subscriptions/activation';

/** Signs events where no secret is set: everybody knows it. */
const SECRET = 'whsec_sandbox';

/** Specifications are read once, however many sandboxes use them. */
const descriptions = new WeakMap<OpenApiDocument, Description>();
const schemas = new Map<string, GraphqlApi>();

/** A request that somebody made. */
export interface Seen {
  /** The id of an operation of REST, or the first field of a query or mutation. */
  operation: string;
  /** Its `Idempotency-Key`. */
  key?: string;
  body: string;
  /** Of its response; 0 until there is one. */
  status: number;
  /** Why it was refused. */
  code?: string;
}

/** What an operation is run with. */
interface Run {
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  livemode?: boolean;
}

type CardMethod = Extract<Source, {card: unknown}>['method'];

/** How many requests are remembered. */
const REMEMBERED = 1000;

/** An account of the API with everything that it keeps. */
export class Sandbox implements Api {
  readonly store = new Store();
  readonly clock = new Clock();
  readonly description: Description;
  readonly graphql: GraphqlApi | undefined;
  readonly deliveries: Deliveries;
  readonly faults = new Faults();
  readonly idempotency = new Idempotency(this.clock);
  readonly rateLimit: RateLimit;
  readonly account: Api['account'];
  readonly signingSecret: string;
  readonly headers: {signature: string; account: string};
  /** What breaks the specifications on the sandbox's own side: always a defect of it. */
  readonly mistakes: string[] = [];
  /** The latest requests, the oldest first. */
  readonly requests: Seen[] = [];
  readonly options: SandboxOptions;
  payUrl = 'http://127.0.0.1/pay';

  constructor(options: SandboxOptions) {
    this.options = {
      ...options,
      onMistake: (mistake) => {
        this.mistakes.push(mistake);
        options.onMistake?.(mistake);
      },
    };
    this.description = descriptionOf(options.openapi);
    this.graphql = options.sdl === undefined ? undefined : graphqlOf(options.sdl);
    this.rateLimit = new RateLimit(options.rateLimit);
    this.signingSecret = options.signingSecret ?? SECRET;
    // Only names of the brand are needed: the rest of it stands on pages.
    const pascal = brandTokens(options.brand as Brand)['product.pascal'] ?? '';
    this.headers = {signature: `${pascal}-Signature`, account: `${pascal}-Account`};
    const example = this.description.exampleOf<{accountId?: string; shop?: Api['account']['shop']}>('Payment');
    this.account = {id: example?.accountId ?? 'acc_sandbox', shop: example?.shop ?? {name: 'Sandbox', country: 'ES'}};
    this.deliveries = new Deliveries(this, this.signingSecret, this.headers.signature, (type, body) =>
      this.description.eventMistakes(type, body),
    );
    // After the deliveries: the event of a payment comes before that of its subscription.
    followPayments(this);
    seed(this, this.description);
  }

  readonly messageOf = (statusCode: string): string => this.description.meaningOf(statusCode);

  readonly takeOutcome = (kind: PlannedOutcome['kind']): string | undefined => this.faults.takeOutcome(kind);

  /**
   * Runs an operation of the REST API without a request, for tests in the same process.
   *
   * @param operationId - such as `payments_create`
   * @param asked - values of its path, its body, and whether it is in live mode
   * @returns what it returns
   * @throws Refusal as the operation does
   */
  run<Id extends OperationId>(
    operationId: Id,
    {path = {}, body = {}, livemode = false}: Run = {},
  ): ReturnType<(typeof operations)[Id]> {
    const caller = {accountId: this.account.id, livemode, trace: null};
    const operation: (api: Api, asked: Asked) => unknown = operations[operationId];
    return operation(this, {caller, path, query: {}, body}) as ReturnType<(typeof operations)[Id]>;
  }

  /** Does what a customer does with a payment that waits. */
  actAsCustomer(payment: Payment, action: Action): void {
    act(this, payment, action);
  }

  /** Makes a token for one payment with a card, as a component of the browser or a wallet does. */
  tokenOf(number: string, method: CardMethod = 'CARD', livemode = false): Token {
    return makeToken(this, {accountId: this.account.id, livemode}, {method, card: cardOf(number)}, true);
  }

  remember(seen: Seen): void {
    this.requests.push(seen);
    if (this.requests.length > REMEMBERED) this.requests.shift();
  }

  /** Operations and fields that are answered with examples. */
  get examples(): {rest: string[]; graphql: string[]} {
    const rest = [...this.description.api.operations.keys()].filter((id) => !hasBehavior(this.description, id));
    return {rest, graphql: [...(this.graphql?.examples ?? [])]};
  }

  /** What a fault may name. */
  get known(): Known {
    const {api, codes} = this.description;
    return {codes, operations: [...api.operations.keys(), ...(this.graphql?.fields ?? [])]};
  }

  /** Makes everything as it was at the start. */
  reset(): void {
    this.clock.reset();
    this.store.reset();
    this.deliveries.reset();
    this.faults.clear();
    this.idempotency.clear();
    this.requests.length = 0;
    this.mistakes.length = 0;
    seed(this, this.description);
  }
}

function descriptionOf(document: OpenApiDocument): Description {
  const known = descriptions.get(document) ?? new Description(document);
  descriptions.set(document, known);
  return known;
}

function graphqlOf(sdl: string): GraphqlApi {
  const known = schemas.get(sdl) ?? new GraphqlApi(sdl);
  schemas.set(sdl, known);
  return known;
}
