import type {Api} from '../api';
import {generateId} from '../state/ids';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Body, Caller, Owner, Payment, Duration, Subscription, SubscriptionStatus} from '../state/records';
import {setMissingMembersToNull} from '../resources/nulls';
import {assertStoreAndPointOfSaleExist} from '../resources/payments';
import {changePaymentStatus} from '../resources/settle';
import {addDuration} from './periods';

/** Time in seconds after which a subscription expires if it isn't activated. */
const ACTIVATION_TIMEOUT_SECONDS = 86_400;
const DEFAULT_RETRY_SCHEDULE: Duration[] = [1, 3, 5].map((intervalCount) => ({interval: 'DAY', intervalCount}));
const FINAL_STATUSES = ['CANCELED', 'EXPIRED'];

/** Creates a pending subscription, which expires if it isn't activated. */
export function createSubscription(api: Api, caller: Caller, body: Body): Subscription {
  const {store, clock} = api;
  const {accountId, livemode} = caller;
  assertStoreAndPointOfSaleExist(api, caller, body);
  assertRetriesAscend(body.retrySchedule, clock.now());
  const now = clock.now();
  const getField = <T>(field: string, otherwise: T): T => (body[field] as T | null | undefined) ?? otherwise;
  const subscription: Subscription = {
    id: generateId('sub'),
    accountId,
    amount: Number(body.amount),
    currency: String(body.currency),
    description: getField('description', null),
    status: 'PENDING',
    interval: getField('interval', 'MONTH'),
    intervalCount: getField('intervalCount', 1),
    trialPeriodDays: getField('trialPeriodDays', 0),
    trialPeriodEnd: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    nextPaymentAt: null,
    retryCount: 0,
    retrySchedule: getField('retrySchedule', DEFAULT_RETRY_SCHEDULE),
    pauseAtPeriodEnd: false,
    pauseIntervalCount: null,
    skipIntervalCount: getField('skipIntervalCount', 0),
    cancelAtPeriodEnd: false,
    lastPayment: null,
    ...setMissingMembersToNull({
      customer: getField('customer', null),
      billingDetails: getField('billingDetails', null),
      shippingDetails: getField('shippingDetails', null),
    }),
    paymentMethod: null,
    sequenceId: null,
    storeId: getField('storeId', null),
    pointOfSaleId: getField('pointOfSaleId', null),
    callbackUrl: getField('callbackUrl', null),
    paymentCallbackUrl: getField('paymentCallbackUrl', null),
    metadata: getField('metadata', null),
    livemode,
    createdAt: now,
    updatedAt: now,
  };
  store.subscriptions.set(subscription.id, subscription);
  store.record(subscription, 'CREATED', now);
  scheduleTimer(api, subscription, now + ACTIVATION_TIMEOUT_SECONDS, () =>
    changeSubscriptionStatus(api, subscription, 'EXPIRED'),
  );
  return subscription;
}

/** Returns the current subscription with an ID. Throws an `ApiError` if it doesn't exist. */
export const getSubscription = ({store}: Api, owner: Owner, id: string): Subscription => store.subscription(owner, id);

/** Default types of history entries, by new status. */
const HISTORY_ENTRY_TYPES: Record<SubscriptionStatus, string> = {
  PENDING: 'CREATED',
  TRIALING: 'ACTIVATED',
  ACTIVE: 'ACTIVATED',
  PAST_DUE: 'PAYMENT_FAILED',
  PAUSED: 'PAUSED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
};

/**
 * Changes the status of a subscription in place, and records the change, which sends an event. A final status also
 * cancels its timer and pending payments.
 */
export function changeSubscriptionStatus(
  api: Api,
  subscription: Subscription,
  status: SubscriptionStatus,
  type?: string,
): void {
  const {store, clock} = api;
  const previousStatus = subscription.status;
  Object.assign(subscription, {status, updatedAt: clock.now()});
  if (FINAL_STATUSES.includes(status)) {
    subscription.nextPaymentAt = null;
    store.getSubscriptionDetails(subscription).cancelTimer?.();
    for (const payment of getPendingPayments(api, subscription)) changePaymentStatus(api, payment, 'CANCELED', 'E901');
  }
  store.record(subscription, type ?? HISTORY_ENTRY_TYPES[status], clock.now(), {previousStatus, isStatus: true});
}

/**
 * Checks that a subscription doesn't have a final status.
 *
 * @throws ApiError if the subscription is canceled or expired
 */
export function assertNotFinal({status}: Subscription): void {
  if (FINAL_STATUSES.includes(status))
    throw new ApiError('subscription_final', `The subscription is ${status}. Create a new one.`);
}

/**
 * Checks that the times of retries are in ascending order.
 *
 * @param schedule - value of `retrySchedule`, which may be missing
 * @param now - time from which the durations count, in Unix seconds
 * @throws ApiError if a time isn't later than the one before it
 */
export function assertRetriesAscend(schedule: unknown, now: number): void {
  const times = ((schedule ?? []) as Duration[]).map((span) => addDuration(now, span));
  if (times.some((time, index) => index > 0 && time <= (times[index - 1] ?? 0)))
    throw createInvalidFieldError('retrySchedule', 'Each entry must have a later time than the entry before it.');
}

/** Schedules the timer of a subscription at a time in Unix seconds, and cancels an earlier one. */
export function scheduleTimer({store, clock}: Api, subscription: Subscription, at: number, run: () => void): void {
  const details = store.getSubscriptionDetails(subscription);
  details.cancelTimer?.();
  details.cancelTimer = clock.schedule(at, run);
}

/** Returns the pending payments of a subscription. */
export const getPendingPayments = ({store}: Api, {id}: Subscription): Payment[] =>
  [...store.payments.values()].filter(({subscriptionId, status}) => subscriptionId === id && status === 'PENDING');
