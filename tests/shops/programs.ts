import {paysElsewhere, paysWithToken, paysWithWallet, type Customer} from './customers';
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
}

const BY_STATUS = 'by status';
const form = {click: 'POST /checkout', confirm: 'POST /confirm'};

export const programs: Program[] = [
  {
    guide: 'docs/integrations/use-prebuilt-payment-page.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout', back: BY_STATUS}),
    isForm: true,
  },
  {
    guide: 'docs/integrations/use-payment-modal.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout'}),
  },
  {
    guide: 'docs/integrations/build-custom-checkout.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    customer: () => paysElsewhere({click: 'POST /sales', body: {amount: 1500}, back: '/sales?id={id}'}),
    delivered: saysPaid,
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
  },
  {
    guide: 'docs/payment-methods/bizum.mdx',
    customer: () =>
      paysElsewhere({click: 'POST /checkout/bizum', body: {phoneNumber: '+34600000001'}, back: '/checkout/status'}),
  },
  {
    guide: 'docs/payment-methods/card.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/payment-methods/click-to-pay.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    charges: 'payments_confirm',
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
  },
  {
    guide: 'docs/payment-methods/google-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/google-pay', back: BY_STATUS}, 'googlePayToken'),
  },
  {
    guide: 'docs/payment-methods/apple-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/apple-pay'}, 'applePayToken'),
  },
];
