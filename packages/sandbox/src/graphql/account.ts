import {newId} from '../state/ids';
import type {Payment} from '../state/records';
import {page} from './connections';
import type {Context, Fields} from './context';

/** What an account of the sandbox has before the first payment: enough to try payouts. */
const BALANCE = 100_000;

/** Queries of the account. Of the rest of it, the sandbox shows examples. */
export const accountQueries: Fields = {
  accountBalances: ({currency}, {api, caller}) => {
    const chosen = typeof currency === 'string' ? currency : 'EUR';
    const moved = api.store
      .all(api.store.payments, caller)
      .filter((payment) => payment.currency === chosen)
      .reduce((sum, payment) => sum + movedBy(payment), 0);
    const {accountId, livemode} = caller;
    return {
      accountId,
      currency: chosen,
      available: BALANCE + moved,
      pending: 0,
      inTransit: 0,
      reserved: 0,
      nextSettlementAt: null,
      updatedAt: api.clock.now(),
      livemode,
    };
  },
  // Test payments are never settled.
  accountSettlements: (args) => page([], args),
};

/**
 * Creates an account that the caller can act for. What the request doesn't say of it is an example.
 *
 * @returns its fields that are more than an example
 */
export function createAccount({input}: Record<string, unknown>, {api, caller}: Context): Record<string, unknown> {
  const {name, email, country, currency, language} = input as Record<string, unknown>;
  const id = newId('acc');
  api.store.accounts.add(id);
  const now = api.clock.now();
  const {livemode, accountId: masterAccountId} = caller;
  return {
    id,
    name,
    email,
    country,
    currency,
    language,
    livemode,
    masterAccountId,
    status: 'PENDING',
    createdAt: now,
    updatedAt: now,
  };
}

/** @returns by how much a payment has changed the balance; payments of today count at once */
function movedBy({status, amount, refundedAmount, transactionType}: Payment): number {
  const isPaid = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status);
  if (!isPaid || transactionType === 'VERIF') return 0;
  return transactionType === 'PAYOUT' ? -amount : amount - (refundedAmount ?? 0);
}
