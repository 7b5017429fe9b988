import type {Api} from '../api';
import type {Payment, Subscription} from '../state/records';
import {chargeSourceAgain} from '../resources/recurring';
import {toPaymentBody} from './paymentBody';
import {addDuration} from './periods';
import {changeSubscriptionStatus, scheduleTimer} from './subscriptions';

const DAY = 86_400;

/** Starts a subscription with its trial period or first paid period, and schedules its billing. */
export function startSubscription(api: Api, subscription: Subscription, payment: Payment): void {
  const {store, clock} = api;
  const now = clock.now();
  const {trialPeriodDays} = subscription;
  Object.assign(store.getSubscriptionDetails(subscription), {anchor: now, periods: 0, paidPeriod: 0});
  Object.assign(subscription, {
    paymentMethod: structuredClone(payment.paymentMethod),
    sequenceId: payment.sequenceId,
    currentPeriodStart: now,
  });
  if (trialPeriodDays > 0) {
    const end = now + trialPeriodDays * DAY;
    Object.assign(subscription, {trialPeriodEnd: end, currentPeriodEnd: end, nextPaymentAt: end});
    changeSubscriptionStatus(api, subscription, 'TRIALING');
  } else {
    startPeriod(api, subscription, now, true);
    changeSubscriptionStatus(api, subscription, 'ACTIVE');
  }
  scheduleBilling(api, subscription);
}

/**
 * Schedules the next end of a period or pause, or the next payment, whichever is first. Replaces an earlier schedule.
 */
export function scheduleBilling(api: Api, subscription: Subscription): void {
  const {pauseEnd} = api.store.getSubscriptionDetails(subscription);
  const {status, currentPeriodEnd, nextPaymentAt} = subscription;
  const times = status === 'PAUSED' ? [pauseEnd] : [currentPeriodEnd, nextPaymentAt];
  const dueTimes = times.filter((moment) => moment !== null);
  if (dueTimes.length > 0)
    scheduleTimer(api, subscription, Math.min(...dueTimes), () => runDueBilling(api, subscription));
  else api.store.getSubscriptionDetails(subscription).cancelTimer?.();
}

/** Ends periods and pauses, and makes payments, that are due, and schedules the next ones. */
function runDueBilling(api: Api, subscription: Subscription): void {
  const now = api.clock.now();
  const {status, currentPeriodEnd, cancelAtPeriodEnd, pauseAtPeriodEnd} = subscription;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now;
  if (status === 'PAUSED') endPause(api, subscription);
  else if (isOver && cancelAtPeriodEnd) changeSubscriptionStatus(api, subscription, 'CANCELED');
  else if (isOver && pauseAtPeriodEnd) beginPause(api, subscription);
  else {
    if (isOver) startPeriod(api, subscription, currentPeriodEnd, false);
    if (subscription.nextPaymentAt !== null && subscription.nextPaymentAt <= now) makePayment(api, subscription);
  }
  if (!['CANCELED', 'EXPIRED'].includes(subscription.status)) scheduleBilling(api, subscription);
}

/** Pauses a subscription now. If it has `pauseIntervalCount`, sets the end of the pause. */
export function beginPause(api: Api, subscription: Subscription): void {
  const {store, clock} = api;
  const {interval, pauseIntervalCount} = subscription;
  const pauseEnd =
    pauseIntervalCount === null ? null : addDuration(clock.now(), {interval, intervalCount: pauseIntervalCount});
  store.getSubscriptionDetails(subscription).pauseEnd = pauseEnd;
  Object.assign(subscription, {pauseAtPeriodEnd: false, nextPaymentAt: pauseEnd});
  changeSubscriptionStatus(api, subscription, 'PAUSED');
}

/** Ends a scheduled pause, and starts a new period with a payment. */
function endPause(api: Api, subscription: Subscription): void {
  restartPeriods(api, subscription, api.clock.now());
  changeSubscriptionStatus(api, subscription, 'ACTIVE', 'RESUMED');
  makePayment(api, subscription);
}

/** Starts a new series of periods now, with a payment that is due immediately. Doesn't make the payment. */
export function restartPeriods({store}: Api, subscription: Subscription, now: number): void {
  Object.assign(store.getSubscriptionDetails(subscription), {anchor: now, periods: 0, paidPeriod: 0, pauseEnd: null});
  Object.assign(subscription, {
    pauseIntervalCount: null,
    currentPeriodStart: now,
    currentPeriodEnd: addDuration(now, subscription),
    nextPaymentAt: now,
  });
}

/** Starts a billing period. If it's paid, sets the time of the next payment. */
function startPeriod(api: Api, subscription: Subscription, from: number, isPaid: boolean): void {
  const details = api.store.getSubscriptionDetails(subscription);
  const isFirst = from === details.anchor;
  details.periods = isFirst ? 0 : details.periods + 1;
  // After a trial, an update, or a custom payment date, periods are counted from a new start.
  if (!isFirst && addDuration(details.anchor, subscription, details.periods) !== from)
    Object.assign(details, {anchor: from, periods: 0, paidPeriod: 0});
  subscription.currentPeriodStart = from;
  subscription.currentPeriodEnd = addDuration(details.anchor, subscription, details.periods + 1);
  if (isPaid) setNextPaymentTime(api, subscription);
}

/** Sets the time of the payment after that of the current period, with skipped intervals, or `null` if none follows. */
function setNextPaymentTime({store}: Api, subscription: Subscription): void {
  const {cancelAtPeriodEnd, skipIntervalCount} = subscription;
  const details = store.getSubscriptionDetails(subscription);
  details.paidPeriod = details.periods;
  subscription.nextPaymentAt = cancelAtPeriodEnd
    ? null
    : addDuration(details.anchor, subscription, details.periods + 1 + skipIntervalCount);
}

/**
 * Makes or retries a payment that is due. If it fails, schedules a retry or, after the last one, cancels the
 * subscription.
 */
function makePayment(api: Api, subscription: Subscription): void {
  const {store, clock} = api;
  const details = store.getSubscriptionDetails(subscription);
  const isRetry = subscription.status === 'PAST_DUE';
  const first = [...store.payments.values()].find(
    ({subscriptionId, status}) => subscriptionId === subscription.id && status !== 'FAILED' && status !== 'CANCELED',
  );
  if (!first) throw new Error(`The subscription ${subscription.id} has no first payment.`);
  const {accountId, livemode} = subscription;
  const payment = chargeSourceAgain(api, {accountId, livemode, trace: null}, first, toPaymentBody(subscription), {
    subscriptionId: subscription.id,
  });
  if (payment.status === 'SUCCEEDED') {
    subscription.retryCount = 0;
    details.failedAt = null;
    setNextPaymentTime(api, subscription);
    if (subscription.status === 'ACTIVE') store.record(subscription, 'PAYMENT_SUCCEEDED', clock.now());
    else changeSubscriptionStatus(api, subscription, 'ACTIVE', 'PAYMENT_SUCCEEDED');
    return;
  }
  if (isRetry) subscription.retryCount += 1;
  else Object.assign(details, {failedAt: clock.now()});
  const next = subscription.retrySchedule[subscription.retryCount];
  if (!next) return changeSubscriptionStatus(api, subscription, 'CANCELED');
  subscription.nextPaymentAt = addDuration(details.failedAt ?? clock.now(), next);
  if (isRetry) store.record(subscription, 'PAYMENT_FAILED', clock.now());
  else changeSubscriptionStatus(api, subscription, 'PAST_DUE');
}
