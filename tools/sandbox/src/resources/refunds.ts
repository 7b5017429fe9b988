import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Body, Owner, Payment} from '../state/records';
import {changePaymentStatus} from './settle';

/** Returns the amount of a payment that can still be refunded, in minor units. */
export function getRefundableAmount({status, amount, refundedAmount, transactionType, paymentMethod}: Payment): number {
  const isPaid = status === 'SUCCEEDED' || status === 'PARTIALLY_REFUNDED';
  const isPossible = !['PAYOUT', 'VERIF'].includes(transactionType) && paymentMethod?.method !== 'MULTIBANCO';
  return isPaid && isPossible ? amount - (refundedAmount ?? 0) : 0;
}

/**
 * Refunds the remaining amount of a payment, or a part of it.
 *
 * @throws ApiError if the payment can't be refunded, the amount is too large, or a test has planned a decline
 */
export function refundPayment(api: Api, caller: Owner, id: string, body: Body): Payment {
  const payment = api.store.payment(caller, id);
  const remaining = getRefundableAmount(payment);
  if (remaining === 0) throw new ApiError('payment_not_refundable', getRefundRejectionReason(payment));
  const amount = (body.amount as number | null | undefined) ?? remaining;
  if (amount > remaining)
    throw new ApiError(
      'amount_too_large',
      `The amount is larger than ${remaining}, the remaining amount of the payment.`,
    );
  if (api.takeOutcome('refund') !== undefined)
    throw new ApiError('payment_declined', 'The processor declined the refund. The payment has not changed.');
  payment.refundedAmount = (payment.refundedAmount ?? 0) + amount;
  payment.lastRefundAmount = amount;
  payment.lastRefundReason = (body.refundReason as string | null | undefined) ?? null;
  changePaymentStatus(api, payment, amount === remaining ? 'REFUNDED' : 'PARTIALLY_REFUNDED', undefined, {amount});
  return payment;
}

function getRefundRejectionReason({status, transactionType, paymentMethod}: Payment): string {
  if (status !== 'SUCCEEDED' && status !== 'PARTIALLY_REFUNDED')
    return `The payment has the status ${status}. Only a SUCCEEDED or PARTIALLY_REFUNDED payment can be refunded.`;
  if (paymentMethod?.method === 'MULTIBANCO')
    return "Multibanco doesn't support refunds. Send the customer a bank transfer.";
  return `Payments of type ${transactionType} can't be refunded.`;
}
