import type {Api} from '../api';
import type {NextAction, Payment, PaymentSource} from '../state/records';
import {isBlocked} from '../methods/blacklist';
import {getPaymentOutcome, type PaymentOutcome} from '../methods/outcomes';
import {changePaymentStatus, completeSuccessfulPayment} from './settle';
import {toPaymentMethodResponse} from '../methods/methodResponse';

/** Time limit for the issuer's challenge in seconds. */
const CHALLENGE_TIMEOUT_SECONDS = 600;
const APP_TIMEOUT_SECONDS = 300;
/** Lifetime of a Multibanco reference in seconds. */
const REFERENCE_LIFETIME_SECONDS = 3 * 86_400;
const REFERENCE_PAID_AFTER_SECONDS = 600;
/** Status codes for customers who don't respond in their app. They're set when the time limit ends. */
const NO_RESPONSE_CODES = ['E302', 'E502'];

const WAIT_ACTION: NextAction = {type: 'WAIT', redirect: null, entity: null, reference: null, expireAt: null};

/** Attempts a payment with a source, and updates the payment in place with the result or the next action. */
export function attemptPayment(api: Api, payment: Payment, source: PaymentSource): void {
  const {store, clock, options} = api;
  const details = store.getPaymentDetails(payment);
  details.source = source;
  const outcome = takePlannedOutcome(api) ?? getPaymentOutcome(options.testData, source, clock.now());
  const requiresChallenge = outcome.isChallenged && !details.isWithoutCustomer && payment.transactionType !== 'PAYOUT';
  const authentication =
    details.isWithoutCustomer || payment.transactionType === 'PAYOUT'
      ? 'none'
      : requiresChallenge
        ? 'challenge open'
        : 'frictionless';
  payment.paymentMethod = toPaymentMethodResponse(source, options.testData, authentication);
  payment.updatedAt = clock.now();
  if (isBlocked(api, payment, source)) changePaymentStatus(api, payment, 'FAILED', 'E702');
  else if ('card' in source && requiresChallenge) startChallenge(api, payment);
  else if ('card' in source || details.isWithoutCustomer) finishAttempt(api, payment, outcome);
  else if (source.method === 'PAYPAL') redirectToPage(api, payment, 'REDIRECT', 'paypal', null);
  else if (source.method === 'MULTIBANCO') showReference(api, payment);
  else
    scheduleAppResponse(
      api,
      payment,
      outcome,
      source.method === 'SEPA' ? payment.expireAt : clock.now() + APP_TIMEOUT_SECONDS,
    );
}

/** Finishes an attempt with an outcome, and updates the payment in place. Does nothing if it isn't pending. */
export function finishAttempt(
  api: Api,
  payment: Payment,
  {status, statusCode}: Pick<PaymentOutcome, 'status' | 'statusCode'>,
): void {
  if (payment.status !== 'PENDING') return;
  if (status === 'SUCCEEDED') completeSuccessfulPayment(api, payment);
  else changePaymentStatus(api, payment, 'FAILED', statusCode ?? 'E999');
}

/** Returns the outcome of a payment's source according to the test data, or `undefined` if it has no source. */
export function getSourceOutcome({store, clock, options}: Api, payment: Payment): PaymentOutcome | undefined {
  const {source} = store.getPaymentDetails(payment);
  return source && getPaymentOutcome(options.testData, source, clock.now());
}

function takePlannedOutcome(api: Api): PaymentOutcome | undefined {
  const statusCode = api.takeOutcome('payment');
  return statusCode === undefined ? undefined : {status: 'FAILED', statusCode, isChallenged: false};
}

function startChallenge(api: Api, payment: Payment): void {
  const until = Math.min(api.clock.now() + CHALLENGE_TIMEOUT_SECONDS, payment.expireAt ?? Infinity);
  redirectToPage(api, payment, 'CHALLENGE', 'challenge', until);
  scheduleFailure(api, payment, until, 'E202');
}

function redirectToPage(
  {payUrl, store, clock}: Api,
  payment: Payment,
  type: NextAction['type'],
  page: string,
  expireAt: number | null,
): void {
  const redirect = {url: `${payUrl}/${payment.id}/${page}`, method: 'GET'};
  payment.nextAction = {...WAIT_ACTION, type, redirect, expireAt};
  store.record(payment, 'ACTION_REQUIRED', clock.now());
}

function scheduleAppResponse(api: Api, payment: Payment, outcome: PaymentOutcome, expireAt: number | null): void {
  const {store, clock, options} = api;
  const {cancelTimers} = store.getPaymentDetails(payment);
  payment.nextAction = {...WAIT_ACTION, expireAt};
  store.record(payment, 'ACTION_REQUIRED', clock.now());
  const end = Math.min(expireAt ?? Infinity, payment.expireAt ?? Infinity);
  const hasNoResponse = NO_RESPONSE_CODES.includes(outcome.statusCode ?? '') && end < Infinity;
  // Without a response, the payment fails at the end of the time limit, before it would expire.
  if (hasNoResponse) cancelTimers.splice(0).forEach((cancel) => cancel());
  const at = hasNoResponse ? end : clock.now() + (options.approvalSeconds ?? 3);
  cancelTimers.push(clock.schedule(at, () => finishAttempt(api, payment, outcome)));
}

function showReference(api: Api, payment: Payment): void {
  const {store, clock} = api;
  const now = clock.now();
  const details = store.getPaymentDetails(payment);
  if (!details.hasOwnExpiry) payment.expireAt = now + REFERENCE_LIFETIME_SECONDS;
  const {entity = null, reference = null} = payment.paymentMethod?.multibanco ?? {};
  payment.nextAction = {...WAIT_ACTION, type: 'SHOW_REFERENCE', entity, reference, expireAt: payment.expireAt};
  store.record(payment, 'ACTION_REQUIRED', now);
  details.cancelTimers.splice(0).forEach((cancel) => cancel());
  const expireAt = payment.expireAt ?? now + REFERENCE_LIFETIME_SECONDS;
  const isPaid = now + REFERENCE_PAID_AFTER_SECONDS < expireAt;
  details.cancelTimers.push(
    isPaid
      ? clock.schedule(now + REFERENCE_PAID_AFTER_SECONDS, () => finishAttempt(api, payment, {status: 'SUCCEEDED'}))
      : clock.schedule(expireAt, () => changePaymentStatus(api, payment, 'EXPIRED', 'E602')),
  );
}

/** Schedules the failure of a payment whose customer doesn't respond in time. */
function scheduleFailure(api: Api, payment: Payment, at: number, statusCode: string): void {
  const cancel = api.clock.schedule(at, () => finishAttempt(api, payment, {status: 'FAILED', statusCode}));
  api.store.getPaymentDetails(payment).cancelTimers.push(cancel);
}
