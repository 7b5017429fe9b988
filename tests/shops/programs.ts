import {
  createExternalCustomer,
  createTokenCustomer,
  createWalletCustomer,
  createReceiverCustomer,
  type Customer,
} from './customers';
import {countAccess, countSavedCards, countPaidSales} from './deliveries';
import type {Shop} from './shop';

/** A guide with a shop: how its customers use it, and how to count its deliveries. */
export interface Program {
  guide: string;
  customer: () => Customer;
  /** Whether a form posts to it, so that the customer reads its response. */
  isForm?: boolean;
  /** Counts its deliveries; by default, lines with "Deliver". */
  countDelivered?: (shop: Shop) => Promise<number>;
  /** The operation that a click requests first; `payments_create` by default. */
  creates?: string;
  /** The operation that charges the customer, if that is another request. */
  charges?: string;
  /** Whether its page for customers who come back shows the status in the API. */
  hasPage?: boolean;
  /** Whether it makes one sale after another. */
  isTill?: boolean;
  /** Request that captures what was authorized, for employees of the shop only. */
  captures?: string;
  /** Request of a click that charges a saved card. */
  chargesSaved?: string;
  /** Request for the content of a wallet's sheet. */
  sheet?: string;
  /** Set for a server that only receives events; `delivering` if it logs the delivery of its own order. */
  receiver?: 'delivering' | 'logging';
}

const BY_STATUS = 'by status';
const tokenRequests = {click: 'POST /checkout', confirm: 'POST /confirm'};

export const programs: Program[] = [
  {
    guide: 'docs/integrations/use-prebuilt-payment-page.mdx',
    customer: () => createExternalCustomer({click: 'POST /checkout', back: BY_STATUS}),
    isForm: true,
    hasPage: true,
  },
  {
    guide: 'docs/integrations/use-payment-modal.mdx',
    customer: () => createExternalCustomer({click: 'POST /checkout'}),
  },
  {
    guide: 'docs/integrations/build-custom-checkout.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    customer: () =>
      createExternalCustomer({
        click: 'POST /sales',
        body: (sale) => ({amount: 1500, orderId: `TILL-2-${sale}`}),
        back: '/sales?id={id}',
      }),
    countDelivered: countPaidSales,
    isTill: true,
  },
  {
    guide: 'docs/subscriptions/integration.mdx',
    customer: () => createExternalCustomer({click: 'POST /subscribe', back: BY_STATUS}),
    isForm: true,
    countDelivered: countAccess,
    creates: 'subscriptions_create',
    charges: 'subscriptions_activate',
  },
  {
    guide: 'docs/guides/save-payment-method.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    countDelivered: countSavedCards,
    charges: 'payments_confirm',
    chargesSaved: 'POST /checkout/saved',
  },
  {
    guide: 'docs/payment-methods/bizum.mdx',
    customer: () =>
      createExternalCustomer({
        click: 'POST /checkout/bizum',
        body: (phone) => ({phoneNumber: `+3460000000${phone}`}),
        back: '/checkout/status',
      }),
  },
  {
    guide: 'docs/payment-methods/card.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
    captures: 'POST /capture',
  },
  {
    guide: 'docs/payment-methods/click-to-pay.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
  },
  {
    guide: 'docs/js-library/overview.mdx',
    customer: () => createExternalCustomer({click: 'POST /checkout'}),
  },
  {
    guide: 'docs/js-library/payment-request.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/guides/send-cardholder-name.mdx',
    customer: () => createTokenCustomer({...tokenRequests, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/payment-methods/paypal.mdx',
    customer: () => createExternalCustomer({click: 'POST /checkout/paypal', back: BY_STATUS}),
    isForm: true,
    hasPage: true,
  },
  {
    guide: 'docs/payment-methods/google-pay.mdx',
    customer: () => createWalletCustomer({click: 'POST /checkout/google-pay', back: BY_STATUS}, 'googlePayToken'),
    hasPage: true,
    sheet: 'GET /checkout/config',
  },
  {
    guide: 'docs/payment-methods/apple-pay-ios.mdx',
    customer: () => createWalletCustomer({click: 'POST /checkout/apple-pay'}, 'applePayToken'),
  },
];

/** Servers that only receive events. */
export const receivers: Program[] = [
  {guide: 'docs/guides/verify-signature.mdx', customer: createReceiverCustomer, receiver: 'delivering'},
  {guide: 'docs/basics/webhooks.mdx', customer: createReceiverCustomer, receiver: 'logging'},
  {guide: 'docs/connect.mdx', customer: createReceiverCustomer, receiver: 'logging'},
];
