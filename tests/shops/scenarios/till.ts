import {expect} from 'vitest';
import {findPayment} from '../customers';
import type {Program} from '../programs';
import type {Scenario} from '../scenario';
import {waitUntil} from '../until';

const isTill = (program: Program): boolean => program.isTill === true;

/** Sales by cashiers at a till. */
export const till: Scenario[] = [
  {
    name: 'order ID of another sale, with another amount',
    appliesTo: isTill,
    async run(visit) {
      const {shop, customer} = visit;
      const sale = findPayment(shop, await visit.click());
      const page = await shop.open(customer.route, {orderId: sale.orderId, amount: sale.amount + 100});
      expect(page.status, 'the order id belongs to a sale of another amount').toBe(400);
      visit.expectNoInternals(page);
      visit.expectCreated(1);
      visit.expectSuccess(await customer.click(shop), 'The same sale');
      visit.expectCreated(1);
    },
  },
  {
    name: 'order ID that is too long',
    appliesTo: isTill,
    async run(visit) {
      const {shop, customer} = visit;
      const page = await shop.open(customer.route, {orderId: 'A'.repeat(61), amount: 1500});
      expect(page.status, '61 characters are too many').toBe(400);
      visit.expectCreated(0);
      visit.expectSuccess(await shop.open(customer.route, {orderId: 'A_1-'.repeat(15), amount: 1500}), '60 characters');
      visit.expectCreated(1);
    },
  },
  {
    name: 'payment while the cashier cancels',
    appliesTo: isTill,
    async run(visit) {
      const {shop, api} = visit;
      const sale = findPayment(shop, await visit.click());
      api.faults.add('payments_cancel', 'slow');
      const canceling = shop.open('POST /sales/cancel', {id: sale.id});
      await waitUntil(() => visit.getRequests('payments_cancel').length > 0);
      await visit.pay();
      visit.expectPaid(await canceling);
      const salePage = await shop.open(`GET /sales?id=${sale.id}`);
      expect(salePage.text, 'the till shows that the sale is paid').toContain('SUCCEEDED');
    },
  },
];
