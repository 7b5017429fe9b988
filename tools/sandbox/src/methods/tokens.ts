import type {Api} from '../api';
import {generateId} from '../state/ids';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Owner, Source, Token} from '../state/records';

/** Lifetime of a single-use token in seconds. */
const LIFETIME_SECONDS = 900;

/**
 * Creates a payment token.
 *
 * @param source - payment source that the token represents
 * @param isForOnePayment - whether the token is for a single payment, as those of browser components are; tokens of
 *   saved methods are permanent
 */
export function createToken({store, clock}: Api, owner: Owner, source: Source, isForOnePayment: boolean): Token {
  const token: Token = {
    id: generateId('tok'),
    accountId: owner.accountId,
    livemode: owner.livemode,
    source,
    isForOnePayment,
    isUsed: false,
    expireAt: isForOnePayment ? clock.now() + LIFETIME_SECONDS : null,
  };
  store.tokens.set(token.id, token);
  return token;
}

/**
 * Returns a token that can be used. {@link spendToken} then marks it as used.
 *
 * @throws ApiError if the token doesn't exist, has been used, or has expired
 */
export function getUsableToken({store, clock}: Api, owner: Owner, id: string): Token {
  const token = store.find(store.tokens, owner, id);
  if (!token)
    throw createInvalidFieldError('paymentToken', 'The payment token does not exist in this account and mode.');
  if (token.isUsed) throw new ApiError('token_expired', `The payment token ${id} was used before.`);
  if (token.expireAt !== null && token.expireAt <= clock.now())
    throw new ApiError('token_expired', `The payment token ${id} expired at ${token.expireAt}.`);
  return token;
}

/** Marks a single-use token as used. It stays used even if the payment fails. */
export function spendToken(token: Token): void {
  token.isUsed = token.isForOnePayment;
}
