import {expect} from 'vitest';
import {paymentOf} from '../customers';
import type {Program} from '../programs';
import type {Scenario} from '../scenario';
import {until} from '../until';

const isTill = (program: Program): boolean => program.isTill === true;

/** What happens at a till, where cashiers make sales. */
export const till: Scenario[] = [
  {
    name: 'order id of another sale, with another amount',
    needs: isTill,
    async run(visit) {
      const {shop, customer} = visit;
      const sale = paymentOf(shop, await visit.click());
      const page = await shop.open(customer.route, {orderId: sale.orderId, amount: sale.amount + 100});
      expect(page.status, 'the order id belongs to a sale of another amount').toBe(400);
      visit.hidesItsInside(page);
      visit.hasCreated(1);
      visit.isWell(await customer.click(shop), 'The same sale');
      visit.hasCreated(1);
    },
  },
  {
    name: 'order id that is too long',
    needs: isTill,
    async run(visit) {
      const {shop, customer} = visit;
      const page = await shop.open(customer.route, {orderId: 'A'.repeat(61), amount: 1500});
      expect(page.status, '61 characters are too many').toBe(400);
      visit.hasCreated(0);
      visit.isWell(await shop.open(customer.route, {orderId: 'A_1-'.repeat(15), amount: 1500}), '60 characters');
      visit.hasCreated(1);
    },
  },
  {
    name: 'payment while the cashier cancels',
    needs: isTill,
    async run(visit) {
      const {shop, api} = visit;
      const sale = paymentOf(shop, await visit.click());
      api.faults.add('payments_cancel', 'slow');
      const canceling = shop.open('POST /sales/cancel', {id: sale.id});
      await until(() => visit.sent('payments_cancel').length > 0);
      await visit.pay();
      visit.saysPaid(await canceling);
      const said = await shop.open(`GET /sales?id=${sale.id}`);
      expect(said.text, 'the till shows that the sale is paid').toContain('SUCCEEDED');
    },
  },
];
