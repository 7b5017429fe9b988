import type {Api} from '../api';
import {newId} from '../state/ids';
import {Refusal, missingField, wrongField} from '../state/refusal';
import type {Body, Caller, NextAction, Owner, Payment} from '../state/records';
import {withNulls} from './nulls';
import {attempt} from './attempts';
import {mustFit} from '../methods/abilities';
import {isRegistered} from '../methods/outcomes';
import {changeStatus} from './settle';
import {chosenSource, type Chosen} from '../methods/sources';
import {spendToken} from '../methods/tokens';

const HOUR = 3600;
/** The latest `expireAt`: 90 days after the creation. */
const LONGEST = 90 * 86_400;

/** What only the API sets. */
export interface Made {
  subscriptionId?: string;
  sequenceId?: string;
  /** Whether nobody is there to be asked. */
  isWithoutCustomer?: boolean;
}

/**
 * Creates a payment, and makes it if the request says what with.
 *
 * @throws Refusal if the request contradicts itself, names what isn't there, or asks for what isn't possible
 */
export function createPayment(api: Api, caller: Caller, body: Body, made: Made = {}): Payment {
  const {store, clock} = api;
  const now = clock.now();
  const payment = newPayment(api, caller, body, made);
  mustBePossible(payment, now);
  checkPlaces(api, caller, body);
  const chosen = chosenSource(api, caller, body);
  if (chosen) mustTake(api, payment, chosen, body.sequence != null || made.subscriptionId !== undefined);
  if (body.sequence != null) payment.sequenceId = newId('seq');
  if (made.isWithoutCustomer) payment.expireAt = null;
  store.payments.set(payment.id, payment);
  Object.assign(store.detailsOf(payment), {
    hasOwnExpiry: body.expireAt != null,
    savesMethod: body.generatePaymentToken === true,
    isWithoutCustomer: made.isWithoutCustomer === true,
    ...(body.sequence != null && {sequence: {expiry: expiryOf(body.sequence)}}),
  });
  store.record(payment, 'CREATED', now, {amount: payment.amount});
  payment.nextAction = openAction(api, payment);
  expireInTime(api, payment);
  if (chosen) pay(api, payment, chosen);
  return payment;
}

/** @returns a payment as it is now */
export const getPayment = ({store}: Api, owner: Owner, id: string): Payment => store.payment(owner, id);

/** Tells a payment what the customer pays with, and tries to make it. */
export function confirmPayment(api: Api, caller: Caller, id: string, body: Body): Payment {
  const payment = api.store.payment(caller, id);
  mustBePending(payment, 'confirmed');
  const chosen = chosenSource(api, caller, body);
  if (!chosen) throw missingField('paymentToken', 'Send a paymentToken or a paymentMethod.');
  const details = api.store.detailsOf(payment);
  mustTake(api, payment, chosen, details.sequence !== undefined || payment.subscriptionId !== null);
  const {customer, billingDetails, shippingDetails, sessionDetails, sessionId, metadata} = body;
  const sent = {customer, billingDetails, shippingDetails, sessionDetails, sessionId, metadata};
  Object.assign(
    payment,
    withNulls(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))),
  );
  if (typeof body.generatePaymentToken === 'boolean') details.savesMethod = body.generatePaymentToken;
  pay(api, payment, chosen);
  return payment;
}

/** Cancels a payment before any money moves. */
export function cancelPayment(api: Api, caller: Owner, id: string, {cancellationReason}: Body): Payment {
  const payment = api.store.payment(caller, id);
  if (payment.status !== 'AUTHORIZED') mustBePending(payment, 'canceled', 'PENDING or AUTHORIZED');
  payment.cancellationReason = (cancellationReason as string | undefined) ?? null;
  changeStatus(api, payment, 'CANCELED', 'E901');
  return payment;
}

/** @throws Refusal if nobody can pay the payment anymore */
export function mustBePending(payment: Payment, what: string, needed = 'PENDING'): void {
  if (payment.status === 'EXPIRED')
    throw new Refusal('payment_expired', `The payment expired at ${payment.updatedAt}.`);
  if (payment.status !== 'PENDING')
    throw new Refusal(
      'payment_not_pending',
      `The payment has the status ${payment.status}. Only a ${needed} payment can be ${what}.`,
    );
}

