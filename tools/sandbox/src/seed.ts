import type {Api} from './api';
import type {RestApiDescription} from './rest/description';
import type {Card, Owner, Payment} from './state/records';

const CARD: Card = {number: '4111111111111111', expMonth: 12, expYear: 2034, cardholderName: 'Marta Vidal'};

/**
 * Adds the resources in the examples of the OpenAPI document to the store, so that requests from the documentation
 * work: a payment, a token, a sequence, a store, and a point of sale.
 */
export function seed(api: Api, description: RestApiDescription): void {
  const {store, account, clock} = api;
  if (!description.hasKnownResources) return;
  const owner: Owner = {accountId: account.id, livemode: false};
  const now = clock.now();
  const getExampleId = (schema: string): string | undefined => description.getExample<string>(schema);
  const [token, sequenceId, storeId, pointOfSaleId] = ['PaymentToken', 'SequenceId', 'StoreId', 'PointOfSaleId'].map(
    (field) => getExampleId(`Payment-${field}`),
  );
  const source = {method: 'CARD', card: CARD} as const;
  if (token !== undefined)
    store.tokens.set(token, {id: token, ...owner, source, isForOnePayment: false, isUsed: false, expireAt: null});
  if (storeId !== undefined)
    store.resources.set(storeId, {
      ...{id: storeId, ...owner, name: account.shop.name, externalId: null, address: null, email: null, phone: null},
      ...{timezone: 'Europe/Madrid', createdAt: now, updatedAt: now},
    });
  if (pointOfSaleId !== undefined)
    store.resources.set(pointOfSaleId, {
      ...{id: pointOfSaleId, ...owner, storeId, name: 'Counter', type: 'CASH_REGISTER', active: true},
      ...{deviceModel: null, lastSeenAt: null, createdAt: now, updatedAt: now},
    });
  const payment = description.getExample<Payment>('Payment');
  if (!payment) return;
  store.payments.set(payment.id, {
    ...payment,
    sequenceId: sequenceId ?? null,
    createdAt: now,
    updatedAt: now,
    expireAt: null,
  });
  const seeded = store.payments.get(payment.id);
  if (seeded) Object.assign(store.getPaymentDetails(seeded), {source, succeededAt: now, capturedAmount: seeded.amount});
}
