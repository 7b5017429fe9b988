import type {Api} from '../api';
import {generateId} from '../state/ids';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Owner, PaymentSource, PaymentToken} from '../state/records';

/** Lifetime of a single-use token in seconds. */
const TOKEN_LIFETIME_SECONDS = 900;

/**
 * Creates a payment token.
 *
 * @param source - payment source that the token represents
 * @param isForOnePayment - whether the token is for a single payment, as those of browser components are; tokens of
 *   saved methods are permanent
 */
export function createToken(
  {store, clock}: Api,
  owner: Owner,
  source: PaymentSource,
  isForOnePayment: boolean,
): PaymentToken {
  const token: PaymentToken = {
    id: generateId('tok'),
    accountId: owner.accountId,
    livemode: owner.livemode,
    source,
    isForOnePayment,
    isUsed: false,
    expireAt: isForOnePayment ? clock.now() + TOKEN_LIFETIME_SECONDS : null,
  };
  store.tokens.set(token.id, token);
  return token;
}

/**
 * Returns a token that can be used. {@link consumeToken} then marks it as used.
 *
 * @throws ApiError if the token doesn't exist, has been used, or has expired
 */
export function getUsableToken({store, clock}: Api, owner: Owner, id: string): PaymentToken {
  const token = store.find(store.tokens, owner, id);
  if (!token)
    throw createInvalidFieldError('paymentToken', 'The payment token does not exist in this account and mode.');
  if (token.isUsed) throw new ApiError('token_expired', `The payment token ${id} was used before.`);
  if (token.expireAt !== null && token.expireAt <= clock.now())
    throw new ApiError('token_expired', `The payment token ${id} expired at ${token.expireAt}.`);
  return token;
}

/** Marks a single-use token as used. It stays used even if the payment fails. */
export function consumeToken(token: PaymentToken): void {
  token.isUsed = token.isForOnePayment;
}
