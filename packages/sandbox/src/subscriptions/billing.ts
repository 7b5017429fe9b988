import type {Api} from '../api';
import type {Payment, Subscription} from '../state/records';
import {chargeAgain} from '../resources/recurring';
import {paymentOf} from './paymentOf';
import {later} from './periods';
import {changeStatus, planNext} from './subscriptions';

const DAY = 86_400;

/** Begins what a customer has agreed to: the trial period, or the first period that is paid. */
export function start(api: Api, subscription: Subscription, payment: Payment): void {
  const {store, clock} = api;
  const now = clock.now();
  const {trialPeriodDays} = subscription;
  Object.assign(store.planOf(subscription), {anchor: now, periods: 0, paidPeriod: 0});
  Object.assign(subscription, {
    paymentMethod: structuredClone(payment.paymentMethod),
    sequenceId: payment.sequenceId,
    currentPeriodStart: now,
  });
  if (trialPeriodDays > 0) {
    const end = now + trialPeriodDays * DAY;
    Object.assign(subscription, {trialPeriodEnd: end, currentPeriodEnd: end, nextPaymentAt: end});
    changeStatus(api, subscription, 'TRIALING');
  } else {
    beginPeriod(api, subscription, now, true);
    changeStatus(api, subscription, 'ACTIVE');
  }
  plan(api, subscription);
}

/** Plans the next moment at which something happens to a subscription. */
export function plan(api: Api, subscription: Subscription): void {
  const {pauseEnd} = api.store.planOf(subscription);
  const {status, currentPeriodEnd, nextPaymentAt} = subscription;
  const moments = status === 'PAUSED' ? [pauseEnd] : [currentPeriodEnd, nextPaymentAt];
  const known = moments.filter((moment) => moment !== null);
  if (known.length > 0) planNext(api, subscription, Math.min(...known), () => act(api, subscription));
  else api.store.planOf(subscription).callOff?.();
}

/** Does what is due. */
function act(api: Api, subscription: Subscription): void {
  const now = api.clock.now();
  const {status, currentPeriodEnd, cancelAtPeriodEnd, pauseAtPeriodEnd} = subscription;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now;
  if (status === 'PAUSED') endPause(api, subscription);
  else if (isOver && cancelAtPeriodEnd) changeStatus(api, subscription, 'CANCELED');
  else if (isOver && pauseAtPeriodEnd) pause(api, subscription);
  else {
    if (isOver) beginPeriod(api, subscription, currentPeriodEnd, false);
    if (subscription.nextPaymentAt !== null && subscription.nextPaymentAt <= now) charge(api, subscription);
  }
  if (!['CANCELED', 'EXPIRED'].includes(subscription.status)) plan(api, subscription);
}

/** Begins the pause of a subscription. */
export function pause(api: Api, subscription: Subscription): void {
  const {store, clock} = api;
  const {interval, pauseIntervalCount} = subscription;
  const pauseEnd =
    pauseIntervalCount === null ? null : later(clock.now(), {interval, intervalCount: pauseIntervalCount});
  store.planOf(subscription).pauseEnd = pauseEnd;
  Object.assign(subscription, {pauseAtPeriodEnd: false, nextPaymentAt: pauseEnd});
  changeStatus(api, subscription, 'PAUSED');
}

/** Ends a pause when its time has come: a payment follows, and a new period begins with it. */
function endPause(api: Api, subscription: Subscription): void {
  restart(api, subscription, api.clock.now());
  changeStatus(api, subscription, 'ACTIVE', 'RESUMED');
  charge(api, subscription);
}

/** Begins to count periods anew. */
export function restart({store}: Api, subscription: Subscription, now: number): void {
  Object.assign(store.planOf(subscription), {anchor: now, periods: 0, paidPeriod: 0, pauseEnd: null});
  Object.assign(subscription, {
    pauseIntervalCount: null,
    currentPeriodStart: now,
    currentPeriodEnd: later(now, subscription),
    nextPaymentAt: now,
  });
}

/** Begins a billing period; the next payment follows after the intervals that are skipped. */
function beginPeriod(api: Api, subscription: Subscription, from: number, isPaid: boolean): void {
  const hidden = api.store.planOf(subscription);
  const isFirst = from === hidden.anchor;
  hidden.periods = isFirst ? 0 : hidden.periods + 1;
  // After a trial, an update or a date of its own, periods are counted from their own start.
  if (!isFirst && later(hidden.anchor, subscription, hidden.periods) !== from)
    Object.assign(hidden, {anchor: from, periods: 0, paidPeriod: 0});
  subscription.currentPeriodStart = from;
  subscription.currentPeriodEnd = later(hidden.anchor, subscription, hidden.periods + 1);
  if (isPaid) planPayment(api, subscription);
}

/** Sets the time of the payment after the one of this period. */
function planPayment({store}: Api, subscription: Subscription): void {
  const {cancelAtPeriodEnd, skipIntervalCount} = subscription;
  const hidden = store.planOf(subscription);
  hidden.paidPeriod = hidden.periods;
  subscription.nextPaymentAt = cancelAtPeriodEnd
    ? null
    : later(hidden.anchor, subscription, hidden.periods + 1 + skipIntervalCount);
}

/** Makes the payment that is due, or a retry of it. */
function charge(api: Api, subscription: Subscription): void {
  const {store, clock} = api;
  const hidden = store.planOf(subscription);
  const isRetry = subscription.status === 'PAST_DUE';
  const first = [...store.payments.values()].find(
    ({subscriptionId, status}) => subscriptionId === subscription.id && status !== 'FAILED' && status !== 'CANCELED',
  );
  if (!first) throw new Error(`The subscription ${subscription.id} has no first payment.`);
  const {accountId, livemode} = subscription;
  const payment = chargeAgain(api, {accountId, livemode, trace: null}, first, paymentOf(subscription), {
    subscriptionId: subscription.id,
  });
  if (payment.status === 'SUCCEEDED') {
    subscription.retryCount = 0;
    hidden.failedAt = null;
    planPayment(api, subscription);
    if (subscription.status === 'ACTIVE') store.record(subscription, 'PAYMENT_SUCCEEDED', clock.now());
    else changeStatus(api, subscription, 'ACTIVE', 'PAYMENT_SUCCEEDED');
    return;
  }
  if (isRetry) subscription.retryCount += 1;
  else Object.assign(hidden, {failedAt: clock.now()});
  const next = subscription.retrySchedule[subscription.retryCount];
  if (!next) return changeStatus(api, subscription, 'CANCELED');
  subscription.nextPaymentAt = later(hidden.failedAt ?? clock.now(), next);
  if (isRetry) store.record(subscription, 'PAYMENT_FAILED', clock.now());
  else changeStatus(api, subscription, 'PAST_DUE');
}
