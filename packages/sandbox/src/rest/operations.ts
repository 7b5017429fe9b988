import type {Api} from '../api';
import type {Body, Caller} from '../state/records';
import {capturePayment} from '../resources/captures';
import {sendPaymentLink, sendPaymentReceipt, sendPaymentRequest} from '../resources/messages';
import {getPaymentMethods, registerDomain, validateBizumPhone} from '../methods/offers';
import {cancelPayment, confirmPayment, createPayment, getPayment} from '../resources/payments';
import {chargeSequence} from '../resources/recurring';
import {refundPayment} from '../resources/refunds';
import {activateSubscription} from '../subscriptions/activation';
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  sendSubscriptionLink,
  sendSubscriptionStatus,
  updateSubscription,
} from '../subscriptions/changes';
import {createSubscription, getSubscription} from '../subscriptions/subscriptions';

/** What a request asks for, after it was checked. */
export interface Asked {
  caller: Caller;
  /** Values of the path, such as `id`. */
  path: Record<string, string>;
  query: Body;
  body: Body;
}

/** An operation on what the path names: `id`, or the first parameter. */
const on =
  <T>(run: (api: Api, caller: Caller, id: string, body: Body) => T) =>
  (api: Api, {caller, path, body}: Asked): T =>
    run(api, caller, path.id ?? Object.values(path)[0] ?? '', body);

/** What each operation of the REST description does, by its id. Those that are missing are answered with examples. */
export const operations = {
  applePayDomain_register: (api: Api, {caller, body}: Asked) => registerDomain(api, caller, body),
  bizum_validatePhone: (api: Api, {body}: Asked) => validateBizumPhone(api, body),
  paymentMethods_get: (api: Api, {caller, query}: Asked) => getPaymentMethods(api, caller, query),
  payments_create: (api: Api, {caller, body}: Asked) => createPayment(api, caller, body),
  payments_get: on(getPayment),
  payments_confirm: on(confirmPayment),
  payments_cancel: on(cancelPayment),
  payments_capture: on(capturePayment),
  payments_refund: on(refundPayment),
  payments_recurring: on(chargeSequence),
  payments_sendLink: on(sendPaymentLink),
  payments_sendReceipt: on(sendPaymentReceipt),
  payments_sendRequest: on(sendPaymentRequest),
  subscriptions_create: (api: Api, {caller, body}: Asked) => createSubscription(api, caller, body),
  subscriptions_get: on(getSubscription),
  subscriptions_update: on(updateSubscription),
  subscriptions_activate: on(activateSubscription),
  subscriptions_pause: on(pauseSubscription),
  subscriptions_resume: on(resumeSubscription),
  subscriptions_cancel: on(cancelSubscription),
  subscriptions_sendLink: on(sendSubscriptionLink),
  subscriptions_sendStatus: on(sendSubscriptionStatus),
};

/** The id of an operation that has behavior. */
export type OperationId = keyof typeof operations;

/** @returns whether an operation has behavior */
export const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
