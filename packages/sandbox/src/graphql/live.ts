import {on} from 'node:events';
import {Refusal} from '../state/refusal';
import type {Change} from '../state/store';
import type {Owner, Payment, Subscription} from '../state/records';
import type {Context} from './context';
import {matches} from './filters';
import {chargeEventOf, chargeOf, shaped, subscriptionEventOf, type Shaped} from './shapes';

type Args = Record<string, unknown>;

/** A live subscription: which changes it sends, and as what. */
interface Live<T> {
  /** Looks at the arguments when it starts. */
  begin?(args: Args, context: Context): void;
  /** @returns what is sent of a change; `undefined` if nothing is */
  send(change: Change<T>, args: Args, context: Context): Record<string, unknown> | undefined;
  /** Whether nothing more follows a change. */
  ends?(change: Change<T>): boolean;
}

const FINAL = ['REFUNDED', 'FAILED', 'CANCELED', 'EXPIRED'];

const charge = ({object}: Change<Payment>, {api}: Context): Shaped => chargeOf(api, object);

const charges: Record<string, Live<Payment>> = {
  onUpdateCharge: {send: (change, _, context) => (change.type === 'CREATED' ? undefined : charge(change, context))},
  onUpdateChargeV2: {
    begin: ({id}, {api, caller}) => void api.store.payment(caller, String(id)),
    send: (change, {id}, context) => (change.object.id === id ? charge(change, context) : undefined),
    ends: ({object}) => FINAL.includes(object.status),
  },
  onUpdateCharges: {send: (change, _, context) => charge(change, context)},
  onUpdateChargesV2: {
    send: (change, {filter}, context) => {
      const sent = charge(change, context);
      return matches(sent, filter) ? sent : undefined;
    },
  },
  onUpdateChargeEvents: {send: ({entry}) => chargeEventOf(entry)},
  onUpdateChargeEventsV2: {
    begin: ({chargeId}, {api, caller}) => {
      if (typeof chargeId === 'string') api.store.payment(caller, chargeId);
    },
    send: ({entry}, {chargeId, type}) =>
      (chargeId == null || chargeId === entry.of) && isOneOf(entry.type, type) ? chargeEventOf(entry) : undefined,
  },
};

const subscriptions: Record<string, Live<Subscription>> = {
  onUpdateSubscription: {send: ({object, type}) => (type === 'CREATED' ? undefined : shaped(object))},
  onUpdateSubscriptionV2: {
    begin: ({id}, {api, caller}) => void api.store.subscription(caller, String(id)),
    send: ({object}, {id}) => (object.id === id ? shaped(object) : undefined),
    ends: ({object}) => FINAL.includes(object.status),
  },
  onUpdateSubscriptions: {send: ({object}) => shaped(object)},
  onUpdateSubscriptionsV2: {
    send: ({object}, {filter}) => {
      const sent = shaped(object);
      return matches(sent, filter) ? sent : undefined;
    },
  },
  onUpdateSubscriptionEvents: {send: ({entry}) => subscriptionEventOf(entry)},
  onUpdateSubscriptionEventsV2: {
    begin: ({subscriptionId}, {api, caller}) => {
      if (typeof subscriptionId === 'string') api.store.subscription(caller, subscriptionId);
    },
    send: ({entry}, {subscriptionId, type}) =>
      (subscriptionId == null || subscriptionId === entry.of) && isOneOf(entry.type, type)
        ? subscriptionEventOf(entry)
        : undefined,
  },
};

/** Resolvers of live subscriptions. */
export const liveFields = {
  ...Object.fromEntries(Object.entries(charges).map(([name, live]) => [name, resolverOf(name, 'payment', live)])),
  ...Object.fromEntries(
    Object.entries(subscriptions).map(([name, live]) => [name, resolverOf(name, 'subscription', live)]),
  ),
};

interface Resolver {
  subscribe(root: unknown, args: Args, context: Context): AsyncIterable<Record<string, unknown>>;
}

function resolverOf(name: string, kind: 'payment', live: Live<Payment>): Resolver;
function resolverOf(name: string, kind: 'subscription', live: Live<Subscription>): Resolver;
function resolverOf<T extends Payment | Subscription>(
  name: string,
  kind: 'payment' | 'subscription',
  live: Live<T>,
): Resolver {
  return {
    subscribe: (_, args, context) => {
      mustBeOwn(args, context.caller);
      live.begin?.(args, context);
      return follow(
        name,
        on(context.api.store.changes, kind) as AsyncIterableIterator<[Change<T>]>,
        live,
        args,
        context,
      );
    },
  };
}

/** An iterator rather than a generator: one that waits can't be ended from outside. */
function follow<T extends Payment | Subscription>(
  name: string,
  changes: AsyncIterableIterator<[Change<T>]>,
  live: Live<T>,
  args: Args,
  context: Context,
): AsyncIterableIterator<Record<string, unknown>> {
  const {accountId, livemode} = context.caller;
  let isOver = false;
  const end = async (): Promise<{done: true; value: undefined}> => {
    isOver = true;
    await changes.return?.();
    return {done: true, value: undefined};
  };
  return {
    async next() {
      while (!isOver) {
        const {done, value} = await changes.next();
        if (done) break;
        const [change] = value;
        const isOwn = change.object.accountId === accountId && change.object.livemode === livemode;
        const sent = isOwn ? live.send(change, args, context) : undefined;
        if (!sent) continue;
        if (live.ends?.(change)) await end();
        return {done: false, value: {[name]: sent}};
      }
      return end();
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function mustBeOwn({accountId}: Args, caller: Owner): void {
  if (accountId != null && accountId !== caller.accountId)
    throw new Refusal('account_not_allowed', `The API key has no access to the account ${String(accountId)}.`);
}

const isOneOf = (type: string, wanted: unknown): boolean => wanted == null || (wanted as string[]).includes(type);
