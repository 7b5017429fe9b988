import type {Api} from '../api';
import {newId} from '../state/ids';
import {Refusal, wrongField} from '../state/refusal';
import type {Owner, Source, Token} from '../state/records';

/** How long a token for one payment can be used, in seconds. */
const LIFE = 900;

/**
 * Makes a payment token.
 *
 * @param source - what it stands for
 * @param isForOnePayment - as a component of the browser makes them; a saved method has a permanent one
 */
export function makeToken({store, clock}: Api, owner: Owner, source: Source, isForOnePayment: boolean): Token {
  const token: Token = {
    id: newId('tok'),
    accountId: owner.accountId,
    livemode: owner.livemode,
    source,
    isForOnePayment,
    isUsed: false,
    expireAt: isForOnePayment ? clock.now() + LIFE : null,
  };
  store.tokens.set(token.id, token);
  return token;
}

/**
 * @returns a token that can be used; `spendToken` says that it was
 * @throws Refusal if there is no such token, or if it can't be used anymore
 */
export function tokenFor({store, clock}: Api, owner: Owner, id: string): Token {
  const token = store.find(store.tokens, owner, id);
  if (!token) throw wrongField('paymentToken', 'The payment token does not exist in this account and mode.');
  if (token.isUsed) throw new Refusal('token_expired', `The payment token ${id} was used before.`);
  if (token.expireAt !== null && token.expireAt <= clock.now())
    throw new Refusal('token_expired', `The payment token ${id} expired at ${token.expireAt}.`);
  return token;
}

/** A token for one payment can be used once, whatever comes of the payment. */
export function spendToken(token: Token): void {
  token.isUsed = token.isForOnePayment;
}
