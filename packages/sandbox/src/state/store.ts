import {EventEmitter} from 'node:events';
import {newId} from './ids';
import {Refusal} from './refusal';
import type {
  Account,
  Details,
  HistoryEntry,
  Owner,
  Payment,
  Plan,
  Subscription,
  Thing,
  Token,
  Webhook,
} from './records';

/** Something that happened to a payment or a subscription. */
export interface Change<T> {
  object: T;
  /** As `ChargeEventType` and `SubscriptionEventType` of GraphQL name it. */
  type: string;
  /** Before the change; `null` for something new. */
  previousStatus: string | null;
  /** Whether it is a status that events tell of; each partial refund counts as one. */
  isStatus: boolean;
  entry: HistoryEntry;
}

interface Changes {
  payment: [Change<Payment>];
  subscription: [Change<Subscription>];
}

const NO_DETAILS: Details = {
  hasOwnExpiry: false,
  savesMethod: false,
  isWithoutCustomer: false,
  callOff: [],
  authorizedAt: null,
  succeededAt: null,
  captureExpireAt: null,
  capturedAmount: null,
};

const NO_PLAN: Plan = {anchor: 0, periods: 0, paidPeriod: 0, failedAt: null, pauseEnd: null};

/** Everything that the sandbox keeps, in memory. */
export class Store {
  readonly payments = new Map<string, Payment>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly tokens = new Map<string, Token>();
  readonly webhooks = new Map<string, Webhook>();
  /** Stores, points of sale and others, by the prefix of their ids. */
  readonly things = new Map<string, Thing>();
  readonly history: HistoryEntry[] = [];
  /** Accounts that exist beside the one of the API key, by their ids. */
  readonly accounts = new Map<string, Account>();
  readonly changes = new EventEmitter<Changes>().setMaxListeners(0);
  private readonly details = new WeakMap<Payment, Details>();
  private readonly plans = new WeakMap<Subscription, Plan>();

  /** @returns what isn't shown of a payment */
  detailsOf(payment: Payment): Details {
    const details = this.details.get(payment) ?? {...NO_DETAILS, callOff: []};
    this.details.set(payment, details);
    return details;
  }

  /** @returns what isn't shown of a subscription */
  planOf(subscription: Subscription): Plan {
    const plan = this.plans.get(subscription) ?? {...NO_PLAN};
    this.plans.set(subscription, plan);
    return plan;
  }

  /** @throws Refusal if the account has no such payment in this mode */
  payment(owner: Owner, id: string): Payment {
    return this.find(this.payments, owner, id) ?? refuse('payment_not_found', `There is no payment ${id}${IN_ACCOUNT}`);
  }

  /** @throws Refusal if the account has no such subscription in this mode */
  subscription(owner: Owner, id: string): Subscription {
    const found = this.find(this.subscriptions, owner, id);
    return found ?? refuse('subscription_not_found', `There is no subscription ${id}${IN_ACCOUNT}`);
  }

  /** @throws Refusal if the account has no such object in this mode */
  thing(owner: Owner, prefix: string, id: string, name: string, field?: string): Thing {
    const found = id.startsWith(`${prefix}_`) ? this.find(this.things, owner, id) : undefined;
    if (found) return found;
    const fields = field === undefined ? [] : [{field, message: `The ${name} does not exist.`}];
    throw new Refusal('resource_not_found', `There is no ${name} ${id}${IN_ACCOUNT}`, fields);
  }

  /** @returns what belongs to an account in a mode, the newest first */
  all<T extends Owner>(kept: ReadonlyMap<string, T>, owner: Owner): T[] {
    return [...kept.values()].filter((each) => belongs(each, owner)).reverse();
  }

  find<T extends Owner>(kept: ReadonlyMap<string, T>, owner: Owner, id: string): T | undefined {
    const found = kept.get(id);
    return found && belongs(found, owner) ? found : undefined;
  }

  /** Writes the history of a payment or subscription, and tells those who listen. */
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
      id: newId('cev'),
      of: object.id,
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
    for (const kept of [this.payments, this.subscriptions, this.tokens, this.webhooks, this.things]) kept.clear();
    this.accounts.clear();
    this.history.length = 0;
  }
}

const IN_ACCOUNT = ' in this account and mode.';

const belongs = (each: Owner, {accountId, livemode}: Owner): boolean =>
  each.accountId === accountId && each.livemode === livemode;

function refuse(code: string, message: string): never {
  throw new Refusal(code, message);
}
