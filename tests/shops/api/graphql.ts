import {newId} from './ids';
import type {Payments} from './payments';
import type {Answer, Body} from './types';

/** What of the API answers depend on. */
interface State {
  payments: Payments;
}

/** What each field of a query or mutation returns. Those that no program of a guide asks for are missing. */
const fields: Record<string, (api: State) => unknown> = {
  accountBalances: () => ({available: 100_000}),
  accountSettlements: () => ({nodes: []}),
  addBlacklistItem: () => ({id: newId('bli')}),
  charges: ({payments}) => ({
    nodes: payments.all.map(({id, amount, refundedAmount}) => ({
      id,
      refundableAmount: amount - Number(refundedAmount ?? 0),
    })),
  }),
  createAccount: () => ({id: newId('acc'), status: 'PENDING'}),
  createPointOfSale: () => ({id: newId('pos')}),
  createStore: () => ({id: newId('sto')}),
  createWebhook: () => ({signingSecret: 'whsec_3cV8nJ1rYz5Gt0Xe'}),
};

/** @returns the first field of a query or mutation: no program of a guide asks for two */
export function fieldOf(text: string): string {
  const {query} = JSON.parse(text) as {query: string};
  return /\{\s*(\w+)/.exec(query)?.[1] ?? '';
}

/** @returns the data of a field */
export function graphqlAnswer(api: State, field: string): Answer {
  const read = fields[field];
  if (!read) throw new Error(`tests/shops/api/graphql.ts does not have ${field}.`);
  return {status: 200, body: {data: {[field]: read(api)}}};
}

/** @returns a refusal as GraphQL has it: the status is 200, and the code is that of REST */
export function asGraphql({status, body, headers}: Answer): Answer {
  if (status < 400) return {status, body};
  const {code, message} = body as Body & {code: string; message: string};
  return {status: 200, body: {data: null, errors: [{message, extensions: {code}}]}, ...(headers && {headers})};
}
