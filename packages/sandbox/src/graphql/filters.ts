/** Where a field of a filter looks, if not at the field of the same name. */
type Places = Record<string, string>;

const CHARGE: Places = {
  paymentMethod: 'paymentMethod.method',
  cardBrand: 'paymentMethod.card.brand',
  cardLast4: 'paymentMethod.card.last4',
  threeDSecure: 'paymentMethod.card.threeDSecure',
  customerName: 'customer.name',
  customerEmail: 'customer.email',
  customerPhone: 'customer.phone',
  source: 'traceDetails.source',
  event: 'events',
  country: 'address.country',
};

/**
 * @param object - a charge, a subscription or another object of a list
 * @param filter - an input such as `SearchableChargeFilterInput`
 * @returns whether it meets every condition
 */
export function matches(object: object, filter: unknown): boolean {
  return Object.entries((filter ?? {}) as Record<string, unknown>).every(
    ([name, condition]) => condition == null || meets(valueAt(object, ownValue(CHARGE, name) ?? name), condition, name),
  );
}

function valueAt(object: object, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], object);
}

function meets(value: unknown, condition: unknown, name: string): boolean {
  if (name === 'metadata')
    return pairs(condition).every(({key, value: wanted}) =>
      pairs(value).some((pair) => pair.key === key && pair.value === wanted),
    );
  if (Array.isArray(condition))
    return condition.some((each) => (Array.isArray(value) ? value.includes(each) : value === each));
  if (name === 'traceDetails')
    return Object.entries(condition as object).every(
      ([key, wanted]) => wanted == null || valueAt(value ?? {}, key) === wanted,
    );
  return Object.entries(condition as object).every(([comparison, wanted]) => compare(value, comparison, wanted));
}

const pairs = (list: unknown): {key: string; value: string}[] => (list ?? []) as {key: string; value: string}[];

function compare(value: unknown, comparison: string, wanted: unknown): boolean {
  if (wanted == null) return true;
  switch (comparison) {
    case 'eq':
      return value === wanted;
    case 'ne':
      return value !== wanted;
    case 'in':
      return (wanted as unknown[]).includes(value);
    case 'contains':
      return String(value ?? '')
        .toLowerCase()
        .includes(String(wanted).toLowerCase());
    default:
      return typeof value === 'number' && compareNumbers(value, comparison, Number(wanted));
  }
}

function compareNumbers(value: number, comparison: string, wanted: number): boolean {
  if (comparison === 'gt') return value > wanted;
  if (comparison === 'gte') return value >= wanted;
  if (comparison === 'lt') return value < wanted;
  return value <= wanted;
}
import {ownValue} from '@paydocs/core/ownValue';
