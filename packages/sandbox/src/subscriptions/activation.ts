import type {Api} from '../api';
import {Refusal} from '../state/refusal';
import type {Body, Caller, Payment} from '../state/records';
import {mustFit} from '../methods/abilities';
import {withNulls} from '../resources/nulls';
import {createPayment} from '../resources/payments';
import {changeStatus as changePaymentStatus} from '../resources/settle';
import {chosenSource} from '../methods/sources';
import {start} from './billing';
import {paymentOf} from './paymentOf';
import {mustNotBeFinal, openPayments} from './subscriptions';

/**
 * Makes the first payment of a subscription. While one is open, a call that names nothing to pay with returns it, and any
 * other takes its place.
 */
export function activateSubscription(api: Api, caller: Caller, id: string, body: Body): Payment {
  const subscription = api.store.subscription(caller, id);
  mustNotBeFinal(subscription);
  if (subscription.status !== 'PENDING')
    throw new Refusal(
      'subscription_not_pending',
      `The subscription is ${subscription.status}. Only a PENDING subscription can be activated.`,
    );
  const open = openPayments(api, subscription);
  const chosen = chosenSource(api, caller, body);
  if (!chosen && open[0]) return open[0];
  const {amount, currency, trialPeriodDays} = subscription;
  const transactionType = trialPeriodDays > 0 ? 'VERIF' : 'SALE';
  if (chosen)
    mustFit(
      chosen.source.method,
      {amount, currency, transactionType, isRepeated: true},
      chosen.token ? 'paymentToken' : 'paymentMethod.method',
    );
  for (const payment of open) changePaymentStatus(api, payment, 'CANCELED', 'E901');
  const {customer, billingDetails} = body;
  Object.assign(subscription, {
    ...(customer != null && withNulls({customer})),
    ...(billingDetails != null && withNulls({billingDetails})),
  });
  return createPayment(
    api,
    {...caller, trace: null},
    {
      ...paymentOf(subscription),
      ...body,
      amount: transactionType === 'VERIF' ? 0 : amount,
      transactionType,
    },
    {subscriptionId: id},
  );
}

/** Keeps subscriptions in step with their payments: the success of the first one starts a subscription. */
export function followPayments(api: Api): void {
  api.store.changes.on('payment', ({object, isStatus}) => {
    const {subscriptionId, id, status, statusCode, statusMessage, createdAt} = object;
    const subscription = subscriptionId === null ? undefined : api.store.subscriptions.get(subscriptionId);
    if (!subscription) return;
    if ((subscription.lastPayment?.createdAt ?? 0) <= createdAt)
      subscription.lastPayment = {id, status, statusCode, statusMessage, createdAt};
    if (isStatus && status === 'SUCCEEDED' && subscription.status === 'PENDING') start(api, subscription, object);
  });
}
