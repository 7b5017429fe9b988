import type {Outcome, TestTables} from '../options';
import type {Card, Source} from '../state/records';

/** How a payment ends, and whether the card asks its owner first. */
export interface Ending extends Outcome {
  isChallenged: boolean;
}

const PAID: Ending = {status: 'SUCCEEDED', statusCode: 'E000', isChallenged: false};
/** What becomes of cards, phones and accounts that aren't test data: test mode knows no others. */
const UNKNOWN = {CARD: 'E101', PHONE: 'E303', SEPA: 'E501'} as const;

/**
 * @param tables - the test data
 * @param source - what the customer pays with
 * @param now - Unix seconds
 * @returns how the payment ends
 */
export function endingOf(tables: TestTables | undefined, source: Source, now: number): Ending {
  if ('card' in source) return endingOfCard(tables, source.card, now);
  if (source.method === 'SEPA')
    return ending(tables, tables?.ibans.find(({iban}) => iban === source.iban)?.outcome, UNKNOWN.SEPA);
  if ('phoneNumber' in source)
    return ending(tables, tables?.phones.find(({phone}) => phone === source.phoneNumber)?.outcome, UNKNOWN.PHONE);
  return PAID;
}

function endingOfCard(tables: TestTables | undefined, card: Card, now: number): Ending {
  if (endOf(card) < now) return {status: 'FAILED', statusCode: 'E103', isChallenged: false};
  const found = tables?.cards.find(({number}) => number === card.number);
  return {...ending(tables, found?.outcome, UNKNOWN.CARD), isChallenged: found?.threeDSecure === 'Challenge'};
}

function ending(tables: TestTables | undefined, found: Outcome | undefined, unknown: string): Ending {
  if (!tables) return PAID;
  return {...(found ?? {status: 'FAILED', statusCode: unknown}), isChallenged: false};
}

/** @returns whether a card has no 3-D Secure, as the test data says */
export const isWithoutAuthentication = (tables: TestTables | undefined, {number}: Card): boolean =>
  tables?.cards.find((each) => each.number === number)?.threeDSecure === 'None';

/** @returns the last second of the month in which a card expires, in Unix seconds */
export const endOf = ({expMonth, expYear}: Card): number => Date.UTC(expYear, expMonth, 1) / 1000 - 1;

/** @returns whether a bank knows a phone number: test mode knows those of the test data, and each can be asked to pay */
export const isRegistered = (tables: TestTables | undefined, phone: string): boolean =>
  !tables || tables.phones.some((each) => each.phone === phone);
