import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Card, Payment, PaymentSource} from '../state/records';
import {getSourceOutcome, finishAttempt} from './attempts';
import {assertPending, assertSourceSupportsPayment, pay} from './payments';
import {changePaymentStatus} from './settle';

/** An action of a customer outside of the shop: on a payment page, in an app, or at an ATM. */
export type CustomerActionType = 'approve' | 'reject' | 'cancel';

/** Status codes of payments that the customer rejects, by method. */
const REJECTION_CODES: Partial<Record<PaymentSource['method'], string>> = {
  BIZUM: 'E301',
  PAYPAL: 'E401',
  SEPA: 'E501',
  MBWAY: 'E601',
};

/** Creates a card that expires at the end of 2099, when the clock of the sandbox ends. */
export const createCard = (number: string): Card => ({number, expMonth: 12, expYear: 2099});

/**
 * Pays a pending payment as a customer does on the payment page. Throws an `ApiError` if a method is already chosen.
 */
export function completeHostedPayment(api: Api, payment: Payment, source: PaymentSource): void {
  assertPending(payment, 'paid');
  if (payment.nextAction?.type !== 'REDIRECT')
    throw new ApiError('invalid_request', 'The customer has already chosen a payment method.');
  const isRepeated = payment.subscriptionId !== null || api.store.getPaymentDetails(payment).sequence !== undefined;
  assertSourceSupportsPayment(api, payment, {source}, isRepeated);
  pay(api, payment, {source});
}

/** Performs an action of the customer on a pending payment. If it has no source yet, pays it with a test card. */
export function performCustomerAction(api: Api, payment: Payment, action: CustomerActionType): void {
  assertPending(payment, 'paid');
  if (action === 'cancel') {
    payment.cancellationReason = 'REQUESTED_BY_CUSTOMER';
    changePaymentStatus(api, payment, 'CANCELED', 'E901');
    return;
  }
  const {source} = api.store.getPaymentDetails(payment);
  if (!source) {
    const {cards = []} = api.options.testData ?? {};
    const wantedStatus = action === 'approve' ? 'SUCCEEDED' : 'FAILED';
    const {number} =
      cards.find((card) => card.threeDSecure !== 'Challenge' && card.outcome.status === wantedStatus) ?? {};
    if (number === undefined && action === 'reject')
      return finishAttempt(api, payment, {status: 'FAILED', statusCode: 'E101'});
    return completeHostedPayment(api, payment, {method: 'CARD', card: createCard(number ?? '4111111111111111')});
  }
  if (action === 'reject')
    return finishAttempt(api, payment, {status: 'FAILED', statusCode: REJECTION_CODES[source.method] ?? 'E201'});
  const isChallenge = payment.nextAction?.type === 'CHALLENGE';
  finishAttempt(
    api,
    payment,
    (isChallenge && getSourceOutcome(api, payment)) || {status: 'SUCCEEDED', statusCode: 'E000'},
  );
}
