import {getGraphqlPaymentMethods} from '../methods/offers';
import {hideSecret} from '../events/webhooks';
import type {HistoryEntry} from '../state/records';
import {paginate} from './connections';
import type {Context, FieldResolvers} from './context';
import {matchesFilter} from './filters';
import {toChargeEvent, toCharge, toGraphqlNode, toSubscriptionEvent} from './shapes';

/** Resolvers of queries for payments, subscriptions, their history, and webhooks. */
export const queries: FieldResolvers = {
  charge: ({id}, {api, caller}) => {
    const payment = api.store.find(api.store.payments, caller, String(id));
    return payment ? toCharge(api, payment) : null;
  },
  charges: (args, {api, caller}) => {
    const charges = api.store.list(api.store.payments, caller).map((payment) => toCharge(api, payment));
    return paginate(
      charges.filter((charge) => matchesFilter(charge, args.filter)),
      args,
    );
  },
  chargeEvents: (args, context) => {
    context.api.store.payment(context.caller, String(args.chargeId));
    return paginate(getHistory(context, args.chargeId).map(toChargeEvent), args);
  },
  chargeSources: (_, {api, caller}) => {
    const sources = api.store
      .list(api.store.payments, caller)
      .map(({traceDetails}) => (traceDetails as {source?: string | null} | null)?.source);
    return [...new Set(sources)].filter((source) => typeof source === 'string').sort();
  },
  subscription: ({id}, {api, caller}) => {
    const found = api.store.find(api.store.subscriptions, caller, String(id));
    return found ? toGraphqlNode(found) : null;
  },
  subscriptions: (args, {api, caller}) => {
    const all = api.store.list(api.store.subscriptions, caller).map(toGraphqlNode);
    return paginate(
      all.filter((each) => matchesFilter(each, args.filter)),
      args,
    );
  },
  subscriptionEvents: (args, context) => {
    context.api.store.subscription(context.caller, String(args.subscriptionId));
    return paginate(getHistory(context, args.subscriptionId).map(toSubscriptionEvent), args);
  },
  availablePaymentMethods: (args, {api, caller}) => getGraphqlPaymentMethods(api, caller, args),
  webhook: ({id}, {api, caller}) => {
    const found = api.store.find(api.store.webhooks, caller, String(id));
    return found ? hideSecret(found) : null;
  },
  webhooks: (args, {api, caller}) => {
    const all = api.store.list(api.store.webhooks, caller).map(hideSecret);
    return paginate(
      all.filter((each) => matchesFilter(each, args.filter)),
      args,
    );
  },
};

const getHistory = ({api, caller}: Context, id: unknown): HistoryEntry[] =>
  api.store.history.filter(({objectId, accountId}) => objectId === id && accountId === caller.accountId).reverse();
