import {getOwnValue} from '@paydocs/core';
import type {Api} from '../api';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Body, Caller, Owner, Subscription, SubscriptionStatus} from '../state/records';
import {resolveMessageChannel} from '../resources/messages';
import {setMissingMembersToNull} from '../resources/nulls';
import {beginPause, scheduleBilling, restartPeriods} from './billing';
import {addDuration} from './periods';
import {changeSubscriptionStatus, assertRetriesAscend, assertNotFinal} from './subscriptions';

const YEAR = 365 * 86_400;
/** Statuses in which fields can be changed, by field. Other fields can be changed in all statuses that aren't final. */
const ALLOWED_STATUSES_BY_FIELD: Record<string, readonly SubscriptionStatus[]> = {
  currency: ['PENDING'],
  trialPeriodDays: ['PENDING'],
  trialPeriodEnd: ['TRIALING'],
  cancelAtPeriodEnd: ['TRIALING', 'ACTIVE', 'PAST_DUE'],
  pauseAtPeriodEnd: ['ACTIVE'],
  pauseIntervalCount: ['ACTIVE', 'PAUSED'],
};

/** Updates the fields of a subscription that a request contains. Throws an `ApiError` if a change isn't allowed. */
export function updateSubscription(api: Api, caller: Caller, id: string, body: Body): Subscription {
  const {store, clock} = api;
  const subscription = store.subscription(caller, id);
  assertNotFinal(subscription);
  const now = clock.now();
  for (const field of Object.keys(body)) assertFieldChangeable(subscription, field);
  assertRetriesAscend(body.retrySchedule, now);
  const {trialPeriodEnd} = body;
  if (typeof trialPeriodEnd === 'number') {
    if (trialPeriodEnd <= now) throw createInvalidFieldError('trialPeriodEnd', 'The time must be in the future.');
    Object.assign(subscription, {currentPeriodEnd: trialPeriodEnd, nextPaymentAt: trialPeriodEnd});
  }
  Object.assign(subscription, setMissingMembersToNull(body), {updatedAt: now});
  store.record(subscription, 'UPDATED', now);
  if (subscription.status !== 'PENDING') {
    if ('cancelAtPeriodEnd' in body || 'pauseAtPeriodEnd' in body || 'pauseIntervalCount' in body)
      recalculateNextPaymentTime(api, subscription);
    scheduleBilling(api, subscription);
  }
  return subscription;
}

/** Pauses the payments of a subscription, now or at the end of its period. */
export function pauseSubscription(api: Api, caller: Owner, id: string, body: Body): Subscription {
  const {store, clock} = api;
  const subscription = store.subscription(caller, id);
  assertNotFinal(subscription);
  assertStatus(subscription, ['ACTIVE'], 'Only an ACTIVE subscription can be paused.');
  subscription.pauseIntervalCount = (body.pauseIntervalCount as number | null | undefined) ?? null;
  subscription.updatedAt = clock.now();
  if (body.pauseAtPeriodEnd === false) beginPause(api, subscription);
  else {
    subscription.pauseAtPeriodEnd = true;
    recalculateNextPaymentTime(api, subscription);
    store.record(subscription, 'PAUSE_SCHEDULED', clock.now());
  }
  scheduleBilling(api, subscription);
  return subscription;
}

/** Resumes a paused subscription. The next payment follows at the requested time, or after the paid period. */
export function resumeSubscription(api: Api, caller: Owner, id: string, body: Body): Subscription {
  const {store, clock} = api;
  const subscription = store.subscription(caller, id);
  assertNotFinal(subscription);
  if (subscription.status !== 'PAUSED')
    throw new ApiError(
      'subscription_not_paused',
      `The subscription is ${subscription.status}. Only a PAUSED subscription can be resumed.`,
    );
  const now = clock.now();
  const {nextPaymentAt} = body;
  if (typeof nextPaymentAt === 'number' && (nextPaymentAt <= now || nextPaymentAt > now + YEAR))
    throw createInvalidFieldError('nextPaymentAt', 'Must lie in the future and at most 365 days ahead.');
  const paidUntil = subscription.currentPeriodEnd ?? now;
  const next = typeof nextPaymentAt === 'number' ? nextPaymentAt : paidUntil;
  if (next > now) {
    Object.assign(store.getSubscriptionDetails(subscription), {pauseEnd: null});
    Object.assign(subscription, {
      pauseIntervalCount: null,
      nextPaymentAt: next,
      currentPeriodEnd: next,
      ...(paidUntil <= now && {currentPeriodStart: now}),
    });
  } else restartPeriods(api, subscription, now);
  changeSubscriptionStatus(api, subscription, 'ACTIVE', 'RESUMED');
  // As in the API, a due payment is made after the response.
  scheduleBilling(api, subscription);
  return subscription;
}

