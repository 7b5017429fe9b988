import type {TestDataTables} from '../options';
import type {Card, CardResponse, PaymentMethodResponse, PaymentSource} from '../state/records';
import {getCardExpiry, hasNoThreeDSecure} from './outcomes';

const NULL_METHOD_DETAILS = {card: null, bizum: null, mbway: null, paypal: null, sepa: null, multibanco: null};
const THREE_DS_VERSION = '2.2.0';

/** Patterns for the first digits of card numbers, each with the brand. */
const CARD_BRAND_PATTERNS: [RegExp, string][] = [
  [/^4/, 'VISA'],
  [/^(?:5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
  [/^3(?:0[0-5]|[689])/, 'DINERS'],
  [/^(?:6011|65|64[4-9])/, 'DISCOVER'],
  [/^35/, 'JCB'],
  [/^62/, 'UNIONPAY'],
];

/** Returns the brand of a card, as a value of `CardBrand`. */
const getCardBrand = (number: string): string =>
  CARD_BRAND_PATTERNS.find(([pattern]) => pattern.test(number))?.[1] ?? 'UNKNOWN';

/** State of a cardholder's 3-D Secure authentication. */
type AuthenticationState = 'frictionless' | 'challenge open' | 'challenge passed' | 'none';

/**
 * Converts a payment source to the method in responses. Masks or omits sensitive values.
 *
 * @param source - payment source of the customer
 * @param tables - test data
 * @param authentication - state of the 3-D Secure authentication, for cards
 */
export function toPaymentMethodResponse(
  source: PaymentSource,
  tables: TestDataTables | undefined,
  authentication: AuthenticationState,
): PaymentMethodResponse {
  switch (source.method) {
    case 'BIZUM':
      return {...NULL_METHOD_DETAILS, method: source.method, bizum: {phoneNumber: source.phoneNumber}};
    case 'MBWAY':
      return {...NULL_METHOD_DETAILS, method: source.method, mbway: {phoneNumber: source.phoneNumber}};
    case 'PAYPAL':
      return {
        ...NULL_METHOD_DETAILS,
        method: source.method,
        paypal: {orderId: '5TY05013RG002845M', payerId: null, email: null, name: null},
      };
    case 'SEPA': {
      const {iban, accountholderName = null} = source;
      const maskedIban = `${iban.slice(0, 2)}** **** ${iban.slice(-4)}`;
      return {
        ...NULL_METHOD_DETAILS,
        method: source.method,
        sepa: {iban: maskedIban, accountholderName, bankName: 'Banco Ejemplo'},
      };
    }
    case 'MULTIBANCO':
      return {...NULL_METHOD_DETAILS, method: source.method, multibanco: createMultibancoReference()};
    default:
      return {...NULL_METHOD_DETAILS, method: source.method, card: toCardResponse(source, tables, authentication)};
  }
}

function toCardResponse(
  {method, card}: {method: string; card: Card},
  tables: TestDataTables | undefined,
  authentication: AuthenticationState,
): CardResponse {
  const {number, cardholderName = null, cardholderEmail = null} = card;
  const isUnauthenticated = authentication === 'none' || hasNoThreeDSecure(tables, card);
  return {
    brand: getCardBrand(number),
    type: 'CREDIT',
    country: 'ES',
    last4: number.slice(-4),
    bin: number.slice(0, 8),
    expiration: getCardExpiry(card),
    cardholderName,
    cardholderEmail,
    threeDSecure: !isUnauthenticated && authentication !== 'challenge open',
    threeDSecureVersion: isUnauthenticated ? null : THREE_DS_VERSION,
    threeDSecureFlow: isUnauthenticated
      ? 'NOT_PERFORMED'
      : authentication === 'frictionless'
        ? 'FRICTIONLESS'
        : 'CHALLENGE',
    tokenizationMethod: method === 'CARD' ? null : method,
  };
}

const createMultibancoReference = (): {entity: string; reference: string} => ({
  entity: '21312',
  reference: String(Math.floor(Math.random() * 1e9)).padStart(9, '0'),
});
