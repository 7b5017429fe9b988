import {registerApplePayDomain} from '../methods/offers';
import {operations, type OperationId} from '../rest/operations';
import {assertNoValidationErrors} from '../rest/validation';
import {ApiError} from '../state/apiError';
import type {Context, FieldResolver, FieldResolvers} from './context';
import {toRestBody, toGraphqlNode} from './shapes';

/** IDs of equivalent REST operations, by name of the mutation. */
const REST_OPERATION_IDS = {
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

/** Names of mutations in which `null` clears a field. In others, `null` is the same as an omitted field. */
const NULL_CLEARING_MUTATIONS = ['updateSubscription'];

/** Resolvers of mutations that run REST operations. The OpenAPI document validates their input. */
export const mutations: FieldResolvers = {
  ...Object.fromEntries(
    Object.entries(REST_OPERATION_IDS).map(([name, operation]) => [
      name,
      createMutationResolver(operation, NULL_CLEARING_MUTATIONS.includes(name)),
    ]),
  ),
  registerApplePayDomain: ({input}, {api, caller}) => {
    const {domainName} = registerApplePayDomain(api, caller, input as Record<string, unknown>);
    const {accountId, livemode} = caller;
    return {accountId, domainName, livemode, registeredAt: api.clock.now()};
  },
};

function createMutationResolver(
  operationId: (typeof REST_OPERATION_IDS)[keyof typeof REST_OPERATION_IDS],
  keepsNull: boolean,
): FieldResolver {
  return (args, context) => {
    const input = args.input as Record<string, unknown>;
    const body = toRestBody(input, keepsNull);
    validateBody(operationId, body, context);
    const {api, caller} = context;
    const id = typeof input.id === 'string' ? input.id : '';
    return toGraphqlNode(operations[operationId](api, {caller, path: {id}, query: {}, body}));
  };
}

function validateBody(operationId: string, body: Record<string, unknown>, {description}: Context): void {
  const route = description.routes.find(({operation}) => operation.id === operationId);
  if (!route) throw new ApiError('internal_error', `The REST description has no ${operationId}.`);
  const expected = description.getRequestSchema(route);
  if (expected) assertNoValidationErrors(description.validation.validate(expected.schemaPath, body));
}
