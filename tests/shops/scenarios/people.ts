import {expect} from 'vitest';
import {findPayment} from '../customers';
import type {Scenario} from '../scenario';
import {ADMIN_TOKEN, type Page} from '../shop';
import {getBrandTokens} from '@paydocs/core';
import {brand} from '../../../src/config/brand';
import type {Visit} from '../visit';

/** Would make a request use another account, if it became a header. */
const INJECTED_HEADER = `\r\n${getBrandTokens(brand)['product.pascal']}-Account: acc_0000000000000000`;
const ADMIN_HEADERS = {Authorization: `Bearer ${ADMIN_TOKEN}`};

/** Attempts by people without permission. */
export const people: Scenario[] = [
  {
    name: 'line break in a value of a customer',
    appliesTo: ({customer}) => customer().confirmRoute !== undefined,
    isAbuse: true,
    async run(visit) {
      const {shop, api, customer, program} = visit;
      await visit.click();
      const page = await shop.open(customer.confirmRoute ?? '', {
        paymentToken: `${api.getToken('good')}${INJECTED_HEADER}`,
      });
      visit.expectNoInternals(page);
      expectNoInjectedHeader(visit);
      expect(visit.getCharged(), 'charges nothing').toEqual([]);
      visit.expectThanks(visit.expectSuccess(await customer.pay(shop, 'good', 2), 'Paying'));
      if (!program.captures) return;
      await shop.open(program.captures, {amount: `100${INJECTED_HEADER}`}, ADMIN_HEADERS);
      expectNoInjectedHeader(visit);
    },
  },
  {
    name: 'capture by a stranger',
    appliesTo: ({captures}) => captures !== undefined,
    async run(visit) {
      const {shop, program} = visit;
      await visit.payAndTakeEvents();
      for (const secret of [undefined, 'Bearer somebody', 'Bearer ', ADMIN_TOKEN]) {
        const headers = secret !== undefined && {Authorization: secret};
        const {status} = await shop.open(program.captures ?? '', {amount: 100}, {...headers});
        expect([401, 403], `refuses who sends ${secret}`).toContain(status);
      }
      expect(visit.getRequests('payments_capture'), 'nothing is captured').toEqual([]);
    },
  },
  {
    name: 'capture of an invalid amount',
    appliesTo: ({captures}) => captures !== undefined,
    async run(visit) {
      const {shop, program} = visit;
      await visit.payAndTakeEvents();
      const authorized = findPayment(shop).amount;
      const amounts = [undefined, null, 0, -1, 1.5, '100', true, [100], authorized + 1];
      const bodies = [...amounts.map((amount) => ({amount})), {amout: 100}, {amount: 100, all: true}, [], 'nonsense'];
      for (const body of bodies) {
        const {status} = await shop.open(program.captures ?? '', body, ADMIN_HEADERS);
        expect(status, `captures nothing for ${JSON.stringify(body)}`).toBe(400);
      }
      expect(visit.getRequests('payments_capture'), 'nothing is captured').toEqual([]);
      visit.expectSuccess(await shop.open(program.captures ?? '', {amount: 100}, ADMIN_HEADERS), 'Capturing');
      expect(findPayment(shop).status).toBe('SUCCEEDED');
    },
  },
  {
    name: 'form of another site at the till',
    appliesTo: ({isTill}) => isTill === true,
    async run(visit) {
      const {shop, customer} = visit;
      const post = (route: string, body: object, headers: Record<string, string>): Promise<Page> =>
        shop.open(route, JSON.stringify(body), {'Content-Type': 'text/plain', ...headers});
      const order = {orderId: 'TILL-2-1', amount: 1500};
      const others = ['https://other.example', 'https://shop.example.other.example', 'http://localhost', 'null'];
      for (const origin of others) {
        const {status} = await post(customer.route, order, {Origin: origin, 'Sec-Fetch-Site': 'cross-site'});
        expect(status, `refuses a form of ${origin}`).toBe(403);
      }
      visit.expectCreated(0);
      const sale = findPayment(
        shop,
        visit.expectSuccess(await post(customer.route, order, {}), 'A sale of the page of the till'),
      );
      const foreign = {Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site'};
      const canceled = await post('POST /sales/cancel', {id: sale.id}, foreign);
      expect(canceled.status, 'refuses to cancel for another site').toBe(403);
      expect(findPayment(shop).status).toBe('PENDING');
      // Inside the network of the shop, the page has no HTTPS, and browsers send fewer headers.
      const inside = {Origin: new URL(shop.getVariables().WEBHOOK_URL ?? '').origin, 'Sec-Fetch-Site': ''};
      visit.expectSuccess(await post('POST /sales/cancel', {id: sale.id}, inside), 'Canceling inside the network');
    },
  },
  {
    name: 'form of another site that charges a saved card',
    appliesTo: ({chargesSaved}) => chargesSaved !== undefined,
    async run(visit) {
      const {shop, api, program} = visit;
      const charge = (headers: Record<string, string>): Promise<Page> =>
        shop.open(program.chargesSaved ?? '', '', {'Content-Type': 'text/plain', ...headers});
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      await visit.expectDelivered(1);
      for (const origin of ['https://other.example', 'https://shop.example.other.example', 'null']) {
        const {status} = await charge({Origin: origin, 'Sec-Fetch-Site': 'cross-site'});
        expect(status, `refuses a form of ${origin}`).toBe(403);
      }
      expect(api.payments.all().length, 'charges nothing').toBe(1);
      visit.expectSuccess(await charge({}), 'Paying on a page of the shop');
      expect(api.payments.all().length, 'charges the saved card').toBe(2);
    },
  },
];

/** Expects that the API got no request for another account. */
function expectNoInjectedHeader({api}: Visit): void {
  const requests = api.requests.filter(({code}) => code?.startsWith('account_'));
  expect(requests, 'what a customer sends becomes no header').toEqual([]);
}
