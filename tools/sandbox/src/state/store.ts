import {EventEmitter} from 'node:events';
import {generateId} from './ids';
import {ApiError} from './apiError';
import type {
  Account,
  PaymentDetails,
  HistoryEntry,
  Owner,
  Payment,
  SubscriptionDetails,
  Subscription,
  Resource,
  PaymentToken,
  Webhook,
} from './records';

/** A change of a payment or subscription. */
export interface StoreChange<T> {
  object: T;
  /** Value of the GraphQL enum `ChargeEventType` or `SubscriptionEventType`. */
  type: string;
  /** Status before a status change, or `null` for other changes. */
  previousStatus: string | null;
  /** True if the change is a status change, which triggers an event. Each partial refund counts as one. */
  isStatus: boolean;
  entry: HistoryEntry;
}

interface StoreEventMap {
  payment: [StoreChange<Payment>];
  subscription: [StoreChange<Subscription>];
}

const DEFAULT_PAYMENT_DETAILS: PaymentDetails = {
  hasOwnExpiry: false,
  savesMethod: false,
  isWithoutCustomer: false,
  cancelTimers: [],
  authorizedAt: null,
  succeededAt: null,
  captureExpireAt: null,
  capturedAmount: null,
};

const DEFAULT_SUBSCRIPTION_DETAILS: SubscriptionDetails = {
  anchor: 0,
  periods: 0,
  paidPeriod: 0,
  failedAt: null,
  pauseEnd: null,
};

/** The in-memory data of a sandbox, with an emitter for changes. */
export class Store {
  readonly payments = new Map<string, Payment>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly tokens = new Map<string, PaymentToken>();
  readonly webhooks = new Map<string, Webhook>();
  /** Stores, points of sale, and other generic resources, by ID. The prefix of the ID determines the kind. */
  readonly resources = new Map<string, Resource>();
  readonly history: HistoryEntry[] = [];
  /** Accounts that the account of the API keys has created, by ID. */
  readonly accounts = new Map<string, Account>();
  readonly changes = new EventEmitter<StoreEventMap>().setMaxListeners(0);
  private readonly details = new WeakMap<Payment, PaymentDetails>();
  private readonly plans = new WeakMap<Subscription, SubscriptionDetails>();

  /** Returns the internal data of a payment, which callers can change in place. */
  getPaymentDetails(payment: Payment): PaymentDetails {
    const details = this.details.get(payment) ?? {...DEFAULT_PAYMENT_DETAILS, cancelTimers: []};
    this.details.set(payment, details);
    return details;
  }

  /** Returns the internal data of a subscription, which callers can change in place. */
  getSubscriptionDetails(subscription: Subscription): SubscriptionDetails {
    const plan = this.plans.get(subscription) ?? {...DEFAULT_SUBSCRIPTION_DETAILS};
    this.plans.set(subscription, plan);
    return plan;
  }

  /** Returns a payment. Throws an `ApiError` if it doesn't exist in this account and mode. */
  payment(owner: Owner, id: string): Payment {
    return (
      this.find(this.payments, owner, id) ??
      throwApiError('payment_not_found', `There is no payment ${id}${ACCOUNT_MESSAGE_SUFFIX}`)
    );
  }

  /** Returns a subscription. Throws an `ApiError` if it doesn't exist in this account and mode. */
  subscription(owner: Owner, id: string): Subscription {
    const found = this.find(this.subscriptions, owner, id);
    return found ?? throwApiError('subscription_not_found', `There is no subscription ${id}${ACCOUNT_MESSAGE_SUFFIX}`);
  }

  /** Returns a generic resource. Throws an `ApiError` if it doesn't exist in this account and mode. */
  getResource(owner: Owner, prefix: string, id: string, name: string, field?: string): Resource {
    const found = id.startsWith(`${prefix}_`) ? this.find(this.resources, owner, id) : undefined;
    if (found) return found;
    const fields = field === undefined ? [] : [{field, message: `The ${name} does not exist.`}];
    throw new ApiError('resource_not_found', `There is no ${name} ${id}${ACCOUNT_MESSAGE_SUFFIX}`, fields);
  }

  /** Returns the objects of an account and mode, newest first. */
  list<T extends Owner>(records: ReadonlyMap<string, T>, owner: Owner): T[] {
    return [...records.values()].filter((each) => isOwnedBy(each, owner)).reverse();
  }

  find<T extends Owner>(records: ReadonlyMap<string, T>, owner: Owner, id: string): T | undefined {
    const found = records.get(id);
    return found && isOwnedBy(found, owner) ? found : undefined;
  }

  /** Adds an entry to the history of a payment or subscription, and notifies listeners. */
  record(
    object: Payment | Subscription,
    type: string,
    now: number,
    {
      previousStatus = null,
      isStatus = false,
      amount = null,
    }: {previousStatus?: string | null; isStatus?: boolean; amount?: number | null} = {},
  ): void {
    const isPayment = 'transactionType' in object;
    const entry: HistoryEntry = {
      id: generateId('cev'),
      objectId: object.id,
      accountId: object.accountId,
      livemode: object.livemode,
      type,
      status: object.status,
      previousStatus,
      amount,
      currency: object.currency,
      statusCode: isPayment ? (object as Payment).statusCode : null,
      statusMessage: isPayment ? (object as Payment).statusMessage : null,
      payment: isPayment ? null : (object as Subscription).lastPayment,
      trace: null,
      createdAt: now,
    };
    this.history.push(entry);
    const change = {type, previousStatus, isStatus, entry};
    if (isPayment) this.changes.emit('payment', {...change, object: object as Payment});
    else this.changes.emit('subscription', {...change, object: object as Subscription});
  }

  reset(): void {
    for (const records of [this.payments, this.subscriptions, this.tokens, this.webhooks, this.resources])
      records.clear();
    this.accounts.clear();
    this.history.length = 0;
  }
}

const ACCOUNT_MESSAGE_SUFFIX = ' in this account and mode.';

const isOwnedBy = (each: Owner, {accountId, livemode}: Owner): boolean =>
  each.accountId === accountId && each.livemode === livemode;

function throwApiError(code: string, message: string): never {
  throw new ApiError(code, message);
}
