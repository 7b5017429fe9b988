import type {Api} from '../api';
import {generateId} from '../state/ids';
import {ApiError, createMissingFieldError, createInvalidFieldError} from '../state/apiError';
import type {Body, Caller, NextAction, Owner, Payment} from '../state/records';
import {setMissingMembersToNull} from './nulls';
import {attemptPayment} from './attempts';
import {assertMethodSupportsPayment} from '../methods/capabilities';
import {isPhoneRegistered} from '../methods/outcomes';
import {changePaymentStatus} from './settle';
import {resolveSource, type ChosenSource} from '../methods/sources';
import {consumeToken} from '../methods/tokens';

const HOUR = 3600;
/** Maximum lifetime of a payment, 90 days, in seconds. */
const MAX_LIFETIME_SECONDS = 90 * 86_400;

/** Properties of a new payment that requests can't set. */
interface InternalFields {
  subscriptionId?: string;
  sequenceId?: string;
  /** True if the customer isn't present. */
  isWithoutCustomer?: boolean;
}

/**
 * Creates a payment, and attempts it if the request has a payment source.
 *
 * @throws ApiError if the request is contradictory or unsupported, or refers to missing resources
 */
export function createPayment(api: Api, caller: Caller, body: Body, made: InternalFields = {}): Payment {
  const {store, clock} = api;
  const now = clock.now();
  const payment = buildPayment(api, caller, body, made);
  assertValidAmountAndExpiry(payment, now);
  assertStoreAndPointOfSaleExist(api, caller, body);
  const chosen = resolveSource(api, caller, body);
  if (chosen)
    assertSourceSupportsPayment(api, payment, chosen, body.sequence != null || made.subscriptionId !== undefined);
  if (body.sequence != null) payment.sequenceId = generateId('seq');
  if (made.isWithoutCustomer) payment.expireAt = null;
  store.payments.set(payment.id, payment);
  Object.assign(store.getPaymentDetails(payment), {
    hasOwnExpiry: body.expireAt != null,
    savesMethod: body.generatePaymentToken === true,
    isWithoutCustomer: made.isWithoutCustomer === true,
    ...(body.sequence != null && {sequence: {expiry: getSequenceExpiry(body.sequence)}}),
  });
  store.record(payment, 'CREATED', now, {amount: payment.amount});
  payment.nextAction = createInitialAction(api, payment);
  scheduleExpiry(api, payment);
  if (chosen) pay(api, payment, chosen);
  return payment;
}

/** Returns the current payment with an ID. Throws an `ApiError` if it doesn't exist. */
export const getPayment = ({store}: Api, owner: Owner, id: string): Payment => store.payment(owner, id);

/** Sets the source of a pending payment, and attempts the payment. */
export function confirmPayment(api: Api, caller: Caller, id: string, body: Body): Payment {
  const payment = api.store.payment(caller, id);
  assertPending(payment, 'confirmed');
  const chosen = resolveSource(api, caller, body);
  if (!chosen) throw createMissingFieldError('paymentToken', 'Send a paymentToken or a paymentMethod.');
  const details = api.store.getPaymentDetails(payment);
  assertSourceSupportsPayment(api, payment, chosen, details.sequence !== undefined || payment.subscriptionId !== null);
  const {customer, billingDetails, shippingDetails, sessionDetails, sessionId, metadata} = body;
  const fields = {customer, billingDetails, shippingDetails, sessionDetails, sessionId, metadata};
  Object.assign(
    payment,
    setMissingMembersToNull(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))),
  );
  if (typeof body.generatePaymentToken === 'boolean') details.savesMethod = body.generatePaymentToken;
  pay(api, payment, chosen);
  return payment;
}

/** Cancels a pending or authorized payment. Throws an `ApiError` if it has another status. */
export function cancelPayment(api: Api, caller: Owner, id: string, {cancellationReason}: Body): Payment {
  const payment = api.store.payment(caller, id);
  if (payment.status !== 'AUTHORIZED') assertPending(payment, 'canceled', 'PENDING or AUTHORIZED');
  payment.cancellationReason = (cancellationReason as string | undefined) ?? null;
  changePaymentStatus(api, payment, 'CANCELED', 'E901');
  return payment;
}

/**
 * Checks that a payment is pending.
 *
 * @param what - past participle for the message, such as "paid"
 * @param needed - allowed statuses, only for the message
 * @throws ApiError if the payment isn't pending
 */
export function assertPending(payment: Payment, what: string, needed = 'PENDING'): void {
  if (payment.status === 'EXPIRED')
    throw new ApiError('payment_expired', `The payment expired at ${payment.updatedAt}.`);
  if (payment.status !== 'PENDING')
    throw new ApiError(
      'payment_not_pending',
      `The payment has the status ${payment.status}. Only a ${needed} payment can be ${what}.`,
    );
}

