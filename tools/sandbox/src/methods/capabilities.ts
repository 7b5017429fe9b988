import {ApiError} from '../state/apiError';
import type {PaymentMethod, Payment} from '../state/records';

/** Capabilities of a payment method. Amounts are in minor units. */
interface Capabilities {
  /** Codes of supported currencies. If omitted, all are supported. */
  currencies?: readonly string[];
  /** Codes of the countries of customers. If omitted, all are supported. */
  countries?: readonly string[];
  /** True if the method uses cards, so that it supports sequences and all transaction types. */
  isCard: boolean;
  maxAmount: number;
  minAmount: number;
}

const CURRENCIES = 'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON JPY'.split(' ');
const cardCapabilities: Capabilities = {isCard: true, minAmount: 1, maxAmount: 5_000_000};
const euroCapabilities = {isCard: false, minAmount: 1, currencies: ['EUR']};

/** Capabilities of each method, from the guide to payment methods and the examples of the OpenAPI document. */
export const METHOD_CAPABILITIES: Record<PaymentMethod, Capabilities> = {
  CARD: cardCapabilities,
  APPLE_PAY: cardCapabilities,
  GOOGLE_PAY: cardCapabilities,
  CLICK_TO_PAY: cardCapabilities,
  BIZUM: {...euroCapabilities, countries: ['ES', 'AD'], maxAmount: 100_000},
  PAYPAL: {
    isCard: false,
    minAmount: 1,
    maxAmount: 1_000_000,
    currencies: CURRENCIES.filter((currency) => currency !== 'RON'),
  },
  SEPA: {...euroCapabilities, maxAmount: 10_000_000},
  MBWAY: {...euroCapabilities, countries: ['PT'], maxAmount: 100_000},
  MULTIBANCO: {...euroCapabilities, countries: ['PT'], maxAmount: 9_999_999},
};

/** Properties of a payment that determine which methods support it. */
type PaymentProperties = Pick<Payment, 'amount' | 'currency' | 'transactionType'> & {isRepeated: boolean};

/**
 * Checks that a method supports a payment.
 *
 * @param method - method that the customer chose
 * @param payment - properties of the payment
 * @param field - path of the request field that contains the method
 * @throws ApiError if the method doesn't support the payment
 */
export function assertMethodSupportsPayment(
  method: PaymentMethod,
  payment: PaymentProperties,
  field = 'paymentMethod.method',
): void {
  const {currencies, isCard, maxAmount} = METHOD_CAPABILITIES[method];
  const {amount, currency, transactionType, isRepeated} = payment;
  if (currencies && !currencies.includes(currency))
    throw new ApiError('unsupported_currency', `${method} doesn't support payments in ${currency}.`, [
      {field: 'currency', message: `The payment method ${method} supports ${currencies.join(', ')}.`},
    ]);
  const unsupported =
    !isCard && (transactionType !== 'SALE' ? `the transactionType ${transactionType}` : isRepeated && 'a sequence');
  if (unsupported !== false)
    throw new ApiError('unsupported_payment_method', `The payment method ${method} does not support ${unsupported}.`, [
      {field, message: `The payment method does not support ${unsupported}.`},
    ]);
  if (amount > maxAmount)
    throw new ApiError(
      'amount_too_large',
      `The amount is larger than ${maxAmount}, the limit of the payment method ${method}.`,
    );
}

/** Returns the methods that support a payment, in display order. */
export function getSupportedMethods(
  payment: Partial<PaymentProperties> & {country?: string | undefined},
): PaymentMethod[] {
  return (Object.keys(METHOD_CAPABILITIES) as PaymentMethod[]).filter((method) => {
    const {currencies, isCard, maxAmount, countries} = METHOD_CAPABILITIES[method];
    if (payment.currency !== undefined && currencies?.includes(payment.currency) === false) return false;
    if (payment.amount !== undefined && payment.amount > maxAmount) return false;
    if (payment.country !== undefined && countries?.includes(payment.country) === false) return false;
    return isCard || (!payment.isRepeated && (payment.transactionType ?? 'SALE') === 'SALE');
  });
}
