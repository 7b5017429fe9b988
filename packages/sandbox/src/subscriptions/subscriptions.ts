import type {Api} from '../api';
import {newId} from '../state/ids';
import {Refusal, wrongField} from '../state/refusal';
import type {Body, Caller, Owner, Payment, Span, Subscription, SubscriptionStatus} from '../state/records';
import {withNulls} from '../resources/nulls';
import {checkPlaces} from '../resources/payments';
import {changeStatus as changePaymentStatus} from '../resources/settle';
import {later} from './periods';

/** How long a subscription waits for its activation. */
const UNTIL_EXPIRY = 86_400;
const RETRIES: Span[] = [1, 3, 5].map((intervalCount) => ({interval: 'DAY', intervalCount}));
const FINAL = ['CANCELED', 'EXPIRED'];

/** Creates a subscription, which waits for its activation. */
export function createSubscription(api: Api, caller: Caller, body: Body): Subscription {
  const {store, clock} = api;
  const {accountId, livemode} = caller;
  checkPlaces(api, caller, body);
  checkRetries(body.retrySchedule, clock.now());
  const now = clock.now();
  const given = <T>(field: string, otherwise: T): T => (body[field] as T | null | undefined) ?? otherwise;
  const subscription: Subscription = {
    id: newId('sub'),
    accountId,
    amount: Number(body.amount),
    currency: String(body.currency),
    description: given('description', null),
    status: 'PENDING',
    interval: given('interval', 'MONTH'),
    intervalCount: given('intervalCount', 1),
    trialPeriodDays: given('trialPeriodDays', 0),
    trialPeriodEnd: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    nextPaymentAt: null,
    retryCount: 0,
    retrySchedule: given('retrySchedule', RETRIES),
    pauseAtPeriodEnd: false,
    pauseIntervalCount: null,
    skipIntervalCount: given('skipIntervalCount', 0),
    cancelAtPeriodEnd: false,
    lastPayment: null,
    ...withNulls({
      customer: given('customer', null),
      billingDetails: given('billingDetails', null),
      shippingDetails: given('shippingDetails', null),
    }),
    paymentMethod: null,
    sequenceId: null,
    storeId: given('storeId', null),
    pointOfSaleId: given('pointOfSaleId', null),
    callbackUrl: given('callbackUrl', null),
    paymentCallbackUrl: given('paymentCallbackUrl', null),
    metadata: given('metadata', null),
    livemode,
    createdAt: now,
    updatedAt: now,
  };
  store.subscriptions.set(subscription.id, subscription);
  store.record(subscription, 'CREATED', now);
  planNext(api, subscription, now + UNTIL_EXPIRY, () => changeStatus(api, subscription, 'EXPIRED'));
  return subscription;
}

/** @returns a subscription as it is now */
export const getSubscription = ({store}: Api, owner: Owner, id: string): Subscription => store.subscription(owner, id);

/** What the history of a subscription calls each status. */
const ENTRIES: Record<SubscriptionStatus, string> = {
  PENDING: 'CREATED',
  TRIALING: 'ACTIVATED',
  ACTIVE: 'ACTIVATED',
  PAST_DUE: 'PAYMENT_FAILED',
  PAUSED: 'PAUSED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
};

/** Gives a subscription another status, and sends its event. */
export function changeStatus(api: Api, subscription: Subscription, status: SubscriptionStatus, type?: string): void {
  const {store, clock} = api;
  const previousStatus = subscription.status;
  Object.assign(subscription, {status, updatedAt: clock.now()});
  if (FINAL.includes(status)) {
    subscription.nextPaymentAt = null;
    store.planOf(subscription).callOff?.();
    for (const payment of openPayments(api, subscription)) changePaymentStatus(api, payment, 'CANCELED', 'E901');
  }
  store.record(subscription, type ?? ENTRIES[status], clock.now(), {previousStatus, isStatus: true});
}

/** @throws Refusal if the subscription is over */
export function mustNotBeFinal({status}: Subscription): void {
  if (FINAL.includes(status))
    throw new Refusal('subscription_final', `The subscription is ${status}. Create a new one.`);
}

/** @throws Refusal if the times of retries don't grow */
export function checkRetries(schedule: unknown, now: number): void {
  const times = ((schedule ?? []) as Span[]).map((span) => later(now, span));
  if (times.some((time, index) => index > 0 && time <= (times[index - 1] ?? 0)))
    throw wrongField('retrySchedule', 'The times must grow from entry to entry.');
}

/** Plans what time does next to a subscription, in the place of an earlier plan. */
export function planNext({store, clock}: Api, subscription: Subscription, at: number, run: () => void): void {
  const plan = store.planOf(subscription);
  plan.callOff?.();
  plan.callOff = clock.schedule(at, run);
}

/** @returns payments of a subscription that nobody has made yet */
export const openPayments = ({store}: Api, {id}: Subscription): Payment[] =>
  [...store.payments.values()].filter(({subscriptionId, status}) => subscriptionId === id && status === 'PENDING');
