import type {Api} from '../api';
import {refundable} from '../resources/refunds';
import type {HistoryEntry, Payment, Subscription} from '../state/records';

/** Metadata as GraphQL writes them: it has no objects with names of their own. */
type Items = {key: string; value: string}[] | null;

const itemsOf = (metadata: Record<string, string> | null): Items =>
  metadata && Object.entries(metadata).map(([key, value]) => ({key, value}));

/** An object as GraphQL shows it. */
export type Shaped = Record<string, unknown> & {id: string};

/** @returns a payment or subscription as GraphQL shows it, as it is now */
export const shaped = (object: Payment | Subscription): Shaped => ({
  ...structuredClone(object),
  metadata: itemsOf(object.metadata),
});

/**
 * @param input - of a mutation
 * @returns the body of the same request in REST, without what is `null`, unless `null` clears it
 */
export function bodyOf(input: Record<string, unknown>, keepsNull: boolean): Record<string, unknown> {
  const {metadata, ...rest} = input;
  const fields = Object.entries(rest).filter(([name, value]) => name !== 'id' && (keepsNull || value !== null));
  const items = metadata as Items | undefined;
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, keepsNull ? value : withoutNulls(value)])),
    ...(items != null && {metadata: Object.fromEntries(items.map(({key, value}) => [key, value]))}),
    ...(items === null && keepsNull && {metadata: null}),
  };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, withoutNulls(each)]])),
  );
}

/** @returns a payment as the dashboard shows it */
export function chargeOf({store}: Api, payment: Payment): Shaped {
  const {authorizedAt, captureExpireAt, succeededAt, capturedAmount} = store.detailsOf(payment);
  const {storeId, pointOfSaleId, subscriptionId, status, amount} = payment;
  const subscription = subscriptionId === null ? undefined : store.subscriptions.get(subscriptionId);
  return {
    ...shaped(payment),
    capturedAmount,
    capturableAmount: status === 'AUTHORIZED' ? amount : 0,
    refundableAmount: refundable(payment),
    feeAmount: null,
    netAmount: null,
    store: (storeId !== null && store.things.get(storeId)) || null,
    pointOfSale: (pointOfSaleId !== null && store.things.get(pointOfSaleId)) || null,
    subscription: subscription ? shaped(subscription) : null,
    provider: null,
    riskScore: null,
    paymentRule: null,
    settlement: null,
    settledAt: null,
    authorizedAt,
    captureExpireAt: status === 'AUTHORIZED' ? captureExpireAt : null,
    succeededAt,
  };
}

/** @returns an entry of the history of a payment */
export const chargeEventOf = (entry: HistoryEntry): Shaped => ({
  ...entry,
  chargeId: entry.of,
  details: [],
  processorResponse: null,
  traceDetails: entry.trace,
});

/** @returns an entry of the history of a subscription */
export const subscriptionEventOf = (entry: HistoryEntry): Shaped => ({
  ...entry,
  subscriptionId: entry.of,
  details: [],
  traceDetails: entry.trace,
});
