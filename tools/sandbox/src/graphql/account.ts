import {generateId} from '../state/ids';
import type {Payment} from '../state/records';
import {paginate} from './connections';
import type {Context, FieldResolvers} from './context';
import {matchesFilter} from './filters';

/** Initial balance of the sandbox's account in minor units, which is enough to test payouts. */
const INITIAL_BALANCE = 100_000;

/** Resolvers of queries about accounts. Other account queries return examples. */
export const accountQueries: FieldResolvers = {
  accountBalances: ({currency}, {api, caller}) => {
    const selectedCurrency = typeof currency === 'string' ? currency : 'EUR';
    const balanceChange = api.store
      .list(api.store.payments, caller)
      .filter((payment) => payment.currency === selectedCurrency)
      .reduce((sum, payment) => sum + getBalanceChange(payment), 0);
    const {accountId, livemode} = caller;
    return {
      accountId,
      currency: selectedCurrency,
      available: INITIAL_BALANCE + balanceChange,
      pending: 0,
      inTransit: 0,
      reserved: 0,
      nextSettlementAt: null,
      updatedAt: api.clock.now(),
      livemode,
    };
  },
  userAccounts: (args, {api, caller}) => {
    const ownAccount = {id: api.account.id, name: api.account.shop.name, status: 'ACTIVE', masterAccountId: null};
    const all = [ownAccount, ...api.store.accounts.values()].map((account) => ({
      ...account,
      ...{iconUrl: null, accessLevel: null, storeId: null, selected: account.id === caller.accountId},
    }));
    all.sort((one, other) => one.name.localeCompare(other.name));
    return paginate(
      all.filter((account) => matchesFilter(account, args.filter)),
      args,
    );
  },
  // Test payments are never settled.
  accountSettlements: (args) => paginate([], args),
};

/**
 * Creates an account on whose behalf the caller can act.
 *
 * @returns the fields that the request or the sandbox sets; other fields return examples
 */
export function createAccount({input}: Record<string, unknown>, {api, caller}: Context): Record<string, unknown> {
  const {name, email, country, currency, language} = input as Record<string, unknown>;
  const id = generateId('acc');
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

/** Returns the change of the balance by a payment, in minor units. Payments count without a settlement delay. */
function getBalanceChange({status, amount, refundedAmount, transactionType}: Payment): number {
  const isPaid = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status);
  if (!isPaid || transactionType === 'VERIF') return 0;
  return transactionType === 'PAYOUT' ? -amount : amount - (refundedAmount ?? 0);
}
