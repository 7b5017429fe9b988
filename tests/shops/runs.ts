import type {TestApi} from './testApi';

/** A guide with a program that runs once and ends. */
export interface Run {
  guide: string;
  /** Operations of the API that write, in this order; empty if it only reads. */
  writes: string[];
  /** Creates what it needs before it starts. */
  prepare?: (api: TestApi) => void;
  /** Reason why the second run does everything again. */
  repeatReason?: string;
  /** Whether it reads the state first, so that nothing happens twice when the API has forgotten its keys. */
  readsFirst?: boolean;
  /** Edits the program as a reader does for another attempt or number: what succeeded isn't done again. */
  edit?: (code: string) => string;
  /** Something that a person must check, and the output that reports it. */
  manualCheck?: {prepare: (api: TestApi) => void; output: RegExp};
}

/** A guide with programs of one request, which readers start again themselves: they don't repeat a request. */
export interface PlainRequests {
  guide: string;
  /** Count of lines of the longest of these programs. Longer programs of the guide repeat their requests. */
  maxLines: number;
  reason: string;
}

const editAttempt = (code: string): string => code.replace(/(attempt\b['"]?\s*(?:=>|[:=])[^\n]*?)\b1\b/i, '$12');

export const runs: Run[] = [
  {guide: 'docs/getting-started.mdx', writes: ['payments_create'], repeatReason: 'each run is a new order'},
  {guide: 'docs/testing.mdx', writes: ['payments_create', 'payments_create'], repeatReason: 'each run is a new test'},
  {
    guide: 'docs/channel-tokenization.mdx',
    writes: ['payments_create', 'payments_create', 'payments_capture'],
    readsFirst: true,
    edit: editAttempt,
  },
  {guide: 'docs/connect.mdx', writes: ['createAccount', 'createWebhook', 'payments_create'], readsFirst: true},
  {guide: 'docs/payment-methods/apple-pay.mdx', writes: ['applePayDomain_register']},
  {
    guide: 'docs/payment-methods/sepa-request-to-pay.mdx',
    writes: ['payments_create', 'payments_sendRequest'],
    readsFirst: true,
    edit: editAttempt,
  },
  {guide: 'docs/payment-methods/overview.mdx', writes: []},
  {
    guide: 'docs/integrations/pay-by-link.mdx',
    writes: ['payments_create', 'payments_sendLink'],
    readsFirst: true,
    edit: editAttempt,
  },
  {
    guide: 'docs/guides/ethoca-verifi.mdx',
    writes: ['payments_refund', 'addBlacklistItem'],
    prepare: createPayment,
    readsFirst: true,
    edit: (code) => code.replace('8831', '8832'),
  },
  {
    guide: 'docs/guides/managing-stores.mdx',
    writes: ['createStore', 'createPointOfSale', 'payments_create'],
    readsFirst: true,
  },
  {guide: 'docs/guides/migrate-tokens.mdx', writes: ['payments_create'], readsFirst: true},
  {guide: 'docs/guides/payouts.mdx', writes: ['payments_create'], readsFirst: true, edit: editAttempt},
  {
    guide: 'docs/guides/save-payment-method.mdx',
    writes: ['payments_recurring'],
    prepare: createSequence,
    readsFirst: true,
    edit: editAttempt,
  },
  {guide: 'docs/accounting/odoo.mdx', writes: []},
  {
    guide: 'docs/run/refunds.mdx',
    writes: ['payments_refund'],
    prepare: createPayment,
    readsFirst: true,
    edit: (code) => code.replace('RETURN-2201', 'RETURN-2202'),
  },
  {
    guide: 'docs/run/reconciliation.mdx',
    writes: [],
    manualCheck: {prepare: createYenPayment, output: /ORDER-10043: (?!no payment)/},
  },
  {guide: 'docs/basics/errors.mdx', writes: ['payments_create']},
  {
    guide: 'docs/basics/idempotency.mdx',
    writes: ['payments_create'],
    repeatReason: 'each run is in an empty folder, without the order of the last one',
  },
  {guide: 'docs/basics/pagination-rate-limits-versioning.mdx', writes: []},
];

export const plainRequests: PlainRequests[] = [
  {
    guide: 'docs/getting-started.mdx',
    maxLines: 15,
    reason: 'shows a first request, and links to retries and to the complete code',
  },
];

/** Edits the program of a refund as a reader does to refund the rest, after 5.00 EUR was refunded. */
export const refundRest = (code: string): string =>
  code
    .replace('RETURN-2201', 'RETURN-2202')
    .replace(/(refundedBefore['"]?(?: =>|:) )0/, '$1500')
    .replace(/['"]?amount['"]?(?: =>|:) 500, /, '');

/** Creates a payment on the day of the examples. */
function createPayment({payments}: TestApi): void {
  const payment = payments.create({amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'});
  payments.settle(payment, 'SUCCEEDED');
  payment.createdAt = 1_767_225_600;
}

/** Creates payments, one of which has the amount that is due, but in another currency. */
function createYenPayment({payments}: TestApi): void {
  for (const [orderId, amount, currency] of [
    ['ORDER-10042', 1500, 'EUR'],
    ['ORDER-10043', 9900, 'JPY'],
  ]) {
    const payment = payments.create({amount, currency, orderId});
    payments.settle(payment, 'SUCCEEDED');
    payment.createdAt = 1_767_225_600;
  }
}

function createSequence(api: TestApi): void {
  createPayment(api);
  for (const payment of api.payments.all()) payment.sequenceId = 'seq_9vB4kT1mWf6RxD2j';
}
