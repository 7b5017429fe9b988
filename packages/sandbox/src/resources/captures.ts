import type {Api} from '../api';
import {Refusal} from '../state/refusal';
import type {Body, Owner, Payment} from '../state/records';
import {changeStatus} from './settle';

/**
 * Takes the money of a payment that is held, once: all of it or a part.
 *
 * @throws Refusal if nothing is held, the amount is larger, or the bank refuses
 */
export function capturePayment(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  const details = store.detailsOf(payment);
  if (payment.status === 'EXPIRED')
    throw new Refusal('payment_expired', `The payment expired at ${payment.updatedAt}.`);
  if (payment.status !== 'AUTHORIZED')
    throw new Refusal(
      'payment_not_authorized',
      `The payment has the status ${payment.status}. Only an AUTHORIZED payment can be captured.`,
    );
  const amount = (body.amount as number | null | undefined) ?? payment.amount;
  if (amount > payment.amount)
    throw new Refusal('amount_too_large', `The amount is larger than ${payment.amount}, the authorized amount.`);
  if (api.takeOutcome('capture') !== undefined)
    throw new Refusal('payment_declined', 'The bank declined the capture. The payment is still AUTHORIZED.');
  payment.amount = amount;
  details.capturedAmount = amount;
  details.succeededAt = clock.now();
  changeStatus(api, payment, 'SUCCEEDED', 'E000', {type: 'CAPTURED', amount});
  return payment;
}
