import {exampleOf} from './description';
import type {Payments} from './payments';
import type {Subscriptions} from './subscriptions';
import {Refusal, type Answer, type Body} from './types';

/** What operations read and change. */
interface Account {
  payments: Payments;
  subscriptions: Subscriptions;
}

type Run = (account: Account, request: {id: string; body: Body}) => Answer;

const ok = (body: object, status = 200): Answer => ({status, body: body as Answer['body']});

/** What each operation does, by its id. Those that no program of a guide calls are missing. */
export const operations: Record<string, Run> = {
  payments_create: ({payments}, {body}) => ok(payments.create(body), 201),
  payments_get: ({payments}, {id}) => ok(payments.get(id)),
  payments_confirm: ({payments}, {id, body}) => ok(payments.confirm(id, body)),
  payments_sendLink: ({payments}, {id}) => ok(payments.send(id)),
  payments_sendRequest: ({payments}, {id}) => ok(payments.send(id)),
  payments_capture: ({payments}, {id, body}) => ok(payments.capture(id, body)),
  payments_cancel: ({payments}, {id}) => ok(payments.cancel(id)),
  payments_refund: ({payments}, {id, body}) => ok(payments.refund(id, body)),
  payments_recurring: ({payments}, {id, body}) => {
    const first = payments.all.find(({sequenceId, status}) => sequenceId === id && status === 'SUCCEEDED');
    if (!first) throw new Refusal(404, 'sequence_not_found', `There's no sequence ${id} in this account and mode.`);
    const {amount, currency} = first;
    return ok(payments.create({amount, ...body, currency, sequenceId: id, paymentToken: 'tok_of_sequence'}), 201);
  },
  subscriptions_create: ({subscriptions}, {body}) => ok(subscriptions.create(body), 201),
  subscriptions_get: ({subscriptions}, {id}) => ok(subscriptions.get(id)),
  subscriptions_activate: ({subscriptions}, {id, body}) => ok(subscriptions.activate(id, body)),
  paymentMethods_get: () => ok(exampleOf({method: 'GET', path: '/payment-methods'}, 'payment')),
  applePayDomain_register: (_, {body}) => ok({success: true, domainName: body.domainName}),
  bizum_validatePhone: (_, {body}) => ok({phoneNumber: body.phoneNumber, registered: true}),
};
