import {expect} from 'vitest';
import {grantsAccess} from '../deliveries';
import {receivesEvents} from '../exceptions';
import {altered, type Scenario} from '../scenario';
import type {Event} from '../testApi';
import type {Visit} from '../visit';

const MEGABYTE = 1_048_576;

/** What is sent to a server that no page of it, and no event, would send. */
export const bodies: Scenario[] = [
  {
    name: 'body broken off',
    receivers: 'all',
    async run(visit) {
      for (const route of routes(visit)) await visit.shop.breakOff(route);
      await visit.stillWorks();
    },
  },
  {
    name: 'body of 5 MB',
    receivers: 'all',
    async run(visit) {
      const body = JSON.stringify({amount: 1500, text: 'x'.repeat(5 * MEGABYTE)});
      for (const route of routes(visit)) {
        const {status} = await visit.shop.open(route, body);
        // Who ends the connection may do so before the response is read.
        expect([413, 0], `${route} takes no body of 5 MB`).toContain(status);
      }
      expect(visit.api.payments.all(), 'nothing is made').toEqual([]);
      await visit.stillWorks();
    },
  },
  {
    name: 'event whose length is not said first',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      for (const event of await visit.paid()) {
        const status = await visit.shop.send(event, undefined, true);
        expect(status, `${event.body.type} in chunks gets a 2xx`).toSatisfy(isAccepted);
      }
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'event of an unknown type',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const sent = await visit.paid();
      const unknown = altered(first(sent), {});
      const object = {id: 'dsp_0123456789abcdef', status: 'OPEN'};
      Object.assign(unknown.body, {type: 'dispute.opened', data: {object, previousStatus: null}});
      await visit.accepts(unknown);
      await visit.hasDelivered(0);
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'event before the first customer',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const {api} = visit;
      const other = api.payments.create({amount: 900, currency: 'EUR', orderId: 'ORDER-99999'});
      api.payments.settle(other, 'SUCCEEDED');
      await visit.acceptsAll(api.events.splice(0));
      await visit.hasDelivered(0);
    },
  },
  {
    name: 'event of an unknown object',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const sent = await visit.paid();
      for (const orderId of ['ORDER-99999', null])
        for (const event of sent) {
          const isPayment = event.body.type.startsWith('payment.');
          const id = `${isPayment ? 'pay' : 'sub'}_0123456789abcdef`;
          await visit.accepts(altered(event, {id, ...(isPayment && {orderId, subscriptionId: null})}));
        }
      await visit.hasDelivered(0);
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'event of the own order, for a payment that the API does not know',
    // Access to a club follows the subscription, whatever the payment is.
    needs: ({guide, delivered}) => receivesEvents(guide) && delivered !== grantsAccess,
    receivers: 'all',
    async run(visit) {
      const sent = await visit.paid();
      for (const event of sent)
        if (event.body.type.startsWith('payment.')) await visit.accepts(altered(event, {id: 'pay_0123456789abcdef'}));
      await visit.hasDelivered(0);
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'event that cannot be stored',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const sent = await visit.paid();
      const clear = visit.shop.blockFiles();
      const status = await visit.shop.send(first(sent));
      expect(status, 'what was not stored comes again').toBeGreaterThanOrEqual(500);
      await visit.hasDelivered(0);
      clear();
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1);
    },
  },
];

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** What takes a body. */
function routes({customer, receives}: Visit): string[] {
  const all = [customer.route, customer.confirms, receives ? 'POST /webhooks/payments' : undefined];
  return [...new Set(all)].filter((route) => route !== undefined);
}

function first([event]: Event[]): Event {
  if (!event) throw new Error('The payment sent no event.');
  return event;
}
