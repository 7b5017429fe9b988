import {Refusal} from '../state/refusal';
import type {Method, Payment} from '../state/records';

/** What a payment method can do. */
interface Abilities {
  /** All without it. */
  currencies?: readonly string[];
  /** Of its customers; all without it. */
  countries?: readonly string[];
  /** Charges again without the customer, and holds an amount. */
  isCard: boolean;
  maxAmount: number;
  minAmount: number;
}

const CURRENCIES = 'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON JPY'.split(' ');
const card: Abilities = {isCard: true, minAmount: 1, maxAmount: 5_000_000};
const inEuros = {isCard: false, minAmount: 1, currencies: ['EUR']};

/** As the guide to payment methods and the examples of the description say. */
export const METHODS: Record<Method, Abilities> = {
  CARD: card,
  APPLE_PAY: card,
  GOOGLE_PAY: card,
  CLICK_TO_PAY: card,
  BIZUM: {...inEuros, countries: ['ES', 'AD'], maxAmount: 100_000},
  PAYPAL: {
    isCard: false,
    minAmount: 1,
    maxAmount: 1_000_000,
    currencies: CURRENCIES.filter((currency) => currency !== 'RON'),
  },
  SEPA: {...inEuros, maxAmount: 10_000_000},
  MBWAY: {...inEuros, countries: ['PT'], maxAmount: 100_000},
  MULTIBANCO: {...inEuros, countries: ['PT'], maxAmount: 9_999_999},
};

/** What of a payment decides whether a method fits it. */
type Wanted = Pick<Payment, 'amount' | 'currency' | 'transactionType'> & {isRepeated: boolean};

/**
 * @param method - what the customer wants to pay with
 * @param wanted - the payment
 * @param field - the field of the request that chose the method
 * @throws Refusal if the method can't make the payment
 */
export function mustFit(method: Method, wanted: Wanted, field = 'paymentMethod.method'): void {
  const {currencies, isCard, maxAmount} = METHODS[method];
  const {amount, currency, transactionType, isRepeated} = wanted;
  if (currencies && !currencies.includes(currency))
    throw new Refusal('unsupported_currency', `${method} doesn't support payments in ${currency}.`, [
      {field: 'currency', message: `The payment method ${method} supports ${currencies.join(', ')}.`},
    ]);
  const lacks =
    !isCard && (transactionType !== 'SALE' ? `the transactionType ${transactionType}` : isRepeated && 'a sequence');
  if (lacks !== false)
    throw new Refusal('unsupported_payment_method', `The payment method ${method} does not support ${lacks}.`, [
      {field, message: `The payment method does not support ${lacks}.`},
    ]);
  if (amount > maxAmount)
    throw new Refusal(
      'amount_too_large',
      `The amount is larger than ${maxAmount}, the limit of the payment method ${method}.`,
    );
}

/** @returns the methods with which a payment can be made, in the order in which to show them */
export function methodsFor(wanted: Partial<Wanted> & {country?: string | undefined}): Method[] {
  return (Object.keys(METHODS) as Method[]).filter((method) => {
    const {currencies, isCard, maxAmount, countries} = METHODS[method];
    if (wanted.currency !== undefined && currencies?.includes(wanted.currency) === false) return false;
    if (wanted.amount !== undefined && wanted.amount > maxAmount) return false;
    if (wanted.country !== undefined && countries?.includes(wanted.country) === false) return false;
    return isCard || (!wanted.isRepeated && (wanted.transactionType ?? 'SALE') === 'SALE');
  });
}
