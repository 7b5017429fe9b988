import type {Body, Subscription} from '../state/records';

/** Returns the request fields that all payments of a subscription share. */
export function toPaymentBody(subscription: Subscription): Body {
  const {amount, currency, description, customer, billingDetails, shippingDetails} = subscription;
  const {storeId, pointOfSaleId, paymentCallbackUrl, metadata} = subscription;
  return {
    ...{amount, currency, description, customer, billingDetails, shippingDetails, storeId, pointOfSaleId, metadata},
    callbackUrl: paymentCallbackUrl,
  };
}
