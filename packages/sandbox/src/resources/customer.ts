import type {Api} from '../api';
import {Refusal} from '../state/refusal';
import type {Card, Payment, Source} from '../state/records';
import {endingOfPayment, finish} from './attempts';
import {mustBePending, mustTake, pay} from './payments';
import {changeStatus} from './settle';

/** Action of a customer outside of the shop: on a payment page, in an app, or at an ATM. */
export type Action = 'approve' | 'reject' | 'cancel';

/** Status codes of payments that the customer rejects. */
const REJECTION_CODES: Partial<Record<Source['method'], string>> = {
  BIZUM: 'E301',
  PAYPAL: 'E401',
  SEPA: 'E501',
  MBWAY: 'E601',
};

/** Creates a card that expires after any payment. */
export const cardOf = (number: string): Card => ({number, expMonth: 12, expYear: 2099});

/** Pays a payment on the payment page. */
export function payOnPage(api: Api, payment: Payment, source: Source): void {
  mustBePending(payment, 'paid');
  if (payment.nextAction?.type !== 'REDIRECT')
    throw new Refusal('invalid_request', 'The customer has already chosen a payment method.');
  const isRepeated = payment.subscriptionId !== null || api.store.detailsOf(payment).sequence !== undefined;
  mustTake(api, payment, {source}, isRepeated);
  pay(api, payment, {source});
}

/** Performs an action of the customer on a pending payment. */
export function act(api: Api, payment: Payment, action: Action): void {
  mustBePending(payment, 'paid');
  if (action === 'cancel') {
    payment.cancellationReason = 'REQUESTED_BY_CUSTOMER';
    changeStatus(api, payment, 'CANCELED', 'E901');
    return;
  }
  const {source} = api.store.detailsOf(payment);
  if (!source) {
    const {cards = []} = api.options.testData ?? {};
    const wantedStatus = action === 'approve' ? 'SUCCEEDED' : 'FAILED';
    const {number} =
      cards.find((card) => card.threeDSecure !== 'Challenge' && card.outcome.status === wantedStatus) ?? {};
    if (number === undefined && action === 'reject')
      return finish(api, payment, {status: 'FAILED', statusCode: 'E101'});
    return payOnPage(api, payment, {method: 'CARD', card: cardOf(number ?? '4111111111111111')});
  }
  if (action === 'reject')
    return finish(api, payment, {status: 'FAILED', statusCode: REJECTION_CODES[source.method] ?? 'E201'});
  const isChallenge = payment.nextAction?.type === 'CHALLENGE';
  finish(api, payment, (isChallenge && endingOfPayment(api, payment)) || {status: 'SUCCEEDED', statusCode: 'E000'});
}
