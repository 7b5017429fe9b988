import type {Api} from '../api';
import type {Body, Caller} from '../state/records';
import {capturePayment} from '../resources/captures';
import {sendPaymentLink, sendPaymentReceipt, sendPaymentRequest} from '../resources/messages';
import {getRestPaymentMethods, registerApplePayDomain, validateBizumPhone} from '../methods/offers';
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
const createResourceOperation =
  <T>(run: (api: Api, caller: Caller, id: string, body: Body) => T) =>
  (api: Api, {caller, path, body}: OperationInput): T =>
    run(api, caller, path.id ?? Object.values(path)[0] ?? '', body);

/** Functions that implement REST operations, by operation ID. Other operations return examples. */
export const operations = {
  applePayDomain_register: (api: Api, {caller, body}: OperationInput) => registerApplePayDomain(api, caller, body),
  bizum_validatePhone: (api: Api, {body}: OperationInput) => validateBizumPhone(api, body),
  paymentMethods_get: (api: Api, {caller, query}: OperationInput) => getRestPaymentMethods(api, caller, query),
  payments_create: (api: Api, {caller, body}: OperationInput) => createPayment(api, caller, body),
  payments_get: createResourceOperation(getPayment),
  payments_confirm: createResourceOperation(confirmPayment),
  payments_cancel: createResourceOperation(cancelPayment),
  payments_capture: createResourceOperation(capturePayment),
  payments_refund: createResourceOperation(refundPayment),
  payments_recurring: createResourceOperation(chargeSequence),
  payments_sendLink: createResourceOperation(sendPaymentLink),
  payments_sendReceipt: createResourceOperation(sendPaymentReceipt),
  payments_sendRequest: createResourceOperation(sendPaymentRequest),
  subscriptions_create: (api: Api, {caller, body}: OperationInput) => createSubscription(api, caller, body),
  subscriptions_get: createResourceOperation(getSubscription),
  subscriptions_update: createResourceOperation(updateSubscription),
  subscriptions_activate: createResourceOperation(activateSubscription),
  subscriptions_pause: createResourceOperation(pauseSubscription),
  subscriptions_resume: createResourceOperation(resumeSubscription),
  subscriptions_cancel: createResourceOperation(cancelSubscription),
  subscriptions_sendLink: createResourceOperation(sendSubscriptionLink),
  subscriptions_sendStatus: createResourceOperation(sendSubscriptionStatus),
};

/** ID of an implemented operation. */
export type OperationId = keyof typeof operations;

/** Checks whether a function implements the operation with an ID. */
export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);
