import {availableMethods} from '../methods/offers';
import {shown} from '../events/webhooks';
import type {HistoryEntry} from '../state/records';
import {page} from './connections';
import type {Context, Fields} from './context';
import {matches} from './filters';
import {chargeEventOf, chargeOf, shaped, subscriptionEventOf} from './shapes';

/** Queries of payments, subscriptions, and webhooks, and of their history. */
export const queries: Fields = {
  charge: ({id}, {api, caller}) => {
    const payment = api.store.find(api.store.payments, caller, String(id));
    return payment ? chargeOf(api, payment) : null;
  },
  charges: (args, {api, caller}) => {
    const charges = api.store.all(api.store.payments, caller).map((payment) => chargeOf(api, payment));
    return page(
      charges.filter((charge) => matches(charge, args.filter)),
      args,
    );
  },
  chargeEvents: (args, context) => {
    context.api.store.payment(context.caller, String(args.chargeId));
    return page(getHistory(context, args.chargeId).map(chargeEventOf), args);
  },
  chargeSources: (_, {api, caller}) => {
    const sources = api.store
      .all(api.store.payments, caller)
      .map(({traceDetails}) => (traceDetails as {source?: string | null} | null)?.source);
    return [...new Set(sources)].filter((source) => typeof source === 'string').sort();
  },
  subscription: ({id}, {api, caller}) => {
    const found = api.store.find(api.store.subscriptions, caller, String(id));
    return found ? shaped(found) : null;
  },
  subscriptions: (args, {api, caller}) => {
    const all = api.store.all(api.store.subscriptions, caller).map(shaped);
    return page(
      all.filter((each) => matches(each, args.filter)),
      args,
    );
  },
  subscriptionEvents: (args, context) => {
    context.api.store.subscription(context.caller, String(args.subscriptionId));
    return page(getHistory(context, args.subscriptionId).map(subscriptionEventOf), args);
  },
  availablePaymentMethods: (args, {api, caller}) => availableMethods(api, caller, args),
  webhook: ({id}, {api, caller}) => {
    const found = api.store.find(api.store.webhooks, caller, String(id));
    return found ? shown(found) : null;
  },
  webhooks: (args, {api, caller}) => {
    const all = api.store.all(api.store.webhooks, caller).map(shown);
    return page(
      all.filter((each) => matches(each, args.filter)),
      args,
    );
  },
};

const getHistory = ({api, caller}: Context, id: unknown): HistoryEntry[] =>
  api.store.history.filter(({of, accountId}) => of === id && accountId === caller.accountId).reverse();
