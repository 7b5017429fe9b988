import type {Outcome, TestDataTables} from '../options';
import type {Card, PaymentSource} from '../state/records';

/** The outcome of a payment, and whether a 3-D Secure challenge precedes it. */
export interface PaymentOutcome extends Outcome {
  isChallenged: boolean;
}

const PAID_OUTCOME: PaymentOutcome = {status: 'SUCCEEDED', statusCode: 'E000', isChallenged: false};
/** Status codes for sources that aren't in the test data, with which payments fail. */
const UNKNOWN_SOURCE_CODES = {CARD: 'E101', PHONE: 'E303', SEPA: 'E501'} as const;

/**
 * Returns the outcome of a payment.
 *
 * @param tables - test data; without it, only expired cards fail
 * @param source - payment source of the customer
 * @param now - sandbox time in Unix seconds
 */
export function getPaymentOutcome(
  tables: TestDataTables | undefined,
  source: PaymentSource,
  now: number,
): PaymentOutcome {
  if ('card' in source) return getCardOutcome(tables, source.card, now);
  if (source.method === 'SEPA')
    return toPaymentOutcome(
      tables,
      tables?.ibans.find(({iban}) => iban === source.iban)?.outcome,
      UNKNOWN_SOURCE_CODES.SEPA,
    );
  if ('phoneNumber' in source)
    return toPaymentOutcome(
      tables,
      tables?.phones.find(({phone}) => phone === source.phoneNumber)?.outcome,
      UNKNOWN_SOURCE_CODES.PHONE,
    );
  return PAID_OUTCOME;
}

function getCardOutcome(tables: TestDataTables | undefined, card: Card, now: number): PaymentOutcome {
  if (getCardExpiry(card) < now) return {status: 'FAILED', statusCode: 'E103', isChallenged: false};
  const found = tables?.cards.find(({number}) => number === card.number);
  return {
    ...toPaymentOutcome(tables, found?.outcome, UNKNOWN_SOURCE_CODES.CARD),
    isChallenged: found?.threeDSecure === 'Challenge',
  };
}

function toPaymentOutcome(
  tables: TestDataTables | undefined,
  found: Outcome | undefined,
  unknown: string,
): PaymentOutcome {
  if (!tables) return PAID_OUTCOME;
  return {...(found ?? {status: 'FAILED', statusCode: unknown}), isChallenged: false};
}

/** Checks whether a card doesn't support 3-D Secure according to the test data. */
export const hasNoThreeDSecure = (tables: TestDataTables | undefined, {number}: Card): boolean =>
  tables?.cards.find((each) => each.number === number)?.threeDSecure === 'None';

/** Returns the last second of the month in which a card expires, in Unix seconds. */
export const getCardExpiry = ({expMonth, expYear}: Card): number => Date.UTC(expYear, expMonth, 1) / 1000 - 1;

/** Checks whether a phone number is registered with a bank. If there's test data, only its numbers are. */
export const isPhoneRegistered = (tables: TestDataTables | undefined, phone: string): boolean =>
  !tables || tables.phones.some((each) => each.phone === phone);
