import type {TestTables} from '../options';
import type {Card, ShownCard, ShownMethod, Source} from '../state/records';
import {endOf, isWithoutAuthentication} from './outcomes';

const NONE = {card: null, bizum: null, mbway: null, paypal: null, sepa: null, multibanco: null};
const VERSION = '2.2.0';

/** The first digits of each brand's cards. */
const BRANDS: [RegExp, string][] = [
  [/^4/, 'VISA'],
  [/^(?:5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMEX'],
  [/^3(?:0[0-5]|[689])/, 'DINERS'],
  [/^(?:6011|65|64[4-9])/, 'DISCOVER'],
  [/^35/, 'JCB'],
  [/^62/, 'UNIONPAY'],
];

/** @returns a brand, as `CardBrand` names it */
export const brandOf = (number: string): string => BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'UNKNOWN';

/** How a cardholder is authenticated. */
export type Authentication = 'frictionless' | 'challenge open' | 'challenge passed' | 'none';

/**
 * @param source - what the customer pays with
 * @param tables - the test data
 * @param authentication - of a card
 * @returns how responses show it, without what must not be shown
 */
export function shownMethod(
  source: Source,
  tables: TestTables | undefined,
  authentication: Authentication,
): ShownMethod {
  switch (source.method) {
    case 'BIZUM':
      return {...NONE, method: source.method, bizum: {phoneNumber: source.phoneNumber}};
    case 'MBWAY':
      return {...NONE, method: source.method, mbway: {phoneNumber: source.phoneNumber}};
    case 'PAYPAL':
      return {
        ...NONE,
        method: source.method,
        paypal: {orderId: '5TY05013RG002845M', payerId: null, email: null, name: null},
      };
    case 'SEPA': {
      const {iban, accountholderName = null} = source;
      const shown = `${iban.slice(0, 2)}** **** ${iban.slice(-4)}`;
      return {...NONE, method: source.method, sepa: {iban: shown, accountholderName, bankName: 'Banco Ejemplo'}};
    }
    case 'MULTIBANCO':
      return {...NONE, method: source.method, multibanco: newReference()};
    default:
      return {...NONE, method: source.method, card: shownCard(source, tables, authentication)};
  }
}

function shownCard(
  {method, card}: {method: string; card: Card},
  tables: TestTables | undefined,
  authentication: Authentication,
): ShownCard {
  const {number, cardholderName = null, cardholderEmail = null} = card;
  const isNone = authentication === 'none' || isWithoutAuthentication(tables, card);
  return {
    brand: brandOf(number),
    type: 'CREDIT',
    country: 'ES',
    last4: number.slice(-4),
    bin: number.slice(0, 8),
    expiration: endOf(card),
    cardholderName,
    cardholderEmail,
    threeDSecure: !isNone && authentication !== 'challenge open',
    threeDSecureVersion: isNone ? null : VERSION,
    threeDSecureFlow: isNone ? 'NOT_PERFORMED' : authentication === 'frictionless' ? 'FRICTIONLESS' : 'CHALLENGE',
    tokenizationMethod: method === 'CARD' ? null : method,
  };
}

const newReference = (): {entity: string; reference: string} => ({
  entity: '21312',
  reference: String(Math.floor(Math.random() * 1e9)).padStart(9, '0'),
});
