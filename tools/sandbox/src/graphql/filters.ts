/** Paths of fields in objects, by name of the filter field. Other filter fields have the name of the object's field. */
type FieldPaths = Record<string, string>;

const FIELD_PATHS: FieldPaths = {
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
 * Checks whether an object meets all conditions of a filter.
 *
 * @param object - charge, subscription, or other object of a list
 * @param filter - input such as `SearchableChargeFilterInput`; without one, all objects match
 */
export function matchesFilter(object: object, filter: unknown): boolean {
  return Object.entries((filter ?? {}) as Record<string, unknown>).every(
    ([name, condition]) =>
      condition == null || meetsCondition(getValueAt(object, getOwnValue(FIELD_PATHS, name) ?? name), condition, name),
  );
}

function getValueAt(object: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], object);
}

function meetsCondition(value: unknown, condition: unknown, name: string): boolean {
  if (name === 'metadata')
    return toPairs(condition).every(({key, value: wanted}) =>
      toPairs(value).some((pair) => pair.key === key && pair.value === wanted),
    );
  if (Array.isArray(condition))
    return condition.some((each) => (Array.isArray(value) ? value.includes(each) : value === each));
  if (name === 'traceDetails')
    return Object.entries(condition as object).every(
      ([key, wanted]) => wanted == null || getValueAt(value ?? {}, key) === wanted,
    );
  return Object.entries(condition as object).every(([comparison, wanted]) =>
    matchesComparison(value, comparison, wanted),
  );
}

const toPairs = (list: unknown): {key: string; value: string}[] => (list ?? []) as {key: string; value: string}[];

function matchesComparison(value: unknown, comparison: string, wanted: unknown): boolean {
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
      return typeof value === 'number' && matchesNumericComparison(value, comparison, Number(wanted));
  }
}

function matchesNumericComparison(value: number, comparison: string, wanted: number): boolean {
  if (comparison === 'gt') return value > wanted;
  if (comparison === 'gte') return value >= wanted;
  if (comparison === 'lt') return value < wanted;
  return value <= wanted;
}
import {getOwnValue} from '@paydocs/core';
