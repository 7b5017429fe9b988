import {expect} from 'vitest';
import {explain, paymentOf} from '../customers';
import {receivesEvents} from '../exceptions';
import type {Scenario} from '../scenario';

/** What customers do, in the order in which it can happen. */
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
        await visit.hasDelivered(0);
        await visit.events();
      }
      await visit.comesBack();
      await visit.hasDelivered(1);
      visit.hasCreated(1);
    },
  },
  {
    name: 'double click',
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const pages = await Promise.all([customer.click(shop), customer.click(shop)]);
      // If a click pays, the second one may come to an order that is paid.
      for (const page of pages) {
        if (customer.isOneStep) visit.isTrueAfterPaying(page);
        else visit.isWell(page, 'Each of two clicks');
      }
      visit.hasCreated(1);
      const [one, other] = pages.map((page) => paymentOf(shop, page).id);
      expect(one, 'both clicks lead to the same payment').toBe(other);
      await visit.pay();
      await visit.events();
      await visit.hasDelivered(1);
      visit.hasCreated(1);
    },
  },
  {
    name: 'double confirmation',
    needs: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, api, customer} = visit;
      await visit.click();
      api.faults.add('payments_confirm', 'slow');
      const pages = await Promise.all([customer.pay(shop, 'good'), customer.pay(shop, 'good')]);
      for (const page of pages) if (page) visit.thanks(page);
      expect(visit.charged().length, 'charged once').toBe(1);
      await visit.events();
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'second token after paying',
    needs: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, customer} = visit;
      await visit.click();
      await visit.pay();
      for (const card of ['good', 'declined'] as const) visit.saysPaid(await customer.pay(shop, card, 2));
      visit.hasCreated(1);
      await visit.events();
      visit.saysPaid(await customer.pay(shop, 'good', 3));
      expect(visit.charged().length, 'charged once').toBe(1);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'two tokens at once',
    needs: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, api, customer} = visit;
      await visit.click();
      api.faults.add('payments_confirm', 'slow', 2);
      const pages = await Promise.all([customer.pay(shop, 'good', 1), customer.pay(shop, 'good', 2)]);
      for (const page of pages) visit.saysPaid(page);
      expect(visit.charged().length, 'charged once').toBe(1);
      await visit.events();
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'second token after a decline',
    needs: ({charges}) => charges === 'payments_confirm',
    async run(visit) {
      const {shop, customer} = visit;
      await visit.click();
      await customer.pay(shop, 'declined');
      const page = await customer.pay(shop, 'good', 2);
      expect(page?.text, `the payment is over. ${explain(shop, page)}`).toContain('FAILED');
      visit.isWell(page, 'A second token');
      expect(visit.charged(), 'charges nothing').toEqual([]);
    },
  },
  {
    name: 'customer before the event',
    needs: ({guide}) => receivesEvents(guide),
    async run(visit) {
      await visit.click();
      await visit.pay();
      await visit.comesBack();
      await visit.hasDelivered(0);
      await visit.events();
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'Pay again after paying',
    async run(visit) {
      await visit.click();
      await visit.pay();
      await visit.paysAgain();
      await visit.events();
      await visit.paysAgain();
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'declined, then a new attempt',
    async run(visit) {
      const {shop, customer, program} = visit;
      if (!customer.isOneStep) await visit.click();
      const page = (await customer.pay(shop, 'declined')) ?? (await customer.back(shop));
      if (page) {
        visit.hidesItsInside(page);
        expect(page.text, 'who was declined is not thanked').not.toMatch(/thank|SUCCEEDED/i);
      }
      const former = paymentOf(shop).id;
      await visit.click();
      expect(paymentOf(shop).id, 'the new attempt is a new payment').not.toBe(former);
      await visit.pay();
      // Events can arrive out of order.
      visit.api.events.reverse();
      await visit.events();
      await visit.comesBack();
      const keys = visit
        .sent(program.charges === 'subscriptions_activate' ? program.charges : visit.creates)
        .map(({key}) => key);
      expect(new Set(keys).size, `each attempt has a key of its own: ${keys.join(', ')}`).toBe(2);
      expect(visit.charged().length, 'charged once').toBe(1);
      await visit.hasDelivered(1);
    },
  },
];
