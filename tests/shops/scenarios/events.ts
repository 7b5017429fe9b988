import {expect} from 'vitest';
import type {Event, Payment} from '../testApi';
import {explain} from '../customers';
import {isExempt, receivesEvents} from '../exceptions';
import {alterEvent, type Scenario} from '../scenario';
import {runScript} from '../script';
import {waitUntil} from '../until';
import type {Visit} from '../visit';

/** Problems with events. */
export const events: Scenario[] = [
  {
    name: 'duplicate event',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const waiting = [...visit.api.events];
      await Promise.all(waiting.flatMap((event) => [visit.expectAccepted(event), visit.expectAccepted(event)]));
      for (const event of waiting) await visit.expectAccepted(event);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'restart between payment and event',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const waiting = [...visit.api.events];
      await visit.shop.restart();
      for (const event of waiting) await visit.expectAccepted(event);
      await visit.expectDelivered(1);
      await visit.shop.restart();
      for (const event of waiting) await visit.expectAccepted(event);
      await visit.expectDelivered(1);
      if (!isExempt(visit.program.guide, 'Pay again after paying')) await visit.payAgain();
    },
  },
  {
    name: 'event that a reader sends with send-event.sh',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'delivering',
    async run(visit) {
      const {api, shop} = visit;
      for (const {body} of await visit.payAndTakeEvents()) {
        const args = [body.type, body.data.object.id];
        const output = await runScript('docs/testing.mdx', 'send-event.sh', {args, env: shop.getVariables()});
        expect(output, `sends ${args.join(' ')}. ${explain(shop)}`).toMatch(/answered 2\d\d/);
      }
      await visit.expectDelivered(1);
      expect(api.events, 'no other').toEqual([]);
    },
  },
  {
    name: 'event of live mode in a shop with a test key',
    appliesTo: ({guide}) => receivesEvents(guide),
    receivers: 'delivering',
    async run(visit) {
      const waiting = await visit.payAndTakeEvents();
      for (const event of waiting) {
        const live = alterEvent(event, {livemode: true});
        live.body.livemode = true;
        await visit.expectAccepted(live);
      }
      await visit.expectDelivered(0);
      await visit.expectAllAccepted(waiting);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'event of live mode for a platform with a test key',
    appliesTo: ({guide}) => guide === 'docs/connect.mdx',
    receivers: 'all',
    async run(visit) {
      const {shop} = visit;
      const [event] = await visit.payAndTakeEvents();
      if (!event) throw new Error('The payment sent no event.');
      const live = alterEvent(event, {livemode: true});
      live.body.livemode = true;
      await visit.expectAccepted(live);
      const getOutput = (): string => `${shop.log}${shop.errors}`;
      await waitUntil(() => getOutput().includes(live.body.id));
      expect(getOutput()).toContain(`Ignored: ${live.body.type} ${live.body.id}.`);
      expect(getOutput(), 'nothing is handled').not.toContain('is SUCCEEDED');
      await visit.expectAccepted(event);
      await waitUntil(() => getOutput().includes('is SUCCEEDED'));
      expect(getOutput(), 'an event of test mode is handled').toContain('is SUCCEEDED');
    },
  },
  {
    name: 'wrong amount or currency',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event, payment} = findSucceeded(visit);
      await visit.expectAccepted(alterPayment(visit, event, {amount: payment.amount - 1}));
      await visit.expectDelivered(0);
      await visit.expectManualCheck(payment.id);
      await visit.expectAccepted(alterPayment(visit, event, {currency: 'USD'}));
      await visit.expectDelivered(0);
      await visit.expectManualCheck(payment.id, 2);
    },
  },
  {
    name: 'unknown order',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = findSucceeded(visit);
      const id = 'pay_0123456789abcdef';
      const unknownEvent = alterPayment(visit, event, {
        id,
        orderId: 'ORDER-99999',
        ...(hasSubscription(event) && {subscriptionId: 'sub_0123456789abcdef'}),
      });
      await visit.expectAccepted(unknownEvent);
      await visit.expectDelivered(0);
      await visit.expectManualCheck(id);
      await visit.sendEvents();
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'second successful payment',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      const {event} = findSucceeded(visit);
      await visit.sendEvents();
      const id = 'pay_0123456789abcdef';
      await visit.expectAccepted(alterPayment(visit, event, {id}));
      await visit.expectDelivered(1);
      await visit.expectManualCheck(id);
    },
  },
];

/** Returns a copy of an event with another payment, which the API then returns too. */
function alterPayment({api}: Visit, event: Event, changes: Partial<Payment>): Event {
  const copy = alterEvent(event, changes);
  api.payments.put(structuredClone(copy.body.data.object as Payment));
  return copy;
}

/** Returns the waiting event of the payment that succeeded. */
function findSucceeded({api}: Visit): {event: Event; payment: Payment} {
  const event = api.events.find(({body}) => body.type === 'payment.succeeded');
  if (!event) throw new Error('No payment has succeeded.');
  return {event, payment: event.body.data.object as Payment};
}

const hasSubscription = (event: Event): boolean => (event.body.data.object as Payment).subscriptionId !== null;
