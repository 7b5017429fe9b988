import {getBrandTokens, type Brand} from '@paydocs/core';
import type {OpenApiDocument} from '@paydocs/contract/document';
import type {Api} from './api';
import {EventSender} from './events/deliveries';
import {GraphqlApi} from './graphql/graphqlApi';
import type {SandboxOptions} from './options';
import {RestApiDescription} from './rest/description';
import {performCustomerAction, createCard, type CustomerActionType} from './resources/customer';
import {createToken} from './methods/tokens';
import {isImplemented} from './rest/runOperation';
import {operations, type OperationInput, type OperationId} from './rest/operations';
import {seed} from './seed';
import {FaultPlan, type ValidFaultNames, type PlannedOutcome} from './server/faults';
import {IdempotencyStore} from './server/idempotency';
import {RateLimiter} from './server/rateLimit';
import {Clock} from './state/clock';
import type {Payment, PaymentSource, PaymentToken} from './state/records';
import {Store} from './state/store';
import {updateSubscriptionsOnPaymentChange} from './subscriptions/activation';

/** Default signing secret, which is public. */
const DEFAULT_SECRET = 'whsec_sandbox';

/** Parsed OpenAPI documents, which sandboxes share. */
const descriptionCache = new WeakMap<OpenApiDocument, RestApiDescription>();
const graphqlCache = new Map<string, GraphqlApi>();

/** A request that the sandbox has recorded for tests. */
export interface RecordedRequest {
  /** ID of a REST operation, or the first field of a query or mutation. */
  operation: string;
  /** Value of `Idempotency-Key`. */
  key?: string;
  body: string;
  /** HTTP status of the response, or 0 before the response. */
  status: number;
  /** Error code, if the request was rejected. */
  code?: string;
}

/** Input for running an operation without an HTTP request. */
interface RunInput {
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  livemode?: boolean;
}

type CardMethod = Extract<PaymentSource, {card: unknown}>['method'];

/** Maximum number of recorded requests. */
const MAX_RECORDED_REQUESTS = 1000;

/** A simulated API with its own account, data, and clock. */
export class Sandbox implements Api {
  readonly store = new Store();
  readonly clock = new Clock();
  readonly description: RestApiDescription;
  readonly graphql: GraphqlApi | undefined;
  readonly deliveries: EventSender;
  readonly faults = new FaultPlan();
  readonly idempotency = new IdempotencyStore(this.clock);
  readonly rateLimit: RateLimiter;
  readonly account: Api['account'];
  readonly signingSecret: string;
  readonly headers: {signature: string; account: string};
  /** Defects of the sandbox, such as responses that don't match the specifications. */
  readonly defects: string[] = [];
  /** Latest requests, the oldest first. */
  readonly requests: RecordedRequest[] = [];
  readonly options: SandboxOptions;
  payUrl = 'http://127.0.0.1/pay';

  constructor(options: SandboxOptions) {
    this.options = {
      ...options,
      onDefect: (defect) => {
        this.defects.push(defect);
        options.onDefect?.(defect);
      },
    };
    this.description = getDescription(options.openapi);
    this.graphql = options.sdl === undefined ? undefined : getGraphqlApi(options.sdl);
    this.rateLimit = new RateLimiter(options.rateLimit);
    this.signingSecret = options.signingSecret ?? DEFAULT_SECRET;
    // `getBrandTokens` expects a complete brand, but only the product name is used here.
    const productName = getBrandTokens(options.brand as Brand)['product.pascal'] ?? '';
    this.headers = {signature: `${productName}-Signature`, account: `${productName}-Account`};
    const example = this.description.getExample<{accountId?: string; shop?: Api['account']['shop']}>('Payment');
    this.account = {id: example?.accountId ?? 'acc_sandbox', shop: example?.shop ?? {name: 'Sandbox', country: 'ES'}};
    this.deliveries = new EventSender(this, this.signingSecret, this.headers.signature, (type, body) =>
      this.description.validateEvent(type, body),
    );
    // Must follow the deliveries, so that the event of a payment precedes the event of its subscription.
    updateSubscriptionsOnPaymentChange(this);
    seed(this, this.description);
  }

  readonly getStatusMessage = (statusCode: string): string => this.description.getStatusMessage(statusCode);

  readonly takeOutcome = (kind: PlannedOutcome['kind']): string | undefined => this.faults.takeOutcome(kind);

  /**
   * Runs an operation of the REST API without an HTTP request, for tests in the same process.
   *
   * @param operationId - operation ID, such as `payments_create`
   * @throws ApiError if the operation rejects the input
   */
  run<Id extends OperationId>(
    operationId: Id,
    {path = {}, body = {}, livemode = false}: RunInput = {},
  ): ReturnType<(typeof operations)[Id]> {
    const caller = {accountId: this.account.id, livemode, trace: null};
    const operation: (api: Api, input: OperationInput) => unknown = operations[operationId];
    return operation(this, {caller, path, query: {}, body}) as ReturnType<(typeof operations)[Id]>;
  }

  /** Performs an action of the customer on a pending payment, and updates it in place. */
  actAsCustomer(payment: Payment, action: CustomerActionType): void {
    performCustomerAction(this, payment, action);
  }

  /** Creates a single-use token for a card payment, as a browser component or wallet does. */
  createToken(number: string, method: CardMethod = 'CARD', livemode = false): PaymentToken {
    return createToken(this, {accountId: this.account.id, livemode}, {method, card: createCard(number)}, true);
  }

  recordRequest(request: RecordedRequest): void {
    this.requests.push(request);
    if (this.requests.length > MAX_RECORDED_REQUESTS) this.requests.shift();
  }

  /** IDs of operations, and names of root fields, that return only examples. */
  get examples(): {rest: string[]; graphql: string[]} {
    const rest = [...this.description.api.operations.keys()].filter((id) => !isImplemented(this.description, id));
    return {rest, graphql: [...(this.graphql?.examples ?? [])]};
  }

  /** Error codes and operations that a fault can refer to. */
  get knownNames(): ValidFaultNames {
    const {api, codes} = this.description;
    return {codes, operations: [...api.operations.keys(), ...(this.graphql?.fields ?? [])]};
  }

  /** Restores the initial state of the clock and all data. */
  reset(): void {
    this.clock.reset();
    this.store.reset();
    this.deliveries.reset();
    this.faults.clear();
    this.idempotency.clear();
    this.requests.length = 0;
    this.defects.length = 0;
    seed(this, this.description);
  }
}

function getDescription(document: OpenApiDocument): RestApiDescription {
  const cached = descriptionCache.get(document) ?? new RestApiDescription(document);
  descriptionCache.set(document, cached);
  return cached;
}

function getGraphqlApi(sdl: string): GraphqlApi {
  const cached = graphqlCache.get(sdl) ?? new GraphqlApi(sdl);
  graphqlCache.set(sdl, cached);
  return cached;
}
