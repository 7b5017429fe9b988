import type {Api} from '../api';
import {ApiError, createMissingFieldError, createInvalidFieldError} from '../state/apiError';
import type {Body, Card, Owner, PaymentSource, PaymentToken} from '../state/records';
import {getUsableToken} from './tokens';

/** The payment source of a request and, if the request has a payment token, the token. */
export interface ChosenSource {
  source: PaymentSource;
  token?: PaymentToken;
}

interface MethodInput {
  method: PaymentSource['method'];
  card?: Card;
  applePay?: {token: string};
  googlePay?: {token: string};
  bizum?: {phoneNumber: string};
  mbway?: {phoneNumber: string};
  paypal?: {email?: string};
  sepa?: {iban: string; accountholderName?: string};
}

/** Card for wallet tokens that the sandbox didn't create. Its payments succeed, as with the wallets' own test cards. */
const WALLET_CARD: Card = {number: '4111111111111111', expMonth: 12, expYear: 2099};

/**
 * Returns the payment source of a request, or `undefined` if the request has none.
 *
 * @throws ApiError if the request has both a token and a method, or a source that can't be used
 */
export function resolveSource(api: Api, owner: Owner, {paymentToken, paymentMethod}: Body): ChosenSource | undefined {
  if (paymentToken != null && paymentMethod != null)
    throw new ApiError('invalid_request', 'Send a paymentToken or a paymentMethod, not both.');
  if (typeof paymentToken === 'string') {
    const token = getUsableToken(api, owner, paymentToken);
    return {source: token.source, token};
  }
  return paymentMethod == null ? undefined : {source: toSource(api, owner, paymentMethod as MethodInput)};
}

function toSource(api: Api, owner: Owner, input: MethodInput): PaymentSource {
  const {method, card, applePay, googlePay, bizum, mbway, paypal, sepa} = input;
  const requireValue = <T>(value: T | null | undefined, field: string): T => {
    if (value == null)
      throw createMissingFieldError(`paymentMethod.${field}`, `This field is required for the method ${method}.`);
    return value;
  };
  switch (method) {
    case 'CARD':
      return {method, card: requireValue(card, 'card')};
    case 'APPLE_PAY':
      return {method, card: getWalletCard(api, owner, requireValue(applePay, 'applePay').token)};
    case 'GOOGLE_PAY':
      return {method, card: getWalletCard(api, owner, requireValue(googlePay, 'googlePay').token)};
    case 'CLICK_TO_PAY':
      throw createInvalidFieldError('paymentMethod.method', 'Click to Pay requires a paymentToken.');
    case 'BIZUM':
      return {method, phoneNumber: requireValue(bizum, 'bizum').phoneNumber};
    case 'MBWAY':
      return {method, phoneNumber: requireValue(mbway, 'mbway').phoneNumber};
    case 'PAYPAL':
      return {method, email: paypal?.email};
    case 'SEPA':
      return {method, ...requireValue(sepa, 'sepa')};
    default:
      return {method};
  }
}

/** Returns the card of a wallet token that the control API created, or {@link WALLET_CARD} for any other token. */
function getWalletCard({store}: Api, owner: Owner, tokenId: string): Card {
  const source = store.find(store.tokens, owner, tokenId)?.source;
  return source && 'card' in source ? source.card : WALLET_CARD;
}
