import {newId} from '../state/ids';
import type {Payment} from '../state/records';
import {page} from './connections';
import type {Context, Fields} from './context';
import {matches} from './filters';

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
  userAccounts: (args, {api, caller}) => {
    const own = {id: api.account.id, name: api.account.shop.name, status: 'ACTIVE', masterAccountId: null};
    const all = [own, ...api.store.accounts.values()].map((account) => ({
      ...account,
      ...{iconUrl: null, accessLevel: null, storeId: null, selected: account.id === caller.accountId},
    }));
    all.sort((one, other) => one.name.localeCompare(other.name));
    return page(
      all.filter((account) => matches(account, args.filter)),
      args,
    );
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
  const now = api.clock.now();
  const {livemode, accountId: masterAccountId} = caller;
  api.store.accounts.set(id, {id, name: String(name), status: 'PENDING', masterAccountId});
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
