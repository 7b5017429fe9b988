import {getOwnValue} from '@paydocs/core';
import {BlockList} from 'node:net';
import type {Api} from '../api';
import {getUsableToken} from './tokens';
import {createMissingFieldError, createInvalidFieldError} from '../state/apiError';
import type {Body, Owner, Payment, PaymentSource} from '../state/records';

type CustomerValues = Record<string, (string | null | undefined)[]>;

/** Normalizes a value for comparison, which ignores case and spaces. */
const normalize = (value: string): string => value.toLowerCase().replaceAll(' ', '');

/**
 * Creates the fields of a blacklist item.
 *
 * @param input - input of the mutation `addBlacklistItem`
 * @returns fields of the item, with the masked value in `value` and the unmasked one in `compared`
 * @throws ApiError if the input has neither a valid value nor a charge with one
 */
export function createBlacklistItemFields(api: Api, owner: Owner, input: Body): Body {
  const {type, value, chargeId = null, reason = null, expireAt = null} = input;
  const kind = String(type);
  const compared =
    typeof value === 'string' ? resolveValue(api, owner, kind, value) : getChargeValue(api, owner, kind, chargeId);
  const maskedValue =
    kind === 'CARD'
      ? `**** ${compared.slice(-4)}`
      : kind === 'IBAN'
        ? `${compared.slice(0, 2)}** **** ${compared.slice(-4)}`
        : compared;
  return {type, chargeId, reason, expireAt, value: maskedValue, compared};
}

/** Checks whether the account's blacklist contains any of the customer's values, such as the email or card number. */
export function isBlocked({store, clock}: Api, payment: Payment, source: PaymentSource): boolean {
  const customerValues = collectValues(payment, source);
  const now = clock.now();
  return store
    .list(store.resources, payment)
    .filter(({id, expireAt}) => id.startsWith('bli_') && (typeof expireAt !== 'number' || expireAt > now))
    .some(({type, compared}) =>
      (getOwnValue(customerValues, String(type)) ?? []).some((value) =>
        matchesValue(String(type), value, String(compared)),
      ),
    );
}

function matchesValue(type: string, value: string | null | undefined, compared: string): boolean {
  if (value == null) return false;
  if (type !== 'IP_ADDRESS' || !compared.includes('/')) return normalize(value) === normalize(compared);
  const [net = '', prefix = ''] = compared.split('/');
  const range = new BlockList();
  const family = net.includes(':') ? 'ipv6' : 'ipv4';
  range.addSubnet(net, Number(prefix), family);
  return range.check(value, family);
}

function collectValues({customer, sessionDetails}: Payment, source: PaymentSource | undefined): CustomerValues {
  const card = source && 'card' in source ? source.card : undefined;
  const emails = [customer?.email, card?.cardholderEmail].filter((email) => email != null);
  return {
    CARD: [card?.number],
    CARD_BIN: [card?.number.slice(0, 8)],
    EMAIL: emails,
    EMAIL_DOMAIN: emails.map((email) => email.split('@')[1]),
    PHONE: [source && 'phoneNumber' in source ? source.phoneNumber : undefined, customer?.phone],
    IP_ADDRESS: [(sessionDetails as {ip?: string | null} | null)?.ip],
    IBAN: [source?.method === 'SEPA' ? source.iban : undefined],
  };
}

function resolveValue(api: Api, owner: Owner, type: string, value: string): string {
  if (type !== 'CARD') return value;
  const {source} = getUsableToken(api, owner, value);
  if (!('card' in source)) throw createInvalidFieldError('value', 'The payment token must represent a card.');
  return source.card.number;
}

function getChargeValue({store}: Api, owner: Owner, type: string, chargeId: unknown): string {
  if (typeof chargeId !== 'string') throw createMissingFieldError('value', 'Send a value or a chargeId.');
  const payment = store.payment(owner, chargeId);
  const found = getOwnValue(collectValues(payment, store.getPaymentDetails(payment).source), type)?.find(
    (value) => value != null,
  );
  if (found == null) throw createInvalidFieldError('chargeId', `The charge has no ${type}.`);
  return found;
}
