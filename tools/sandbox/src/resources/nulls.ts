/** Names of an address's members. */
const ADDRESS_MEMBERS = 'line1 line2 city state zip country'.split(' ');
const CONTACT_MEMBERS = 'name email phone company taxId address'.split(' ');
const MEMBERS_BY_FIELD: Record<string, readonly string[]> = {
  customer: 'name email phone'.split(' '),
  billingDetails: CONTACT_MEMBERS,
  shippingDetails: CONTACT_MEMBERS,
  sessionDetails: (
    'ip userAgent country lang deviceType deviceModel browser browserVersion browserAccept browserColorDepth ' +
    'browserScreenHeight browserScreenWidth browserTimezoneOffset os osVersion source sourceVersion'
  ).split(' '),
};

/**
 * Sets missing members of objects to `null`, because responses contain all members.
 *
 * @param fields - fields of a request, including objects such as `customer`
 * @returns a copy of the fields
 */
export function setMissingMembersToNull<T extends Record<string, unknown>>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      fillMembers(value, getOwnValue(MEMBERS_BY_FIELD, name) ?? []),
    ]),
  ) as T;
}

function fillMembers(value: unknown, members: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || members.length === 0) return value;
  const given = value as Record<string, unknown>;
  const all = Object.fromEntries(members.map((member) => [member, given[member] ?? null]));
  return members.includes('address') ? {...all, address: fillMembers(all.address, ADDRESS_MEMBERS)} : all;
}
import {getOwnValue} from '@paydocs/core';
