import {expect} from 'vitest';
import {paymentOf} from '../customers';
import type {Scenario} from '../scenario';
import {ADMIN_TOKEN, type Page} from '../shop';
import {getBrandTokens} from '@paydocs/core/brand/tokens';
import {brand} from '../../../src/config/brand';
import type {Visit} from '../visit';

/** Would make a request one of another account, if it became a header of its own. */
const INJECTED = `\r\n${getBrandTokens(brand)['product.pascal']}-Account: acc_0000000000000000`;
const ADMIN = {Authorization: `Bearer ${ADMIN_TOKEN}`};

/** People who may not do what they try. */
export const people: Scenario[] = [
  {
    name: 'line break in a value of a customer',
    needs: ({customer}) => customer().confirms !== undefined,
    isAbuse: true,
    async run(visit) {
      const {shop, api, customer, program} = visit;
      await visit.click();
      const page = await shop.open(customer.confirms ?? '', {paymentToken: `${api.tokenOf('good')}${INJECTED}`});
      visit.hidesItsInside(page);
      becomesNoHeader(visit);
      expect(visit.charged(), 'charges nothing').toEqual([]);
      visit.thanks(visit.isWell(await customer.pay(shop, 'good', 2), 'Paying'));
      if (!program.captures) return;
      await shop.open(program.captures, {amount: `100${INJECTED}`}, ADMIN);
      becomesNoHeader(visit);
    },
  },
  {
    name: 'capture by a stranger',
    needs: ({captures}) => captures !== undefined,
    async run(visit) {
      const {shop, program} = visit;
      await visit.paid();
      for (const secret of [undefined, 'Bearer somebody', 'Bearer ', ADMIN_TOKEN]) {
        const headers = secret !== undefined && {Authorization: secret};
        const {status} = await shop.open(program.captures ?? '', {amount: 100}, {...headers});
        expect([401, 403], `refuses who sends ${secret}`).toContain(status);
      }
      expect(visit.sent('payments_capture'), 'nothing is captured').toEqual([]);
    },
  },
  {
    name: 'capture of an amount that is none',
    needs: ({captures}) => captures !== undefined,
    async run(visit) {
      const {shop, program} = visit;
      await visit.paid();
      const authorized = paymentOf(shop).amount;
      const amounts = [undefined, null, 0, -1, 1.5, '100', true, [100], authorized + 1];
      const bodies = [...amounts.map((amount) => ({amount})), {amout: 100}, {amount: 100, all: true}, [], 'nonsense'];
      for (const body of bodies) {
        const {status} = await shop.open(program.captures ?? '', body, ADMIN);
        expect(status, `captures nothing for ${JSON.stringify(body)}`).toBe(400);
      }
      expect(visit.sent('payments_capture'), 'nothing is captured').toEqual([]);
      visit.isWell(await shop.open(program.captures ?? '', {amount: 100}, ADMIN), 'Capturing');
      expect(paymentOf(shop).status).toBe('SUCCEEDED');
    },
  },
  {
    name: 'form of another site at the till',
    needs: ({isTill}) => isTill === true,
    async run(visit) {
      const {shop, customer} = visit;
      const post = (route: string, body: object, headers: Record<string, string>): Promise<Page> =>
        shop.open(route, JSON.stringify(body), {'Content-Type': 'text/plain', ...headers});
      const sale = {orderId: 'TILL-2-1', amount: 1500};
      const others = ['https://other.example', 'https://shop.example.other.example', 'http://localhost', 'null'];
      for (const origin of others) {
        const {status} = await post(customer.route, sale, {Origin: origin, 'Sec-Fetch-Site': 'cross-site'});
        expect(status, `refuses a form of ${origin}`).toBe(403);
      }
      visit.hasCreated(0);
      const made = paymentOf(
        shop,
        visit.isWell(await post(customer.route, sale, {}), 'A sale of the page of the till'),
      );
      const foreign = {Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site'};
      const canceled = await post('POST /sales/cancel', {id: made.id}, foreign);
      expect(canceled.status, 'refuses to cancel for another site').toBe(403);
      expect(paymentOf(shop).status).toBe('PENDING');
      // Inside the network of the shop, the page has no HTTPS, and browsers say less.
      const inside = {Origin: new URL(shop.variables().WEBHOOK_URL ?? '').origin, 'Sec-Fetch-Site': ''};
      visit.isWell(await post('POST /sales/cancel', {id: made.id}, inside), 'Canceling inside the network');
    },
  },
  {
    name: 'form of another site that charges a saved card',
    needs: ({chargesSaved}) => chargesSaved !== undefined,
    async run(visit) {
      const {shop, api, program} = visit;
      const charge = (headers: Record<string, string>): Promise<Page> =>
        shop.open(program.chargesSaved ?? '', '', {'Content-Type': 'text/plain', ...headers});
      await visit.acceptsAll(await visit.paid());
      await visit.hasDelivered(1);
      for (const origin of ['https://other.example', 'https://shop.example.other.example', 'null']) {
        const {status} = await charge({Origin: origin, 'Sec-Fetch-Site': 'cross-site'});
        expect(status, `refuses a form of ${origin}`).toBe(403);
      }
      expect(api.payments.all().length, 'charges nothing').toBe(1);
      visit.isWell(await charge({}), 'Paying on a page of the shop');
      expect(api.payments.all().length, 'charges the saved card').toBe(2);
    },
  },
];

/** The API was asked for nothing as another account. */
function becomesNoHeader({api}: Visit): void {
  const asked = api.requests.filter(({code}) => code?.startsWith('account_'));
  expect(asked, 'what a customer sends becomes no header').toEqual([]);
}
