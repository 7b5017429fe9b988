import {ownValue} from '@paydocs/core/ownValue';
import {BlockList} from 'node:net';
import type {Api} from '../api';
import {tokenFor} from './tokens';
import {missingField, wrongField} from '../state/refusal';
import type {Body, Owner, Payment, Source} from '../state/records';

type Values = Record<string, (string | null | undefined)[]>;

/** Capital letters and spaces make no difference. */
const plain = (value: string): string => value.toLowerCase().replaceAll(' ', '');

/**
 * @param input - of `addBlacklistItem`
 * @returns the item as it is shown, with what it is compared with
 * @throws Refusal if there is nothing to compare with
 */
export function blacklistItem(api: Api, owner: Owner, input: Body): Body {
  const {type, value, chargeId = null, reason = null, expireAt = null} = input;
  const kind = String(type);
  const compared = typeof value === 'string' ? typed(api, owner, kind, value) : ofCharge(api, owner, kind, chargeId);
  const shown =
    kind === 'CARD'
      ? `**** ${compared.slice(-4)}`
      : kind === 'IBAN'
        ? `${compared.slice(0, 2)}** **** ${compared.slice(-4)}`
        : compared;
  return {type, chargeId, reason, expireAt, value: shown, compared};
}

/** @returns whether something of the customer is on the blacklist of the account */
export function isBlocked({store, clock}: Api, payment: Payment, source: Source): boolean {
  const known = valuesOf(payment, source);
  const now = clock.now();
  return store
    .all(store.things, payment)
    .filter(({id, expireAt}) => id.startsWith('bli_') && (typeof expireAt !== 'number' || expireAt > now))
    .some(({type, compared}) =>
      (ownValue(known, String(type)) ?? []).some((value) => isSame(String(type), value, String(compared))),
    );
}

function isSame(type: string, value: string | null | undefined, compared: string): boolean {
  if (value == null) return false;
  if (type !== 'IP_ADDRESS' || !compared.includes('/')) return plain(value) === plain(compared);
  const [net = '', prefix = ''] = compared.split('/');
  const range = new BlockList();
  const family = net.includes(':') ? 'ipv6' : 'ipv4';
  range.addSubnet(net, Number(prefix), family);
  return range.check(value, family);
}

function valuesOf({customer, sessionDetails}: Payment, source: Source | undefined): Values {
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

function typed(api: Api, owner: Owner, type: string, value: string): string {
  if (type !== 'CARD') return value;
  const {source} = tokenFor(api, owner, value);
  if (!('card' in source)) throw wrongField('value', 'The payment token must represent a card.');
  return source.card.number;
}

function ofCharge({store}: Api, owner: Owner, type: string, chargeId: unknown): string {
  if (typeof chargeId !== 'string') throw missingField('value', 'Send a value or a chargeId.');
  const payment = store.payment(owner, chargeId);
  const found = ownValue(valuesOf(payment, store.detailsOf(payment).source), type)?.find((value) => value != null);
  if (found == null) throw wrongField('chargeId', `The charge has no ${type}.`);
  return found;
}
