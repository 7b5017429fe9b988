import type {Api} from '../api';
import {ApiError, createMissingFieldError} from '../state/apiError';
import type {Body, Contact, Owner, Payment, PaymentSource} from '../state/records';
import {assertMethodSupportsPayment} from '../methods/capabilities';
import {scheduleExpiry, assertPending, assertSourceSupportsPayment, createInitialAction, pay} from './payments';

const WEEK_SECONDS = 7 * 86_400;
const RECEIPT_STATUSES = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** Matches email addresses that don't accept messages, whose hosts end in `.invalid` (RFC 2606). */
const UNREACHABLE_EMAIL = /@(?:[^@]+\.)?invalid$/;

/** A payment or subscription with the customer's contact details. */
interface WithCustomer {
  customer: Contact | null;
}

/**
 * Returns the channel for a message to the customer: that of the request, the default, or `EMAIL`.
 *
 * @param body - body of the request
 * @param channel - default channel if the request has none
 * @throws ApiError if the email address or phone number is missing or doesn't accept messages
 */
export function resolveMessageChannel({customer}: WithCustomer, body: Body, channel: string | null): string {
  const chosen = (body.messageChannel as string | null | undefined) ?? channel ?? 'EMAIL';
  const isEmail = chosen === 'EMAIL';
  const address = (isEmail ? body.customerEmail : body.customerPhone) ?? (isEmail ? customer?.email : customer?.phone);
  const name = isEmail ? 'email address' : 'phone number';
  if (typeof address !== 'string')
    throw new ApiError(
      'message_not_deliverable',
      `Neither the customer nor the request has ${isEmail ? 'an' : 'a'} ${name}, which ${chosen} requires.`,
    );
  if (UNREACHABLE_EMAIL.test(address))
    throw new ApiError('message_not_deliverable', `The ${name} ${address} doesn't accept messages.`);
  return chosen;
}

/**
 * Simulates a message with a link to the payment page. If the request that created the payment set no expiry, the
 * payment now expires one week after its creation.
 *
 * @throws ApiError if the payment isn't pending, or the message can't be delivered
 */
export function sendPaymentLink(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  assertPending(payment, 'sent as a link');
  saveMessageChannel(payment, body);
  if (!store.getPaymentDetails(payment).hasOwnExpiry && payment.nextAction?.type === 'REDIRECT') {
    payment.expireAt = payment.createdAt + WEEK_SECONDS;
    payment.nextAction = createInitialAction(api, payment);
    scheduleExpiry(api, payment);
  }
  payment.updatedAt = clock.now();
  store.record(payment, 'LINK_SENT', clock.now());
  return payment;
}

/** Simulates a message with a receipt. Throws an `ApiError` if the payment isn't paid. */
export function sendPaymentReceipt({store, clock}: Api, caller: Owner, id: string, body: Body): Payment {
  const payment = store.payment(caller, id);
  if (!RECEIPT_STATUSES.includes(payment.status))
    throw new ApiError('receipt_not_available', `A payment with the status ${payment.status} has no receipt.`);
  saveMessageChannel(payment, body);
  payment.updatedAt = clock.now();
  store.record(payment, 'RECEIPT_SENT', clock.now());
  return payment;
}

/** Simulates a payment request in the customer's app, and attempts the payment with that method. */
export function sendPaymentRequest(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  assertPending(payment, 'requested');
  const method = body.method as 'BIZUM' | 'MBWAY' | 'SEPA';
  if (!['BIZUM', 'MBWAY', 'SEPA'].includes(method))
    throw new ApiError('invalid_field', 'The request has an invalid field.', [
      {field: 'method', message: 'The value must be BIZUM, MBWAY, or SEPA.'},
    ]);
  const isRepeated = store.getPaymentDetails(payment).sequence !== undefined;
  assertMethodSupportsPayment(method, {...payment, isRepeated}, 'method');
  const chosen = {source: toSource(payment, method, body)};
  assertSourceSupportsPayment(api, payment, chosen, isRepeated);
  pay(api, payment, chosen);
  store.record(payment, 'REQUEST_SENT', clock.now());
  return payment;
}

function toSource({customer}: Payment, method: 'BIZUM' | 'MBWAY' | 'SEPA', body: Body): PaymentSource {
  const requireString = (field: string, value: unknown): string => {
    if (typeof value !== 'string')
      throw createMissingFieldError(field, `This field is required for the method ${method}.`);
    return value;
  };
  return method === 'SEPA'
    ? {method, iban: requireString('iban', body.iban), accountholderName: customer?.name ?? undefined}
    : {method, phoneNumber: requireString('phoneNumber', body.phoneNumber ?? customer?.phone)};
}

function saveMessageChannel(payment: Payment, body: Body): void {
  payment.messageChannel = resolveMessageChannel(payment, body, payment.messageChannel);
  payment.messageLanguage = (body.messageLanguage as string | null | undefined) ?? payment.messageLanguage;
}
