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

type Operation = (api: Api, asked: Asked) => unknown;

/** An operation on what the path names: `id`, or the first parameter. */
const on =
  (run: (api: Api, caller: Caller, id: string, body: Body) => unknown): Operation =>
  (api, {caller, path, body}) =>
    run(api, caller, path.id ?? Object.values(path)[0] ?? '', body);

/** What each operation of the REST description does, by its id. Those that are missing are answered with examples. */
export const operations: Readonly<Record<string, Operation>> = {
  applePayDomain_register: (api, {caller, body}) => registerDomain(api, caller, body),
  bizum_validatePhone: (api, {body}) => validateBizumPhone(api, body),
  paymentMethods_get: (api, {caller, query}) => getPaymentMethods(api, caller, query),
  payments_create: (api, {caller, body}) => createPayment(api, caller, body),
  payments_get: on(getPayment),
  payments_confirm: on(confirmPayment),
  payments_cancel: on(cancelPayment),
  payments_capture: on(capturePayment),
  payments_refund: on(refundPayment),
  payments_recurring: on(chargeSequence),
  payments_sendLink: on(sendPaymentLink),
  payments_sendReceipt: on(sendPaymentReceipt),
  payments_sendRequest: on(sendPaymentRequest),
  subscriptions_create: (api, {caller, body}) => createSubscription(api, caller, body),
  subscriptions_get: on(getSubscription),
  subscriptions_update: on(updateSubscription),
  subscriptions_activate: on(activateSubscription),
  subscriptions_pause: on(pauseSubscription),
  subscriptions_resume: on(resumeSubscription),
  subscriptions_cancel: on(cancelSubscription),
  subscriptions_sendLink: on(sendSubscriptionLink),
  subscriptions_sendStatus: on(sendSubscriptionStatus),
};
