import {paysElsewhere, paysWithToken, paysWithWallet, receivesOnly, type Customer} from './customers';
import {grantsAccess, hasSaved, saysPaid} from './deliveries';
import type {Shop} from './shop';

/** A guide with a shop: how its customers use it, and how one sees that it has delivered. */
export interface Program {
  guide: string;
  customer: () => Customer;
  /** A form leads to it: what it answers is what the customer reads. */
  isForm?: boolean;
  /** How often it delivered; without it, lines that say "Deliver" are counted. */
  delivered?: (shop: Shop) => Promise<number>;
  /** The operation that a click asks for first; `payments_create` unless it says otherwise. */
  creates?: string;
  /** The operation with which it takes the money, if that is another request. */
  charges?: string;
  /** Its page for customers who come back says what the API says. */
  hasPage?: boolean;
  /** It sells one thing after another. */
  isTill?: boolean;
  /** Takes what was authorized; only people of the shop may. */
  captures?: string;
  /** Charges a card that was saved, at a click. */
  chargesSaved?: string;
  /** Says what the sheet of a wallet shows. */
  sheet?: string;
  /** It receives events, and sells nothing: `delivering` if it tells to deliver an order of its own. */
  receiver?: 'delivering' | 'logging';
}

const BY_STATUS = 'by status';
const form = {click: 'POST /checkout', confirm: 'POST /confirm'};

export const programs: Program[] = [
  {
    guide: 'docs/integrations/use-prebuilt-payment-page.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout', back: BY_STATUS}),
    isForm: true,
    hasPage: true,
  },
  {
    guide: 'docs/integrations/use-payment-modal.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout'}),
  },
  {
    guide: 'docs/integrations/build-custom-checkout.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    customer: () =>
      paysElsewhere({
        click: 'POST /sales',
        body: (sale) => ({amount: 1500, orderId: `TILL-2-${sale}`}),
        back: '/sales?id={id}',
      }),
    delivered: saysPaid,
    isTill: true,
  },
  {
    guide: 'docs/subscriptions/integration.mdx',
    customer: () => paysElsewhere({click: 'POST /subscribe', back: BY_STATUS}),
    isForm: true,
    delivered: grantsAccess,
    creates: 'subscriptions_create',
    charges: 'subscriptions_activate',
  },
  {
    guide: 'docs/guides/save-payment-method.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    delivered: hasSaved,
    charges: 'payments_confirm',
    chargesSaved: 'POST /checkout/saved',
  },
  {
    guide: 'docs/payment-methods/bizum.mdx',
    customer: () =>
      paysElsewhere({
        click: 'POST /checkout/bizum',
        body: (phone) => ({phoneNumber: `+3460000000${phone}`}),
        back: '/checkout/status',
      }),
  },
  {
    guide: 'docs/payment-methods/card.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
    captures: 'POST /capture',
  },
  {
    guide: 'docs/payment-methods/click-to-pay.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
    hasPage: true,
  },
  {
    guide: 'docs/js-library/overview.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout'}),
  },
  {
    guide: 'docs/js-library/payment-request.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/guides/send-cardholder-name.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/payment-methods/paypal.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout/paypal', back: BY_STATUS}),
    isForm: true,
    hasPage: true,
  },
  {
    guide: 'docs/payment-methods/google-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/google-pay', back: BY_STATUS}, 'googlePayToken'),
    hasPage: true,
    sheet: 'GET /checkout/config',
  },
  {
    guide: 'docs/payment-methods/apple-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/apple-pay'}, 'applePayToken'),
  },
];

/** Servers that receive events, and sell nothing. */
export const receivers: Program[] = [
  {guide: 'docs/guides/verify-signature.mdx', customer: receivesOnly, receiver: 'delivering'},
  {guide: 'docs/basics/webhooks.mdx', customer: receivesOnly, receiver: 'logging'},
  {guide: 'docs/connect.mdx', customer: receivesOnly, receiver: 'logging'},
];
