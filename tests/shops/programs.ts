import {paysElsewhere, paysWithToken, paysWithWallet, type Customer} from './customers';
import type {Shop} from './shop';

/** A guide with a shop: how its customers use it, and how one sees that it has delivered. */
export interface Program {
  guide: string;
  customer: () => Customer;
  /** Whether it receives events; it then delivers. */
  receives: boolean;
  /** A form leads to it: what it answers is what the customer reads. */
  isForm?: boolean;
  /** How often it delivered; without it, lines that say "Deliver" are counted. */
  delivered?: (shop: Shop) => Promise<number>;
  /** The operation that a click asks for first; `payments_create` unless it says otherwise. */
  creates?: string;
  /** The operation with which it takes the money, if that is another request. */
  charges?: string;
  /** Scenarios that it can't take, and why. */
  without?: Record<string, string>;
}

const BY_STATUS = 'by status';
const form = {click: 'POST /checkout', confirm: 'POST /confirm'};
const bySubscription = 'access follows the status of the subscription, not the amount of one payment';

export const programs: Program[] = [
  {
    guide: 'docs/integrations/use-prebuilt-payment-page.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout', back: BY_STATUS}),
    isForm: true,
    receives: true,
  },
  {
    guide: 'docs/integrations/use-payment-modal.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout'}),
    receives: true,
  },
  {
    guide: 'docs/integrations/build-custom-checkout.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: true,
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/integrations/use-qr-payments.mdx',
    customer: () => paysElsewhere({click: 'POST /sales', body: {amount: 1500}, back: '/sales?id={id}'}),
    receives: true,
    delivered: saysPaid,
    without: {
      'double click': 'the till may start two sales of one amount',
      'Pay again after paying': 'a new code is a new sale',
      'declined, then a new attempt': 'a new code is a new sale',
      'second successful payment': 'each code is a sale of its own, and is paid once',
      'killed while it creates': 'nobody pays a code that was never shown',
    },
  },
  {
    guide: 'docs/subscriptions/integration.mdx',
    customer: () => paysElsewhere({click: 'POST /subscribe', back: BY_STATUS}),
    isForm: true,
    receives: true,
    delivered: grantsAccess,
    creates: 'subscriptions_create',
    charges: 'subscriptions_activate',
    without: {
      'wrong amount or currency': bySubscription,
      'second successful payment': 'a subscription is paid in each period',
    },
  },
  {
    guide: 'docs/guides/save-payment-method.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: true,
    delivered: (shop) => Promise.resolve(lines(shop, /\bSaved\b/)),
    charges: 'payments_confirm',
    without: {'second successful payment': 'the saved card is charged again on purpose'},
  },
  {
    guide: 'docs/payment-methods/bizum.mdx',
    customer: () =>
      paysElsewhere({click: 'POST /checkout/bizum', body: {phoneNumber: '+34600000001'}, back: '/checkout/status'}),
    receives: true,
  },
  {
    guide: 'docs/payment-methods/card.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: false,
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/payment-methods/click-to-pay.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: false,
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/js-library/payment-request.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: false,
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/guides/send-cardholder-name.mdx',
    customer: () => paysWithToken({...form, back: BY_STATUS}),
    receives: false,
    charges: 'payments_confirm',
  },
  {
    guide: 'docs/payment-methods/paypal.mdx',
    customer: () => paysElsewhere({click: 'POST /checkout/paypal', back: BY_STATUS}),
    isForm: true,
    receives: false,
  },
  {
    guide: 'docs/payment-methods/google-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/google-pay', back: BY_STATUS}, 'googlePayToken'),
    receives: false,
  },
  {
    guide: 'docs/payment-methods/apple-pay.mdx',
    customer: () => paysWithWallet({click: 'POST /checkout/apple-pay'}, 'applePayToken'),
    receives: false,
  },
];

/** Servers of guides that aren't shops, and why. */
export const others: Record<string, string> = {
  'docs/guides/verify-signature.mdx': 'creates no payment; npm run test:snippets sends it events',
  'docs/connect.mdx': 'creates no payment; npm run test:snippets sends it events',
  'docs/js-library/overview.mdx': 'the shortest example: says itself that each click makes a new payment',
};

/** @returns how often a shop has delivered its order */
export function deliveries(program: Program, shop: Shop): Promise<number> {
  return program.delivered?.(shop) ?? Promise.resolve(lines(shop, /\bdeliver\b/i));
}

function lines(shop: Shop, wanted: RegExp): number {
  return `${shop.log}\n${shop.errors}`
    .split('\n')
    .filter((line) => wanted.test(line) && !line.includes('CHECK BY HAND')).length;
}

async function saysPaid(shop: Shop): Promise<number> {
  const states = await Promise.all(shop.api.payments.all.map(({id}) => shop.open(`GET /sales?id=${id}`)));
  return states.filter(({text}) => text.includes('SUCCEEDED')).length;
}

async function grantsAccess(shop: Shop): Promise<number> {
  const {text} = await shop.open('GET /book-club');
  return /welcome/i.test(text) ? 1 : 0;
}
