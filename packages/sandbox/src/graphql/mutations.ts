import {registerDomain} from '../methods/offers';
import {operations, type OperationId} from '../rest/operations';
import {refuseFor} from '../rest/validation';
import {Refusal} from '../state/refusal';
import type {Context, Field, Fields} from './context';
import {bodyOf, shaped} from './shapes';

/** Mutations that do the same as an operation of REST, and the operation. */
const SAME = {
  createPayment: 'payments_create',
  cancelPayment: 'payments_cancel',
  capturePayment: 'payments_capture',
  refundPayment: 'payments_refund',
  sendPaymentLink: 'payments_sendLink',
  sendPaymentReceipt: 'payments_sendReceipt',
  sendPaymentRequest: 'payments_sendRequest',
  createSubscription: 'subscriptions_create',
  updateSubscription: 'subscriptions_update',
  activateSubscription: 'subscriptions_activate',
  pauseSubscription: 'subscriptions_pause',
  resumeSubscription: 'subscriptions_resume',
  cancelSubscription: 'subscriptions_cancel',
  sendSubscriptionLink: 'subscriptions_sendLink',
  sendSubscriptionStatus: 'subscriptions_sendStatus',
} as const satisfies Record<string, OperationId>;

/** In an update, `null` clears a field; elsewhere it says as much as no field. */
const CLEARS = ['updateSubscription'];

/** Mutations of payments and subscriptions: the REST description checks their input, and the same functions run. */
export const mutations: Fields = {
  ...Object.fromEntries(
    Object.entries(SAME).map(([name, operation]) => [name, sameAs(operation, CLEARS.includes(name))]),
  ),
  registerApplePayDomain: ({input}, {api, caller}) => {
    const {domainName} = registerDomain(api, caller, input as Record<string, unknown>);
    const {accountId, livemode} = caller;
    return {accountId, domainName, livemode, registeredAt: api.clock.now()};
  },
};

function sameAs(operationId: (typeof SAME)[keyof typeof SAME], keepsNull: boolean): Field {
  return (args, context) => {
    const input = args.input as Record<string, unknown>;
    const body = bodyOf(input, keepsNull);
    checkBody(operationId, body, context);
    const {api, caller} = context;
    const id = typeof input.id === 'string' ? input.id : '';
    return shaped(operations[operationId](api, {caller, path: {id}, query: {}, body}));
  };
}

function checkBody(operationId: string, body: Record<string, unknown>, {description}: Context): void {
  const route = description.routes.find(({operation}) => operation.id === operationId);
  if (!route) throw new Refusal('internal_error', `The REST description has no ${operationId}.`);
  const expected = description.requestOf(route);
  if (expected) refuseFor(description.validation.errors(expected.place, body));
}
