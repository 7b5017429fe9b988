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

/** Validated input of an operation. */
export interface OperationInput {
  caller: Caller;
  /** Path parameters, such as `id`. */
  path: Record<string, string>;
  query: Body;
  body: Body;
}

/** Converts a function for a resource to an operation. The ID is the path parameter `id`, or else the first one. */
const onResource =
  <T>(run: (api: Api, caller: Caller, id: string, body: Body) => T) =>
  (api: Api, {caller, path, body}: OperationInput): T =>
    run(api, caller, path.id ?? Object.values(path)[0] ?? '', body);

/** Functions that implement REST operations, by operation ID. Other operations return examples. */
export const operations = {
  applePayDomain_register: (api: Api, {caller, body}: OperationInput) => registerDomain(api, caller, body),
  bizum_validatePhone: (api: Api, {body}: OperationInput) => validateBizumPhone(api, body),
  paymentMethods_get: (api: Api, {caller, query}: OperationInput) => getPaymentMethods(api, caller, query),
  payments_create: (api: Api, {caller, body}: OperationInput) => createPayment(api, caller, body),
  payments_get: onResource(getPayment),
  payments_confirm: onResource(confirmPayment),
  payments_cancel: onResource(cancelPayment),
  payments_capture: onResource(capturePayment),
  payments_refund: onResource(refundPayment),
  payments_recurring: onResource(chargeSequence),
  payments_sendLink: onResource(sendPaymentLink),
  payments_sendReceipt: onResource(sendPaymentReceipt),
  payments_sendRequest: onResource(sendPaymentRequest),
  subscriptions_create: (api: Api, {caller, body}: OperationInput) => createSubscription(api, caller, body),
  subscriptions_get: onResource(getSubscription),
  subscriptions_update: onResource(updateSubscription),
  subscriptions_activate: onResource(activateSubscription),
  subscriptions_pause: onResource(pauseSubscription),
  subscriptions_resume: onResource(resumeSubscription),
  subscriptions_cancel: onResource(cancelSubscription),
  subscriptions_sendLink: onResource(sendSubscriptionLink),
  subscriptions_sendStatus: onResource(sendSubscriptionStatus),
};

/** ID of an implemented operation. */
export type OperationId = keyof typeof operations;

/** Checks whether a function implements the operation with an ID. */
export const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
