import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Body, Caller, Payment} from '../state/records';
import {assertMethodSupportsPayment} from '../methods/capabilities';
import {setMissingMembersToNull} from '../resources/nulls';
import {createPayment} from '../resources/payments';
import {changePaymentStatus} from '../resources/settle';
import {resolveSource} from '../methods/sources';
import {startSubscription} from './billing';
import {toPaymentBody} from './paymentBody';
import {assertNotFinal, getPendingPayments} from './subscriptions';

/**
 * Creates the first payment of a pending subscription. If a first payment is already pending, a request without a
 * source returns it, and a request with a source replaces it.
 */
export function activateSubscription(api: Api, caller: Caller, id: string, body: Body): Payment {
  const subscription = api.store.subscription(caller, id);
  assertNotFinal(subscription);
  if (subscription.status !== 'PENDING')
    throw new ApiError(
      'subscription_not_pending',
      `The subscription is ${subscription.status}. Only a PENDING subscription can be activated.`,
    );
  const pending = getPendingPayments(api, subscription);
  const chosen = resolveSource(api, caller, body);
  if (!chosen && pending[0]) return pending[0];
  const {amount, currency, trialPeriodDays} = subscription;
  const transactionType = trialPeriodDays > 0 ? 'VERIF' : 'SALE';
  if (chosen)
    assertMethodSupportsPayment(
      chosen.source.method,
      {amount, currency, transactionType, isRepeated: true},
      chosen.token ? 'paymentToken' : 'paymentMethod.method',
    );
  for (const payment of pending) changePaymentStatus(api, payment, 'CANCELED', 'E901');
  const {customer, billingDetails} = body;
  Object.assign(subscription, {
    ...(customer != null && setMissingMembersToNull({customer})),
    ...(billingDetails != null && setMissingMembersToNull({billingDetails})),
  });
  return createPayment(
    api,
    {...caller, trace: null},
    {
      ...toPaymentBody(subscription),
      ...body,
      amount: transactionType === 'VERIF' ? 0 : amount,
      transactionType,
    },
    {subscriptionId: id},
  );
}

/**
 * Adds a listener that updates subscriptions when their payments change. The success of the first payment starts a
 * subscription.
 */
export function updateSubscriptionsOnPaymentChange(api: Api): void {
  api.store.changes.on('payment', ({object, isStatus}) => {
    const {subscriptionId, id, status, statusCode, statusMessage, createdAt} = object;
    const subscription = subscriptionId === null ? undefined : api.store.subscriptions.get(subscriptionId);
    if (!subscription) return;
    if ((subscription.lastPayment?.createdAt ?? 0) <= createdAt)
      subscription.lastPayment = {id, status, statusCode, statusMessage, createdAt};
    if (isStatus && status === 'SUCCEEDED' && subscription.status === 'PENDING')
      startSubscription(api, subscription, object);
  });
}
