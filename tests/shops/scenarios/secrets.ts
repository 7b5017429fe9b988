import {expect} from 'vitest';
import {explain} from '../customers';
import {receivesEvents} from '../exceptions';
import type {Scenario} from '../scenario';
import {KEY_VARIABLE, SECRET_VARIABLE, type Shop} from '../shop';
import {waitUntil} from '../until';

/** Secrets that were never set. */
export const secrets: Scenario[] = [
  {
    name: 'empty signing secret',
    appliesTo: ({guide}) => receivesEvents(guide),
    environment: {[SECRET_VARIABLE]: ''},
    async run({shop, api}) {
      if (!(await shop.hasRefusedToStart())) {
        const payment = api.payments.create({amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'});
        api.payments.settle(payment, 'SUCCEEDED');
        const [status] = await Promise.all(api.events.map((event) => shop.send(event, '')));
        expect(status, `refuses to check events with an empty secret. ${explain(shop)}`).toBeGreaterThanOrEqual(500);
      }
      await expectMissingVariable(shop, SECRET_VARIABLE);
    },
  },
  {
    name: 'empty API key',
    environment: {[KEY_VARIABLE]: ''},
    async run({shop, api, customer}) {
      if (!(await shop.hasRefusedToStart())) {
        const page = await customer.click(shop);
        expect(page.status, `refuses to work without a key. ${explain(shop, page)}`).toBeGreaterThanOrEqual(500);
      }
      expect(api.requests, 'sends no request').toEqual([]);
      await expectMissingVariable(shop, KEY_VARIABLE);
    },
  },
  ...['PUBLIC_URL', 'ADMIN_TOKEN', 'GOOGLE_PAY_GATEWAY'].map((name): Scenario => ({
    name: `empty ${name}`,
    appliesTo: (_, {code}) => code.includes(name),
    environment: {[name]: ''},
    async run({shop, api, customer}) {
      if (!(await shop.hasRefusedToStart())) {
        const page = await customer.click(shop);
        expect(page.status, `refuses to work without ${name}. ${explain(shop, page)}`).toBeGreaterThanOrEqual(500);
      }
      expect(api.requests, 'sends no request').toEqual([]);
      await expectMissingVariable(shop, name);
    },
  })),
];

async function expectMissingVariable(shop: Shop, variable: string): Promise<void> {
  const getOutput = (): string => `${shop.log}${shop.errors}`;
  await waitUntil(() => getOutput().includes(variable));
  expect(getOutput(), 'says which variable is missing').toContain(variable);
}
