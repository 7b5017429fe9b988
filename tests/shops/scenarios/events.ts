import {expect} from 'vitest';
import type {Event, Payment} from '../api/types';
import {explain} from '../customers';
import {altered, type Scenario, type Visit} from '../scenario';
import {SECRET_VARIABLE} from '../shop';

/** What can be wrong with events, or with who receives them. */
export const events: Scenario[] = [
  {
    name: 'event twice',
    needs: ({receives}) => receives,
    async run(visit) {
      await visit.click();
      await visit.pay();
      const sent = [...visit.api.events];
      await Promise.all(sent.flatMap((event) => [visit.accepts(event), visit.accepts(event)]));
      for (const event of sent) await visit.accepts(event);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'restart between payment and event',
    needs: ({receives}) => receives,
    async run(visit) {
      await visit.click();
      await visit.pay();
      const sent = [...visit.api.events];
      await visit.shop.restart();
      for (const event of sent) await visit.accepts(event);
      await visit.hasDelivered(1);
      await visit.shop.restart();
      for (const event of sent) await visit.accepts(event);
      await visit.hasDelivered(1);
      if (visit.program.without?.['Pay again after paying'] === undefined) await visit.paysAgain();
    },
  },
  {
    name: 'wrong amount or currency',
    needs: ({receives}) => receives,
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event, payment} = succeeded(visit);
      await visit.accepts(altered(event, {amount: payment.amount - 1}));
      await visit.hasDelivered(0);
      await visit.tellsAPerson(payment.id);
      await visit.accepts(altered(event, {currency: 'USD'}));
      await visit.hasDelivered(0);
      await visit.tellsAPerson(payment.id, 2);
    },
  },
  {
    name: 'unknown order',
    needs: ({receives}) => receives,
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = succeeded(visit);
      const id = 'pay_0123456789abcdef';
      const unknown = altered(event, {
        id,
        orderId: 'ORDER-99999',
        ...(isOfSubscription(event) && {subscriptionId: 'sub_0123456789abcdef'}),
      });
      await visit.accepts(unknown);
      await visit.hasDelivered(0);
      await visit.tellsAPerson(id);
      await visit.events();
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'second successful payment',
    needs: ({receives}) => receives,
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = succeeded(visit);
      await visit.events();
      const id = 'pay_0123456789abcdef';
      await visit.accepts(altered(event, {id}));
      await visit.hasDelivered(1);
      await visit.tellsAPerson(id);
    },
  },
  {
    name: 'empty signing secret',
    needs: ({receives}) => receives,
    environment: {[SECRET_VARIABLE]: ''},
    async run({shop, api}) {
      if (!(await shop.hasRefusedToStart())) {
        const payment = api.payments.create({amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'});
        api.payments.settle(payment, 'SUCCEEDED');
        const [status] = await Promise.all(api.events.map((event) => shop.send(event, '')));
        expect(status, `refuses to check events with an empty secret. ${explain(shop)}`).toBeGreaterThanOrEqual(500);
      }
      expect(`${shop.log}${shop.errors}`, 'says which variable is missing').toContain(SECRET_VARIABLE);
    },
  },
];

/** The event of the payment that succeeded, which waits to be sent. */
function succeeded({api}: Visit): {event: Event; payment: Payment} {
  const event = api.events.find(({body}) => body.type === 'payment.succeeded');
  if (!event) throw new Error('No payment has succeeded.');
  return {event, payment: event.body.data.object as Payment};
}

const isOfSubscription = (event: Event): boolean => (event.body.data.object as Payment).subscriptionId !== null;
