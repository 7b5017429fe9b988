import type {Api} from '../api';
import {getRefundableAmount} from '../resources/refunds';
import type {HistoryEntry, Payment, Subscription} from '../state/records';

/** Metadata in GraphQL, which has no objects with arbitrary keys. */
type MetadataItems = {key: string; value: string}[] | null;

const toMetadataItems = (metadata: Record<string, string> | null): MetadataItems =>
  metadata && Object.entries(metadata).map(([key, value]) => ({key, value}));

/** An object as GraphQL returns it. */
export type GraphqlNode = Record<string, unknown> & {id: string};

/** Converts a payment or subscription to a GraphQL object, which later changes don't affect. */
export const toGraphqlNode = (object: Payment | Subscription): GraphqlNode => ({
  ...structuredClone(object),
  metadata: toMetadataItems(object.metadata),
});

/**
 * Converts the input of a mutation to the body of the equivalent REST request.
 *
 * @param keepsNull - whether `null` clears a field; otherwise, fields with `null` are removed
 */
export function toRestBody(input: Record<string, unknown>, keepsNull: boolean): Record<string, unknown> {
  const {metadata, ...rest} = input;
  const fields = Object.entries(rest).filter(([name, value]) => name !== 'id' && (keepsNull || value !== null));
  const items = metadata as MetadataItems | undefined;
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, keepsNull ? value : removeNulls(value)])),
    ...(items != null && {metadata: Object.fromEntries(items.map(({key, value}) => [key, value]))}),
    ...(items === null && keepsNull && {metadata: null}),
  };
}

function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, removeNulls(each)]])),
  );
}

/** Converts a payment to a `Charge` of the GraphQL API. */
export function toCharge({store}: Api, payment: Payment): GraphqlNode {
  const {authorizedAt, captureExpireAt, succeededAt, capturedAmount} = store.getPaymentDetails(payment);
  const {storeId, pointOfSaleId, subscriptionId, status, amount} = payment;
  const subscription = subscriptionId === null ? undefined : store.subscriptions.get(subscriptionId);
  return {
    ...toGraphqlNode(payment),
    capturedAmount,
    capturableAmount: status === 'AUTHORIZED' ? amount : 0,
    refundableAmount: getRefundableAmount(payment),
    feeAmount: null,
    netAmount: null,
    store: (storeId !== null && store.resources.get(storeId)) || null,
    pointOfSale: (pointOfSaleId !== null && store.resources.get(pointOfSaleId)) || null,
    subscription: subscription ? toGraphqlNode(subscription) : null,
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

/** Converts an entry in the history of a payment to a GraphQL object. */
export const toChargeEvent = (entry: HistoryEntry): GraphqlNode => ({
  ...entry,
  chargeId: entry.objectId,
  details: [],
  processorResponse: null,
  traceDetails: entry.trace,
});

/** Converts an entry in the history of a subscription to a GraphQL object. */
export const toSubscriptionEvent = (entry: HistoryEntry): GraphqlNode => ({
  ...entry,
  subscriptionId: entry.objectId,
  details: [],
  traceDetails: entry.trace,
});
