import type {Api} from '../api';
import {Refusal, missingField} from '../state/refusal';
import type {Body, Contact, Owner, Payment, Source} from '../state/records';
import {mustFit} from '../methods/abilities';
import {expireInTime, mustBePending, mustTake, openAction, pay} from './payments';

const WEEK = 7 * 86_400;
const WITH_RECEIPT = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
/** Addresses that take no messages: hosts that nobody can have (RFC 2606), apart from those of the examples. */
const UNREACHABLE = /@(?:[^@]+\.)?invalid$/;

/** What says how to reach a customer. */
interface Reachable {
  customer: Contact | null;
}

/**
 * @param of - the payment or subscription that the message is about
 * @param body - of the request
 * @param channel - how the message goes, if the request doesn't say it
 * @returns how it goes
 * @throws Refusal if there is no address for it, or one that takes no messages
 */
export function channelOf({customer}: Reachable, body: Body, channel: string | null): string {
  const chosen = (body.messageChannel as string | null | undefined) ?? channel ?? 'EMAIL';
  const isMail = chosen === 'EMAIL';
  const address = (isMail ? body.customerEmail : body.customerPhone) ?? (isMail ? customer?.email : customer?.phone);
  const name = isMail ? 'email address' : 'phone number';
  if (typeof address !== 'string')
    throw new Refusal(
      'message_not_deliverable',
      `The customer has no ${name}, and the request gives none. ${chosen} needs one.`,
    );
  if (UNREACHABLE.test(address))
    throw new Refusal('message_not_deliverable', `The ${name} ${address} doesn't accept messages.`);
  return chosen;
}

/** Sends the customer a link to the payment page. */
export function sendPaymentLink(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  mustBePending(payment, 'sent as a link');
  keepChannel(payment, body);
  if (!store.detailsOf(payment).hasOwnExpiry && payment.nextAction?.type === 'REDIRECT') {
    payment.expireAt = payment.createdAt + WEEK;
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
  if (!WITH_RECEIPT.includes(payment.status))
    throw new Refusal('receipt_not_available', `A payment with the status ${payment.status} has no receipt.`);
  keepChannel(payment, body);
  payment.updatedAt = clock.now();
  store.record(payment, 'RECEIPT_SENT', clock.now());
  return payment;
}

/** Asks the customer to pay, in an app that they have. */
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
  const chosen = {source: asked(payment, method, body)};
  mustTake(api, payment, chosen, isRepeated);
  pay(api, payment, chosen);
  store.record(payment, 'REQUEST_SENT', clock.now());
  return payment;
}

function asked({customer}: Payment, method: 'BIZUM' | 'MBWAY' | 'SEPA', body: Body): Source {
  const need = (field: string, value: unknown): string => {
    if (typeof value !== 'string') throw missingField(field, `The field is required with the method ${method}.`);
    return value;
  };
  return method === 'SEPA'
    ? {method, iban: need('iban', body.iban), accountholderName: customer?.name ?? undefined}
    : {method, phoneNumber: need('phoneNumber', body.phoneNumber ?? customer?.phone)};
}

function keepChannel(payment: Payment, body: Body): void {
  payment.messageChannel = channelOf(payment, body, payment.messageChannel);
  payment.messageLanguage = (body.messageLanguage as string | null | undefined) ?? payment.messageLanguage;
}