/** What has to happen to a payment of which nobody has said how it is paid. */
export function openAction({payUrl}: Api, {id, transactionType, expireAt}: Payment): NextAction {
  const action = {entity: null, reference: null, expireAt};
  return transactionType === 'PAYOUT'
    ? {...action, type: 'CONFIRM', redirect: null}
    : {...action, type: 'REDIRECT', redirect: {url: `${payUrl}/${id}`, method: 'GET'}};
}

/** Plans the end of a payment that nobody completes, in the place of an earlier plan. */
export function expireInTime(api: Api, payment: Payment): void {
  const {callOff} = api.store.detailsOf(payment);
  callOff.splice(0).forEach((each) => each());
  if (payment.expireAt !== null)
    callOff.push(api.clock.schedule(payment.expireAt, () => changeStatus(api, payment, 'EXPIRED', 'E902')));
}

/** Pays a pending payment with something that fits it. */
export function pay(api: Api, payment: Payment, {source, token}: Chosen): void {
  if (token) spendToken(token);
  expireInTime(api, payment);
  attempt(api, payment, source);
}

/** @throws Refusal if a store or point of sale isn't there */
export function checkPlaces({store}: Api, owner: Owner, {storeId, pointOfSaleId}: Body): void {
  if (typeof storeId === 'string') store.thing(owner, 'sto', storeId, 'store', 'storeId');
  if (typeof pointOfSaleId === 'string') store.thing(owner, 'pos', pointOfSaleId, 'point of sale', 'pointOfSaleId');
}

function mustBePossible({amount, transactionType, expireAt}: Payment, now: number): void {
  if (amount === 0 && transactionType !== 'VERIF')
    throw new Refusal('amount_too_small', 'The amount 0 is possible only with the transactionType VERIF.');
  if (expireAt === null) return;
  if (expireAt <= now) throw wrongField('expireAt', 'The time must be in the future.');
  if (expireAt > now + LONGEST) throw wrongField('expireAt', 'The time must be at most 90 days ahead.');
}

/** @throws Refusal if the payment can't be made with what was chosen */
export function mustTake({options}: Api, payment: Payment, {source, token}: Chosen, isRepeated: boolean): void {
  if ('phoneNumber' in source && !isRegistered(options.testData, source.phoneNumber))
    throw new Refusal(
      'phone_not_registered',
      `The phone number ${source.phoneNumber} is not registered with ${source.method}.`,
    );
  mustFit(source.method, {...payment, isRepeated}, token ? 'paymentToken' : 'paymentMethod.method');
}

const expiryOf = (sequence: unknown): number | null =>
  (sequence as {recurring?: {expiry?: number | null} | null}).recurring?.expiry ?? null;

function newPayment({clock, account}: Api, {accountId, livemode, trace}: Caller, body: Body, made: Made): Payment {
  const now = clock.now();
  const given = <T>(field: string): T | null => (body[field] as T | undefined) ?? null;
  return {
    id: newId('pay'),
    accountId,
    amount: Number(body.amount),
    currency: String(body.currency),
    orderId: given('orderId'),
    description: given('description'),
    status: 'PENDING',
    statusCode: null,
    statusMessage: null,
    transactionType: given('transactionType') ?? 'SALE',
    ...withNulls({
      customer: given('customer'),
      billingDetails: given('billingDetails'),
      shippingDetails: given('shippingDetails'),
      sessionDetails: given('sessionDetails'),
    }),
    traceDetails: trace,
    shop: given('shop') ?? account.shop,
    storeId: given('storeId'),
    pointOfSaleId: given('pointOfSaleId'),
    sessionId: given('sessionId'),
    subscriptionId: made.subscriptionId ?? null,
    sequenceId: made.sequenceId ?? null,
    paymentToken: null,
    paymentMethod: null,
    nextAction: null,
    authorizationCode: null,
    refundedAmount: null,
    lastRefundAmount: null,
    lastRefundReason: null,
    cancellationReason: null,
    expireAt: given('expireAt') ?? now + HOUR,
    callbackUrl: given('callbackUrl'),
    completeUrl: given('completeUrl'),
    failUrl: given('failUrl'),
    cancelUrl: given('cancelUrl'),
    messageChannel: null,
    messageLanguage: null,
    metadata: given('metadata'),
    livemode,
    createdAt: now,
    updatedAt: now,
  };
}
