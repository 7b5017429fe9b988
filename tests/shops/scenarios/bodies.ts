import {expect} from 'vitest';
import {countAccess} from '../deliveries';
import {receivesEvents} from '../exceptions';
import {alterEvent, type Scenario} from '../scenario';
import type {Event} from '../testApi';
import type {Visit} from '../visit';

const MEGABYTE = 1_048_576;

/** Requests to a server that no page of it, and no event, would send. */
export const bodies: Scenario[] = [
  {
    name: 'aborted body',
    receivers: 'all',
    async run(visit) {
      for (const route of getRoutes(visit)) await visit.shop.abortRequest(route);
      await visit.expectStillWorks();
    },
  },
  {
    name: 'body of 5 MB',
    receivers: 'all',
    async run(visit) {
      const body = JSON.stringify({amount: 1500, text: 'x'.repeat(5 * MEGABYTE)});
      for (const route of getRoutes(visit)) {
        const {status} = await visit.shop.open(route, body);
        // A server that ends the connection may do so before the response is read.
        expect([413, 0], `${route} takes no body of 5 MB`).toContain(status);
      }
      expect(visit.api.payments.all(), 'nothing is made').toEqual([]);
      await visit.expectStillWorks();
    },
  },
  {
    name: 'event without a length',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      for (const event of await visit.payAndTakeEvents()) {
        const status = await visit.shop.send(event, undefined, true);
        expect(status, `${event.body.type} in chunks gets a 2xx`).toSatisfy(isAccepted);
      }
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'event of an unknown type',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const events = await visit.payAndTakeEvents();
      const unknownEvent = alterEvent(getFirst(events), {});
      const object = {id: 'dsp_0123456789abcdef', status: 'OPEN'};
      Object.assign(unknownEvent.body, {type: 'dispute.opened', data: {object, previousStatus: null}});
      await visit.expectAccepted(unknownEvent);
      await visit.expectDelivered(0);
      await visit.expectAllAccepted(events);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'event before the first customer',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const {api} = visit;
      const other = api.payments.create({amount: 900, currency: 'EUR', orderId: 'ORDER-99999'});
      api.payments.settle(other, 'SUCCEEDED');
      await visit.expectAllAccepted(api.events.splice(0));
      await visit.expectDelivered(0);
    },
  },
  {
    name: 'event of an unknown object',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const events = await visit.payAndTakeEvents();
      for (const orderId of ['ORDER-99999', null])
        for (const event of events) {
          const isPayment = event.body.type.startsWith('payment.');
          const id = `${isPayment ? 'pay' : 'sub'}_0123456789abcdef`;
          await visit.expectAccepted(alterEvent(event, {id, ...(isPayment && {orderId, subscriptionId: null})}));
        }
      await visit.expectDelivered(0);
      await visit.expectAllAccepted(events);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'event of a known order, for a payment that the API does not know',
    // Access to a club follows the subscription, whatever the payment is.
    appliesTo: ({guide, countDelivered}) => receivesEvents(guide) && countDelivered !== countAccess,
    receivers: 'all',
    async run(visit) {
      const events = await visit.payAndTakeEvents();
      for (const event of events)
        if (event.body.type.startsWith('payment.'))
          await visit.expectAccepted(alterEvent(event, {id: 'pay_0123456789abcdef'}));
      await visit.expectDelivered(0);
      await visit.expectAllAccepted(events);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'event that cannot be stored',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'all',
    async run(visit) {
      const events = await visit.payAndTakeEvents();
      const clear = visit.shop.blockFiles();
      const status = await visit.shop.send(getFirst(events));
      expect(status, 'what was not stored comes again').toBeGreaterThanOrEqual(500);
      await visit.expectDelivered(0);
      clear();
      await visit.expectAllAccepted(events);
      await visit.expectDelivered(1);
    },
  },
];

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** Returns the requests that take a body. */
function getRoutes({customer, receives}: Visit): string[] {
  const all = [customer.route, customer.confirmRoute, receives ? 'POST /webhooks/payments' : undefined];
  return [...new Set(all)].filter((route) => route !== undefined);
}

function getFirst([event]: Event[]): Event {
  if (!event) throw new Error('The payment sent no event.');
  return event;
}
