import type {Api} from '../api';
import {Refusal, missingField, wrongField} from '../state/refusal';
import type {Body, Card, Owner, Source, Token} from '../state/records';
import {tokenFor} from './tokens';

/** What a request pays with, and the token that it named. */
export interface Chosen {
  source: Source;
  token?: Token;
}

interface MethodInput {
  method: Source['method'];
  card?: Card;
  applePay?: {token: string};
  googlePay?: {token: string};
  bizum?: {phoneNumber: string};
  mbway?: {phoneNumber: string};
  paypal?: {email?: string};
  sepa?: {iban: string; accountholderName?: string};
}

/** The card behind a wallet's token that isn't one of ours: wallets have test cards of their own, which pay. */
const WALLET_CARD: Card = {number: '4111111111111111', expMonth: 12, expYear: 2099};

/**
 * @returns what a request pays with; `undefined` if it names nothing
 * @throws Refusal if it names two things, or one that can't be used
 */
export function chosenSource(api: Api, owner: Owner, {paymentToken, paymentMethod}: Body): Chosen | undefined {
  if (paymentToken != null && paymentMethod != null)
    throw new Refusal('invalid_request', 'Send a paymentToken or a paymentMethod, not both.');
  if (typeof paymentToken === 'string') {
    const token = tokenFor(api, owner, paymentToken);
    return {source: token.source, token};
  }
  return paymentMethod == null ? undefined : {source: sourceOf(api, owner, paymentMethod as MethodInput)};
}

function sourceOf(api: Api, owner: Owner, input: MethodInput): Source {
  const {method, card, applePay, googlePay, bizum, mbway, paypal, sepa} = input;
  const given = <T>(value: T | null | undefined, field: string): T => {
    if (value == null) throw missingField(`paymentMethod.${field}`, `The field is required with the method ${method}.`);
    return value;
  };
  switch (method) {
    case 'CARD':
      return {method, card: given(card, 'card')};
    case 'APPLE_PAY':
      return {method, card: walletCard(api, owner, given(applePay, 'applePay').token)};
    case 'GOOGLE_PAY':
      return {method, card: walletCard(api, owner, given(googlePay, 'googlePay').token)};
    case 'CLICK_TO_PAY':
      throw wrongField('paymentMethod.method', 'Click to Pay requires a paymentToken.');
    case 'BIZUM':
      return {method, phoneNumber: given(bizum, 'bizum').phoneNumber};
    case 'MBWAY':
      return {method, phoneNumber: given(mbway, 'mbway').phoneNumber};
    case 'PAYPAL':
      return {method, email: paypal?.email};
    case 'SEPA':
      return {method, ...given(sepa, 'sepa')};
    default:
      return {method};
  }
}

/** A wallet's token can be one that the control interface made: it then stands for that card. */
function walletCard({store}: Api, owner: Owner, text: string): Card {
  const known = store.find(store.tokens, owner, text)?.source;
  return known && 'card' in known ? known.card : WALLET_CARD;
}
