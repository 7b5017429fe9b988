import {expect} from 'vitest';
import type {Event, Payment} from '../testApi';
import {explain} from '../customers';
import {isExcepted, receivesEvents} from '../exceptions';
import {altered, type Scenario} from '../scenario';
import {runScript} from '../script';
import {until} from '../until';
import type {Visit} from '../visit';

/** What can be wrong with events. */
export const events: Scenario[] = [
  {
    name: 'event twice',
    needs: ({guide}) => receivesEvents(guide),
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
    needs: ({guide}) => receivesEvents(guide),
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
      if (!isExcepted(visit.program.guide, 'Pay again after paying')) await visit.paysAgain();
    },
  },
  {
    name: 'event that a reader sends with send-event.sh',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'delivering',
    async run(visit) {
      const {api, shop} = visit;
      for (const {body} of await visit.paid()) {
        const args = [body.type, body.data.object.id];
        const said = await runScript('docs/testing.mdx', 'send-event.sh', {args, env: shop.variables()});
        expect(said, `sends ${args.join(' ')}. ${explain(shop)}`).toMatch(/answered 2\d\d/);
      }
      await visit.hasDelivered(1);
      expect(api.events, 'no other').toEqual([]);
    },
  },
  {
    name: 'event of live mode in a shop with a test key',
    needs: ({guide}) => receivesEvents(guide),
    receivers: 'delivering',
    async run(visit) {
      const sent = await visit.paid();
      for (const event of sent) {
        const live = altered(event, {livemode: true});
        live.body.livemode = true;
        await visit.accepts(live);
      }
      await visit.hasDelivered(0);
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'event of live mode for a platform with a test key',
    needs: ({guide}) => guide === 'docs/connect.mdx',
    receivers: 'all',
    async run(visit) {
      const {shop} = visit;
      const [event] = await visit.paid();
      if (!event) throw new Error('The payment sent no event.');
      const live = altered(event, {livemode: true});
      live.body.livemode = true;
      await visit.accepts(live);
      const said = (): string => `${shop.log}${shop.errors}`;
      await until(() => said().includes(live.body.id));
      expect(said()).toContain(`Ignored: ${live.body.type} ${live.body.id}.`);
      expect(said(), 'nothing is handled').not.toContain('is SUCCEEDED');
      await visit.accepts(event);
      await until(() => said().includes('is SUCCEEDED'));
      expect(said(), 'an event of test mode is handled').toContain('is SUCCEEDED');
    },
  },
  {
    name: 'wrong amount or currency',
    needs: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event, payment} = succeeded(visit);
      await visit.accepts(told(visit, event, {amount: payment.amount - 1}));
      await visit.hasDelivered(0);
      await visit.tellsAPerson(payment.id);
      await visit.accepts(told(visit, event, {currency: 'USD'}));
      await visit.hasDelivered(0);
      await visit.tellsAPerson(payment.id, 2);
    },
  },
  {
    name: 'unknown order',
    needs: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = succeeded(visit);
      const id = 'pay_0123456789abcdef';
      const unknown = told(visit, event, {
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
    needs: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = succeeded(visit);
      await visit.events();
      const id = 'pay_0123456789abcdef';
      await visit.accepts(told(visit, event, {id}));
      await visit.hasDelivered(1);
      await visit.tellsAPerson(id);
    },
  },
];

/** An event with another payment, which is as the API shows it too. */
function told({api}: Visit, event: Event, changes: Partial<Payment>): Event {
  const copy = altered(event, changes);
  api.payments.put(structuredClone(copy.body.data.object as Payment));
  return copy;
}

/** The event of the payment that succeeded, which waits to be sent. */
function succeeded({api}: Visit): {event: Event; payment: Payment} {
  const event = api.events.find(({body}) => body.type === 'payment.succeeded');
  if (!event) throw new Error('No payment has succeeded.');
  return {event, payment: event.body.data.object as Payment};
}

const isOfSubscription = (event: Event): boolean => (event.body.data.object as Payment).subscriptionId !== null;
