import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Body, Caller, Payment} from '../state/records';
import {createToken} from '../methods/tokens';
import {createPayment} from './payments';

const PAID_STATUSES = ['SUCCEEDED', 'AUTHORIZED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Creates the next payment of a sequence, without the customer. By default, it has the amount of the first payment.
 *
 * @throws ApiError if the sequence doesn't exist or has ended, or if an amount is required
 */
export function chargeSequence(api: Api, caller: Caller, sequenceId: string, body: Body): Payment {
  const first = findFirstPayment(api, caller, sequenceId);
  if (!first) throw new ApiError('sequence_not_found', `There is no sequence ${sequenceId} in this account and mode.`);
  const {sequence} = api.store.getPaymentDetails(first);
  if (sequence?.expiry != null && sequence.expiry <= api.clock.now())
    throw new ApiError('token_expired', `The sequence ${sequenceId} ended at ${sequence.expiry}.`);
  if (first.amount === 0 && body.amount == null)
    throw new ApiError('amount_too_small', 'The first payment of the sequence has the amount 0. Send an amount.');
  return chargeSourceAgain(api, caller, first, {...body, amount: body.amount ?? first.amount});
}

/**
 * Charges the source of an earlier payment again.
 *
 * @param first - payment whose source is charged again
 * @param body - body of the new payment
 * @param made - fields that requests can't set, such as the subscription
 * @returns the new payment with its outcome
 */
export function chargeSourceAgain(
  api: Api,
  caller: Caller,
  first: Payment,
  body: Body,
  made: {subscriptionId?: string} = {},
): Payment {
  const {source} = api.store.getPaymentDetails(first);
  if (!source) throw new Error(`The payment ${first.id} has no payment method.`);
  const token = createToken(api, first, source, true);
  return createPayment(
    api,
    caller,
    {customer: first.customer, ...body, currency: first.currency, paymentToken: token.id},
    {...made, ...(first.sequenceId !== null && {sequenceId: first.sequenceId}), isWithoutCustomer: true},
  );
}

const findFirstPayment = ({store}: Api, caller: Caller, sequenceId: string): Payment | undefined =>
  store
    .list(store.payments, caller)
    .filter((payment) => payment.sequenceId === sequenceId && PAID_STATUSES.includes(payment.status))
    .at(-1);
