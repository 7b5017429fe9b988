import type {Api} from '../api';
import type {NextAction, Payment, Source} from '../state/records';
import {isBlocked} from '../methods/blacklist';
import {endingOf, type Ending} from '../methods/outcomes';
import {changeStatus, succeed} from './settle';
import {shownMethod} from '../methods/shownMethod';

/** How long customers have for a challenge of the issuer, and in the app of a bank. */
const CHALLENGE = 600;
const IN_APP = 300;
/** How long a Multibanco reference can be paid, and after how long test mode takes it for paid. */
const REFERENCE = 3 * 86_400;
const UNTIL_PAID = 600;
/** Codes of customers who don't respond: they come when the time is over. */
const NO_RESPONSE = ['E302', 'E502'];

const ACTION: NextAction = {type: 'WAIT', redirect: null, entity: null, reference: null, expireAt: null};

/** Tries to make a payment. Whatever comes of it is in the payment. */
export function attempt(api: Api, payment: Payment, source: Source): void {
  const {store, clock, options} = api;
  const details = store.detailsOf(payment);
  details.source = source;
  const ending = forcedEnding(api) ?? endingOf(options.testData, source, clock.now());
  const asksIssuer = ending.isChallenged && !details.isWithoutCustomer && payment.transactionType !== 'PAYOUT';
  const authentication =
    details.isWithoutCustomer || payment.transactionType === 'PAYOUT'
      ? 'none'
      : asksIssuer
        ? 'challenge open'
        : 'frictionless';
  payment.paymentMethod = shownMethod(source, options.testData, authentication);
  payment.updatedAt = clock.now();
  if (isBlocked(api, payment, source)) changeStatus(api, payment, 'FAILED', 'E702');
  else if ('card' in source && asksIssuer) challenge(api, payment);
  else if ('card' in source || details.isWithoutCustomer) finish(api, payment, ending);
  else if (source.method === 'PAYPAL') waitOnPage(api, payment, 'REDIRECT', 'paypal', null);
  else if (source.method === 'MULTIBANCO') showReference(api, payment);
  else waitForApp(api, payment, ending, source.method === 'SEPA' ? payment.expireAt : clock.now() + IN_APP);
}

/** Ends an attempt as the test data say. */
export function finish(api: Api, payment: Payment, {status, statusCode}: Pick<Ending, 'status' | 'statusCode'>): void {
  if (payment.status !== 'PENDING') return;
  if (status === 'SUCCEEDED') succeed(api, payment);
  else changeStatus(api, payment, 'FAILED', statusCode ?? 'E999');
}

/** @returns what becomes of a payment whose customer does what the card, phone or account says */
export function endingOfPayment({store, clock, options}: Api, payment: Payment): Ending | undefined {
  const {source} = store.detailsOf(payment);
  return source && endingOf(options.testData, source, clock.now());
}

function forcedEnding(api: Api): Ending | undefined {
  const statusCode = api.takeOutcome('payment');
  return statusCode === undefined ? undefined : {status: 'FAILED', statusCode, isChallenged: false};
}

function challenge(api: Api, payment: Payment): void {
  const until = Math.min(api.clock.now() + CHALLENGE, payment.expireAt ?? Infinity);
  waitOnPage(api, payment, 'CHALLENGE', 'challenge', until);
  whenStillOpen(api, payment, until, 'E202');
}

function waitOnPage(
  {payUrl, store, clock}: Api,
  payment: Payment,
  type: NextAction['type'],
  page: string,
  expireAt: number | null,
): void {
  const redirect = {url: `${payUrl}/${payment.id}/${page}`, method: 'GET'};
  payment.nextAction = {...ACTION, type, redirect, expireAt};
  store.record(payment, 'ACTION_REQUIRED', clock.now());
}

function waitForApp(api: Api, payment: Payment, ending: Ending, expireAt: number | null): void {
  const {store, clock, options} = api;
  const {callOff} = store.detailsOf(payment);
  payment.nextAction = {...ACTION, expireAt};
  store.record(payment, 'ACTION_REQUIRED', clock.now());
  const end = Math.min(expireAt ?? Infinity, payment.expireAt ?? Infinity);
  const isLate = NO_RESPONSE.includes(ending.statusCode ?? '') && end < Infinity;
  // Who doesn't respond fails at the end of the time, before the payment would expire.
  if (isLate) callOff.splice(0).forEach((each) => each());
  const at = isLate ? end : clock.now() + (options.approvalSeconds ?? 3);
  callOff.push(clock.schedule(at, () => finish(api, payment, ending)));
}

function showReference(api: Api, payment: Payment): void {
  const {store, clock} = api;
  const now = clock.now();
  const details = store.detailsOf(payment);
  if (!details.hasOwnExpiry) payment.expireAt = now + REFERENCE;
  const {entity = null, reference = null} = payment.paymentMethod?.multibanco ?? {};
  payment.nextAction = {...ACTION, type: 'SHOW_REFERENCE', entity, reference, expireAt: payment.expireAt};
  store.record(payment, 'ACTION_REQUIRED', now);
  details.callOff.splice(0).forEach((callOff) => callOff());
  const expireAt = payment.expireAt ?? now + REFERENCE;
  const isPaid = now + UNTIL_PAID < expireAt;
  details.callOff.push(
    isPaid
      ? clock.schedule(now + UNTIL_PAID, () => finish(api, payment, {status: 'SUCCEEDED'}))
      : clock.schedule(expireAt, () => changeStatus(api, payment, 'EXPIRED', 'E602')),
  );
}

/** The customer doesn't respond in time. */
function whenStillOpen(api: Api, payment: Payment, at: number, statusCode: string): void {
  const callOff = api.clock.schedule(at, () => finish(api, payment, {status: 'FAILED', statusCode}));
  api.store.detailsOf(payment).callOff.push(callOff);
}
