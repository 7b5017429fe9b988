import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Body, Owner, Payment} from '../state/records';
import {changePaymentStatus} from './settle';

/**
 * Captures an authorized payment, in full or in part. A payment can be captured only once.
 *
 * @throws ApiError if the payment isn't authorized, the amount is too large, or a test has planned a decline
 */
export function capturePayment(api: Api, caller: Owner, id: string, body: Body): Payment {
  const {store, clock} = api;
  const payment = store.payment(caller, id);
  const details = store.getPaymentDetails(payment);
  if (payment.status === 'EXPIRED')
    throw new ApiError('payment_expired', `The payment expired at ${payment.updatedAt}.`);
  if (payment.status !== 'AUTHORIZED')
    throw new ApiError(
      'payment_not_authorized',
      `The payment has the status ${payment.status}. Only an AUTHORIZED payment can be captured.`,
    );
  const amount = (body.amount as number | null | undefined) ?? payment.amount;
  if (amount > payment.amount)
    throw new ApiError('amount_too_large', `The amount is larger than the authorized amount, ${payment.amount}.`);
  if (api.takeOutcome('capture') !== undefined)
    throw new ApiError('payment_declined', 'The issuer declined the capture. The payment is still AUTHORIZED.');
  payment.amount = amount;
  details.capturedAmount = amount;
  details.succeededAt = clock.now();
  changePaymentStatus(api, payment, 'SUCCEEDED', 'E000', {type: 'CAPTURED', amount});
  return payment;
}
