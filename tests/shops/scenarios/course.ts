import {expect} from 'vitest';
import {explain, findPayment} from '../customers';
import {receivesEvents} from '../exceptions';
import type {Scenario} from '../scenario';

/** Actions of customers, in the orders that are possible. */
export const course: Scenario[] = [
  {
    name: 'normal course',
    async run(visit) {
      const {shop, api} = visit;
      await visit.click();
      await visit.pay();
      if (visit.receives) {
        const [first] = api.events;
        if (!first) throw new Error('The payment sent no event.');
        const status = await shop.send(first, 'whsec_of_somebody_else');
        expect(status, 'a forged event is refused').toBeGreaterThanOrEqual(400);
        await visit.expectDelivered(0);
        await visit.sendEvents();
      }
      await visit.comeBack();
      await visit.expectDelivered(1);
      visit.expectCreated(1);
    },
  },
  {
    name: 'double click',
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const pages = await Promise.all([customer.click(shop), customer.click(shop)]);
      // If a click pays, the order may already be paid at the second click.
      for (const page of pages) {
        if (customer.isOneStep) visit.expectPaidOrder(page);
        else visit.expectSuccess(page, 'Each of two clicks');
      }
      visit.expectCreated(1);
      const [one, other] = pages.map((page) => findPayment(shop, page).id);
      expect(one, 'both clicks lead to the same payment').toBe(other);
      await visit.pay();
      await visit.sendEvents();
      await visit.expectDelivered(1);
      visit.expectCreated(1);
    },
  },
  {
    name: 'double confirmation',
    appliesTo: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, api, customer} = visit;
      await visit.click();
      api.faults.add('payments_confirm', 'slow');
      const pages = await Promise.all([customer.pay(shop, 'good'), customer.pay(shop, 'good')]);
      for (const page of pages) if (page) visit.expectThanks(page);
      expect(visit.getCharged().length, 'charged once').toBe(1);
      await visit.sendEvents();
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'second token after paying',
    appliesTo: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, customer} = visit;
      await visit.click();
      await visit.pay();
      for (const card of ['good', 'declined'] as const) visit.expectPaid(await customer.pay(shop, card, 2));
      visit.expectCreated(1);
      await visit.sendEvents();
      visit.expectPaid(await customer.pay(shop, 'good', 3));
      expect(visit.getCharged().length, 'charged once').toBe(1);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'two tokens at once',
    appliesTo: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, api, customer} = visit;
      await visit.click();
      api.faults.add('payments_confirm', 'slow', 2);
      const pages = await Promise.all([customer.pay(shop, 'good', 1), customer.pay(shop, 'good', 2)]);
      for (const page of pages) visit.expectPaid(page);
      expect(visit.getCharged().length, 'charged once').toBe(1);
      await visit.sendEvents();
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'second token after a decline',
    appliesTo: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, customer} = visit;
      await visit.click();
      await customer.pay(shop, 'declined');
      const page = await customer.pay(shop, 'good', 2);
      expect(page?.text, `the payment is over. ${explain(shop, page)}`).toContain('FAILED');
      visit.expectSuccess(page, 'A second token');
      expect(visit.getCharged(), 'charges nothing').toEqual([]);
    },
  },
  {
    name: 'customer comes back before the event',
    appliesTo: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      await visit.comeBack();
      await visit.expectDelivered(0);
      await visit.sendEvents();
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'Pay again after paying',
    async run(visit) {
      await visit.click();
      await visit.pay();
      await visit.payAgain();
      await visit.sendEvents();
      await visit.payAgain();
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'declined, then a new attempt',
    async run(visit) {
      const {shop, customer, program} = visit;
      if (!customer.isOneStep) await visit.click();
      const page = (await customer.pay(shop, 'declined')) ?? (await customer.goBack(shop));
      if (page) {
        visit.expectNoInternals(page);
        expect(page.text, 'who was declined is not thanked').not.toMatch(/thank|SUCCEEDED/i);
      }
      const previousId = findPayment(shop).id;
      await visit.click();
      expect(findPayment(shop).id, 'the new attempt is a new payment').not.toBe(previousId);
      await visit.pay();
      // Events can arrive out of order.
      visit.api.events.reverse();
      await visit.sendEvents();
      await visit.comeBack();
      const keys = visit
        .getRequests(program.charges === 'subscriptions_activate' ? program.charges : visit.creates)
        .map(({key}) => key);
      expect(new Set(keys).size, `each attempt has a key of its own: ${keys.join(', ')}`).toBe(2);
      expect(visit.getCharged().length, 'charged once').toBe(1);
      await visit.expectDelivered(1);
    },
  },
];