/** Cancels a subscription, now or at the end of its period. */
export function cancelSubscription(api: Api, caller: Owner, id: string, body: Body): Subscription {
  const {store, clock} = api;
  const subscription = store.subscription(caller, id);
  assertNotFinal(subscription);
  assertStatus(subscription, ['TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED'], 'It expires if nobody activates it.');
  if (body.cancelAtPeriodEnd !== true || subscription.status === 'PAUSED') {
    subscription.cancelAtPeriodEnd = false;
    changeSubscriptionStatus(api, subscription, 'CANCELED');
    return subscription;
  }
  subscription.cancelAtPeriodEnd = true;
  subscription.updatedAt = clock.now();
  recalculateNextPaymentTime(api, subscription);
  store.record(subscription, 'CANCELLATION_SCHEDULED', clock.now());
  scheduleBilling(api, subscription);
  return subscription;
}

/** Simulates a message with a link to the page on which the customer activates a subscription. */
export function sendSubscriptionLink({store, clock}: Api, caller: Owner, id: string, body: Body): Subscription {
  const subscription = store.subscription(caller, id);
  assertNotFinal(subscription);
  if (subscription.status !== 'PENDING')
    throw new ApiError('subscription_not_pending', `The subscription is already ${subscription.status}.`);
  resolveMessageChannel(subscription, body, null);
  store.record(subscription, 'LINK_SENT', clock.now());
  return subscription;
}

/** Simulates a message about the status of a subscription. */
export function sendSubscriptionStatus({store, clock}: Api, caller: Owner, id: string, body: Body): Subscription {
  const subscription = store.subscription(caller, id);
  if (subscription.status === 'EXPIRED') assertNotFinal(subscription);
  assertStatus(
    subscription,
    ['TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'CANCELED'],
    'Send the customer the activation link.',
  );
  resolveMessageChannel(subscription, body, null);
  store.record(subscription, 'STATUS_SENT', clock.now());
  return subscription;
}

/** Recalculates the time of the next payment: `null` before a cancellation, or the end of a scheduled pause. */
function recalculateNextPaymentTime({store}: Api, subscription: Subscription): void {
  const {status, cancelAtPeriodEnd, pauseAtPeriodEnd, pauseIntervalCount, currentPeriodEnd, interval} = subscription;
  if (currentPeriodEnd === null || status === 'PAST_DUE' || status === 'PAUSED') return;
  const {anchor, paidPeriod} = store.getSubscriptionDetails(subscription);
  if (cancelAtPeriodEnd) subscription.nextPaymentAt = null;
  else if (pauseAtPeriodEnd)
    subscription.nextPaymentAt =
      pauseIntervalCount === null ? null : addDuration(currentPeriodEnd, {interval, intervalCount: pauseIntervalCount});
  else if (status === 'TRIALING') subscription.nextPaymentAt = currentPeriodEnd;
  else subscription.nextPaymentAt = addDuration(anchor, subscription, paidPeriod + 1 + subscription.skipIntervalCount);
}

function assertFieldChangeable({status}: Subscription, field: string): void {
  const allowed = getOwnValue(ALLOWED_STATUSES_BY_FIELD, field);
  if (!allowed || allowed.includes(status)) return;
  const code = allowed.includes('PENDING') ? 'subscription_not_pending' : 'subscription_not_active';
  throw new ApiError(
    code,
    `The subscription is ${status}. Its ${field} can be changed only while it is ${allowed.join(' or ')}.`,
  );
}

function assertStatus({status}: Subscription, allowed: readonly SubscriptionStatus[], hint: string): void {
  if (!allowed.includes(status))
    throw new ApiError('subscription_not_active', `The subscription is ${status}. ${hint}`);
}