/** Creates the next action for a pending payment without a source. */
export function createInitialAction({payUrl}: Api, {id, transactionType, expireAt}: Payment): NextAction {
  const action = {entity: null, reference: null, expireAt};
  return transactionType === 'PAYOUT'
    ? {...action, type: 'CONFIRM', redirect: null}
    : {...action, type: 'REDIRECT', redirect: {url: `${payUrl}/${id}`, method: 'GET'}};
}

/** Cancels a payment's timers, and schedules its expiry if it has one. */
export function scheduleExpiry(api: Api, payment: Payment): void {
  const {cancelTimers} = api.store.getPaymentDetails(payment);
  cancelTimers.splice(0).forEach((cancel) => cancel());
  if (payment.expireAt !== null)
    cancelTimers.push(api.clock.schedule(payment.expireAt, () => changePaymentStatus(api, payment, 'EXPIRED', 'E902')));
}

/** Pays a pending payment with a source that supports it. */
export function pay(api: Api, payment: Payment, {source, token}: ChosenSource): void {
  if (token) consumeToken(token);
  scheduleExpiry(api, payment);
  attemptPayment(api, payment, source);
}

/**
 * Checks that the store and the point of sale in a request exist.
 *
 * @throws ApiError if one of them doesn't exist
 */
export function assertStoreAndPointOfSaleExist({store}: Api, owner: Owner, {storeId, pointOfSaleId}: Body): void {
  if (typeof storeId === 'string') store.getResource(owner, 'sto', storeId, 'store', 'storeId');
  if (typeof pointOfSaleId === 'string')
    store.getResource(owner, 'pos', pointOfSaleId, 'point of sale', 'pointOfSaleId');
}

function assertValidAmountAndExpiry({amount, transactionType, expireAt}: Payment, now: number): void {
  if (amount === 0 && transactionType !== 'VERIF')
    throw new ApiError('amount_too_small', 'The amount 0 is possible only with the transactionType VERIF.');
  if (expireAt === null) return;
  if (expireAt <= now) throw createInvalidFieldError('expireAt', 'The time must be in the future.');
  if (expireAt > now + MAX_LIFETIME_SECONDS)
    throw createInvalidFieldError('expireAt', 'The time must be at most 90 days ahead.');
}

/**
 * Checks that the chosen source supports a payment.
 *
 * @param isRepeated - whether the payment belongs to a sequence or subscription
 * @throws ApiError if the source doesn't support the payment
 */
export function assertSourceSupportsPayment(
  {options}: Api,
  payment: Payment,
  {source, token}: ChosenSource,
  isRepeated: boolean,
): void {
  if ('phoneNumber' in source && !isPhoneRegistered(options.testData, source.phoneNumber))
    throw new ApiError(
      'phone_not_registered',
      `The phone number ${source.phoneNumber} is not registered with ${source.method}.`,
    );
  assertMethodSupportsPayment(source.method, {...payment, isRepeated}, token ? 'paymentToken' : 'paymentMethod.method');
}

const getSequenceExpiry = (sequence: unknown): number | null =>
  (sequence as {recurring?: {expiry?: number | null} | null}).recurring?.expiry ?? null;

function buildPayment(
  {clock, account}: Api,
  {accountId, livemode, trace}: Caller,
  body: Body,
  made: InternalFields,
): Payment {
  const now = clock.now();
  const getField = <T>(field: string): T | null => (body[field] as T | undefined) ?? null;
  return {
    id: generateId('pay'),
    accountId,
    amount: Number(body.amount),
    currency: String(body.currency),
    orderId: getField('orderId'),
    description: getField('description'),
    status: 'PENDING',
    statusCode: null,
    statusMessage: null,
    transactionType: getField('transactionType') ?? 'SALE',
    ...setMissingMembersToNull({
      customer: getField('customer'),
      billingDetails: getField('billingDetails'),
      shippingDetails: getField('shippingDetails'),
      sessionDetails: getField('sessionDetails'),
    }),
    traceDetails: trace,
    shop: getField('shop') ?? account.shop,
    storeId: getField('storeId'),
    pointOfSaleId: getField('pointOfSaleId'),
    sessionId: getField('sessionId'),
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
    expireAt: getField('expireAt') ?? now + HOUR,
    callbackUrl: getField('callbackUrl'),
    completeUrl: getField('completeUrl'),
    failUrl: getField('failUrl'),
    cancelUrl: getField('cancelUrl'),
    messageChannel: null,
    messageLanguage: null,
    metadata: getField('metadata'),
    livemode,
    createdAt: now,
    updatedAt: now,
  };
}
