import type {TestApi} from './testApi';

/** A guide with a program that runs once, and ends. */
export interface Run {
  guide: string;
  /** What it asks the API to do, in this order; nothing if it only reads. */
  writes: string[];
  /** What is there before it starts. */
  before?: (api: TestApi) => void;
  /** Why the second run does everything anew. */
  startsAnew?: string;
  /** It reads what has happened, so that nothing happens twice when the API has forgotten its keys. */
  readsFirst?: boolean;
  /** Changes the program as a reader does for another attempt, or another number: what succeeded isn't done again. */
  another?: (code: string) => string;
  /** What a person must find, and what the run then says. */
  finds?: {before: (api: TestApi) => void; says: RegExp};
}

const nextAttempt = (code: string): string => code.replace(/(attempt\b['"]?\s*(?:=>|[:=])[^\n]*?)\b1\b/i, '$12');

export const runs: Run[] = [
  {guide: 'docs/getting-started.mdx', writes: ['payments_create'], startsAnew: 'each run is a new order'},
  {guide: 'docs/testing.mdx', writes: ['payments_create', 'payments_create'], startsAnew: 'each run is a new test'},
  {
    guide: 'docs/channel-tokenization.mdx',
    writes: ['payments_create', 'payments_create', 'payments_capture'],
    readsFirst: true,
    another: nextAttempt,
  },
  {guide: 'docs/connect.mdx', writes: ['createAccount', 'createWebhook', 'payments_create'], readsFirst: true},
  {guide: 'docs/payment-methods/apple-pay.mdx', writes: ['applePayDomain_register']},
  {
    guide: 'docs/payment-methods/sepa-request-to-pay.mdx',
    writes: ['payments_create', 'payments_sendRequest'],
    readsFirst: true,
    another: nextAttempt,
  },
  {guide: 'docs/payment-methods/overview.mdx', writes: []},
  {
    guide: 'docs/integrations/pay-by-link.mdx',
    writes: ['payments_create', 'payments_sendLink'],
    readsFirst: true,
    another: nextAttempt,
  },
  {
    guide: 'docs/guides/ethoca-verifi.mdx',
    writes: ['payments_refund', 'addBlacklistItem'],
    before: hasPayment,
    readsFirst: true,
    another: (code) => code.replace('8831', '8832'),
  },
  {
    guide: 'docs/guides/managing-stores.mdx',
    writes: ['createStore', 'createPointOfSale', 'payments_create'],
    readsFirst: true,
  },
  {guide: 'docs/guides/migrate-tokens.mdx', writes: ['payments_create'], readsFirst: true},
  {guide: 'docs/guides/payouts.mdx', writes: ['payments_create'], readsFirst: true, another: nextAttempt},
  {
    guide: 'docs/guides/save-payment-method.mdx',
    writes: ['payments_recurring'],
    before: hasSequence,
    readsFirst: true,
    another: nextAttempt,
  },
  {guide: 'docs/accounting/odoo.mdx', writes: []},
  {
    guide: 'docs/run/refunds.mdx',
    writes: ['payments_refund'],
    before: hasPayment,
    readsFirst: true,
    another: (code) => code.replace('RETURN-2201', 'RETURN-2202'),
  },
  {
    guide: 'docs/run/reconciliation.mdx',
    writes: [],
    finds: {before: hasYen, says: /ORDER-10043: (?!no payment)/},
  },
  {guide: 'docs/basics/errors.mdx', writes: ['payments_create']},
  {guide: 'docs/basics/idempotency.mdx', writes: ['payments_create']},
  {guide: 'docs/basics/pagination-rate-limits-versioning.mdx', writes: []},
];

/** Changes the program of a refund as a reader does to give back all that is left, after 5.00 EUR went back. */
export const refundsTheRest = (code: string): string =>
  code
    .replace('RETURN-2201', 'RETURN-2202')
    .replace(/(refundedBefore['"]?(?: =>|:) )0/, '$1500')
    .replace(/['"]?amount['"]?(?: =>|:) 500, /, '');

/** A payment of the day from which the examples are. */
function hasPayment({payments}: TestApi): void {
  const payment = payments.create({amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'});
  payments.settle(payment, 'SUCCEEDED');
  payment.createdAt = 1_767_225_600;
}

/** What was paid has the number of what is due, in another currency. */
function hasYen({payments}: TestApi): void {
  for (const [orderId, amount, currency] of [
    ['ORDER-10042', 1500, 'EUR'],
    ['ORDER-10043', 9900, 'JPY'],
  ]) {
    const payment = payments.create({amount, currency, orderId});
    payments.settle(payment, 'SUCCEEDED');
    payment.createdAt = 1_767_225_600;
  }
}

function hasSequence(api: TestApi): void {
  hasPayment(api);
  for (const payment of api.payments.all()) payment.sequenceId = 'seq_9vB4kT1mWf6RxD2j';
}
