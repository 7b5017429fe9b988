import type {Api} from '../api';
import {Refusal, missingField} from '../state/refusal';
import type {Body, Contact, Owner, Payment, Source} from '../state/records';
import {mustFit} from '../methods/abilities';
import {expireInTime, mustBePending, mustTake, openAction, pay} from './payments';

const WEEK_SECONDS = 7 * 86_400;
const RECEIPT_STATUSES = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** Matches email addresses that accept no messages: hosts in `.invalid` (RFC 2606). The examples use other hosts. */
const UNREACHABLE_EMAIL = /@(?:[^@]+\.)?invalid$/;

/** A payment or subscription with the customer's contact details. */
interface ContactOwner {
  customer: Contact | null;
}

/**
 * Returns the channel for a message to the customer.
 *
 * @param body - body of the request
 * @param channel - default channel if the request has none
 * @throws ApiError if the email address or phone number is missing or accepts no messages
 */
export function channelOf({customer}: ContactOwner, body: Body, channel: string | null): string {
  const chosen = (body.messageChannel as string | null | undefined) ?? channel ?? 'EMAIL';
<<<<<<< ours
  const isMail = chosen === 'EMAIL';
  const address = (isMail ? body.customerEmail : body.customerPhone) ?? (isMail ? customer?.email : customer?.phone);
  const name = isMail ? 'email address' : 'phone number';
=======
  const isEmail = chosen === 'EMAIL';
  const address = (isEmail ? body.customerEmail : body.customerPhone) ?? (isEmail ? customer?.email : customer?.phone);
  const name = isEmail ? 'e-mail address' : 'phone number';
>>>>>>> theirs
  if (typeof address !== 'string')
    throw new Refusal(
      'message_not_deliverable',
      `The customer has no ${name}, and the request gives none. ${chosen} needs one.`,
    );
  if (UNREACHABLE_EMAIL.test(address))
    throw new Refusal('message_not_deliverable', `The ${name} ${address} doesn't accept messages.`);
  return chosen;
}

/** Sends the customer a link to the payment page. */
export function sendPaymentLink(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  mustBePending(payment, 'sent as a link');
  saveChannel(payment, body);
  if (!store.detailsOf(payment).hasOwnExpiry && payment.nextAction?.type === 'REDIRECT') {
    payment.expireAt = payment.createdAt + WEEK_SECONDS;
    payment.nextAction = openAction(api, payment);
    expireInTime(api, payment);
  }
  payment.updatedAt = clock.now();
  store.record(payment, 'LINK_SENT', clock.now());
  return payment;
}

/** Sends the customer a receipt. */
export function sendPaymentReceipt({store, clock}: Api, caller: Owner, id: string, body: Body): Payment {
  const payment = store.payment(caller, id);
  if (!RECEIPT_STATUSES.includes(payment.status))
    throw new Refusal('receipt_not_available', `A payment with the status ${payment.status} has no receipt.`);
  saveChannel(payment, body);
  payment.updatedAt = clock.now();
  store.record(payment, 'RECEIPT_SENT', clock.now());
  return payment;
}

/** Sends the customer a payment request in their app. */
export function sendPaymentRequest(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  mustBePending(payment, 'requested');
  const method = body.method as 'BIZUM' | 'MBWAY' | 'SEPA';
  if (!['BIZUM', 'MBWAY', 'SEPA'].includes(method))
    throw new Refusal('invalid_field', 'The request has an invalid field.', [
      {field: 'method', message: 'The value must be BIZUM, MBWAY or SEPA.'},
    ]);
  const isRepeated = store.detailsOf(payment).sequence !== undefined;
  mustFit(method, {...payment, isRepeated}, 'method');
  const chosen = {source: toSource(payment, method, body)};
  mustTake(api, payment, chosen, isRepeated);
  pay(api, payment, chosen);
  store.record(payment, 'REQUEST_SENT', clock.now());
  return payment;
}

function toSource({customer}: Payment, method: 'BIZUM' | 'MBWAY' | 'SEPA', body: Body): Source {
  const requireString = (field: string, value: unknown): string => {
    if (typeof value !== 'string') throw missingField(field, `The field is required with the method ${method}.`);
    return value;
  };
  return method === 'SEPA'
    ? {method, iban: requireString('iban', body.iban), accountholderName: customer?.name ?? undefined}
    : {method, phoneNumber: requireString('phoneNumber', body.phoneNumber ?? customer?.phone)};
}

function saveChannel(payment: Payment, body: Body): void {
  payment.messageChannel = channelOf(payment, body, payment.messageChannel);
  payment.messageLanguage = (body.messageLanguage as string | null | undefined) ?? payment.messageLanguage;
}
