import {on} from 'node:events';
import {ApiError} from '../state/apiError';
import type {StoreChange} from '../state/store';
import type {Owner, Payment, Subscription} from '../state/records';
import type {Context} from './context';
import {matchesFilter} from './filters';
import {toChargeEvent, toCharge, toGraphqlNode, toSubscriptionEvent, type GraphqlNode} from './shapes';

type Args = Record<string, unknown>;

/** A definition of a live subscription, which selects changes and converts them to payloads. */
interface LiveSubscription<T> {
  /** Validates the arguments at the start, and throws an `ApiError` if they're invalid. */
  validate?(args: Args, context: Context): void;
  /** Returns the payload for a change, or `undefined` if the change isn't sent. */
  toPayload(change: StoreChange<T>, args: Args, context: Context): Record<string, unknown> | undefined;
  /** Checks whether the subscription ends after a change. */
  isLast?(change: StoreChange<T>): boolean;
}

const FINAL_STATUSES = ['REFUNDED', 'FAILED', 'CANCELED', 'EXPIRED'];

const toChargePayload = ({object}: StoreChange<Payment>, {api}: Context): GraphqlNode => toCharge(api, object);

const chargeFieldDefinitions: Record<string, LiveSubscription<Payment>> = {
  onUpdateCharge: {
    toPayload: (change, _, context) => (change.type === 'CREATED' ? undefined : toChargePayload(change, context)),
  },
  onUpdateChargeV2: {
    validate: ({id}, {api, caller}) => void api.store.payment(caller, String(id)),
    toPayload: (change, {id}, context) => (change.object.id === id ? toChargePayload(change, context) : undefined),
    isLast: ({object}) => FINAL_STATUSES.includes(object.status),
  },
  onUpdateCharges: {toPayload: (change, _, context) => toChargePayload(change, context)},
  onUpdateChargesV2: {
    toPayload: (change, {filter}, context) => {
      const payload = toChargePayload(change, context);
      return matchesFilter(payload, filter) ? payload : undefined;
    },
  },
  onUpdateChargeEvents: {toPayload: ({entry}) => toChargeEvent(entry)},
  onUpdateChargeEventsV2: {
    validate: ({chargeId}, {api, caller}) => {
      if (typeof chargeId === 'string') api.store.payment(caller, chargeId);
    },
    toPayload: ({entry}, {chargeId, type}) =>
      (chargeId == null || chargeId === entry.objectId) && isRequestedType(entry.type, type)
        ? toChargeEvent(entry)
        : undefined,
  },
};

const subscriptionFieldDefinitions: Record<string, LiveSubscription<Subscription>> = {
  onUpdateSubscription: {toPayload: ({object, type}) => (type === 'CREATED' ? undefined : toGraphqlNode(object))},
  onUpdateSubscriptionV2: {
    validate: ({id}, {api, caller}) => void api.store.subscription(caller, String(id)),
    toPayload: ({object}, {id}) => (object.id === id ? toGraphqlNode(object) : undefined),
    isLast: ({object}) => FINAL_STATUSES.includes(object.status),
  },
  onUpdateSubscriptions: {toPayload: ({object}) => toGraphqlNode(object)},
  onUpdateSubscriptionsV2: {
    toPayload: ({object}, {filter}) => {
      const payload = toGraphqlNode(object);
      return matchesFilter(payload, filter) ? payload : undefined;
    },
  },
  onUpdateSubscriptionEvents: {toPayload: ({entry}) => toSubscriptionEvent(entry)},
  onUpdateSubscriptionEventsV2: {
    validate: ({subscriptionId}, {api, caller}) => {
      if (typeof subscriptionId === 'string') api.store.subscription(caller, subscriptionId);
    },
    toPayload: ({entry}, {subscriptionId, type}) =>
      (subscriptionId == null || subscriptionId === entry.objectId) && isRequestedType(entry.type, type)
        ? toSubscriptionEvent(entry)
        : undefined,
  },
};

/** Resolvers of live subscriptions, by field. */
export const liveSubscriptionResolvers = {
  ...Object.fromEntries(
    Object.entries(chargeFieldDefinitions).map(([name, live]) => [name, createResolver(name, 'payment', live)]),
  ),
  ...Object.fromEntries(
    Object.entries(subscriptionFieldDefinitions).map(([name, live]) => [
      name,
      createResolver(name, 'subscription', live),
    ]),
  ),
};

interface Resolver {
  subscribe(root: unknown, args: Args, context: Context): AsyncIterable<Record<string, unknown>>;
}

function createResolver(name: string, kind: 'payment', live: LiveSubscription<Payment>): Resolver;
function createResolver(name: string, kind: 'subscription', live: LiveSubscription<Subscription>): Resolver;
function createResolver<T extends Payment | Subscription>(
  name: string,
  kind: 'payment' | 'subscription',
  live: LiveSubscription<T>,
): Resolver {
  return {
    subscribe: (_, args, context) => {
      assertAccountAccess(args, context.caller);
      live.validate?.(args, context);
      return iteratePayloads(
        name,
        on(context.api.store.changes, kind) as AsyncIterableIterator<[StoreChange<T>]>,
        live,
        args,
        context,
      );
    },
  };
}

/**
 * Iterates over the payloads of a subscription. It isn't a generator, because callers can't end a waiting generator.
 */
function iteratePayloads<T extends Payment | Subscription>(
  name: string,
  changes: AsyncIterableIterator<[StoreChange<T>]>,
  live: LiveSubscription<T>,
  args: Args,
  context: Context,
): AsyncIterableIterator<Record<string, unknown>> {
  const {accountId, livemode} = context.caller;
  let hasEnded = false;
  const end = async (): Promise<{done: true; value: undefined}> => {
    hasEnded = true;
    await changes.return?.();
    return {done: true, value: undefined};
  };
  return {
    async next() {
      while (!hasEnded) {
        const {done, value} = await changes.next();
        if (done) break;
        const [change] = value;
        const isOwn = change.object.accountId === accountId && change.object.livemode === livemode;
        const payload = isOwn ? live.toPayload(change, args, context) : undefined;
        if (!payload) continue;
        if (live.isLast?.(change)) await end();
        return {done: false, value: {[name]: payload}};
      }
      return end();
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function assertAccountAccess({accountId}: Args, caller: Owner): void {
  if (accountId != null && accountId !== caller.accountId)
    throw new ApiError('account_not_allowed', `The API key has no access to the account ${String(accountId)}.`);
}

const isRequestedType = (type: string, wanted: unknown): boolean =>
  wanted == null || (wanted as string[]).includes(type);
