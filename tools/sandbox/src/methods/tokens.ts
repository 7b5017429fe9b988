import type {Api} from '../api';
import {newId} from '../state/ids';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Owner, Source, Token} from '../state/records';

/** Lifetime of a token for one payment, in seconds. */
const LIFETIME_SECONDS = 900;

/**
 * Creates a payment token.
 *
 * @param source - payment source that the token represents
 * @param isForOnePayment - whether the token is for one payment, such as from a browser component; saved methods have
 *   permanent tokens
 */
export function createToken({store, clock}: Api, owner: Owner, source: Source, isForOnePayment: boolean): Token {
  const token: Token = {
    id: newId('tok'),
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
 * Returns a usable token. `spendToken` marks it as used.
 *
 * @throws ApiError if the token doesn't exist, is used, or expired
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
