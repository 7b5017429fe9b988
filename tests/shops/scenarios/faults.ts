import {expect} from 'vitest';
import type {FaultKind} from '../testApi';
import {explain} from '../customers';
import type {Scenario} from '../scenario';
import {until} from '../until';
import type {Visit} from '../visit';

/** What can go wrong between a program and the API. */
export const faults: Scenario[] = [
  {
    name: '409 in progress, 429 and 503 on create',
    run: (visit) => survives(visit, visit.creates, ['in progress', 'limit', 'unavailable']),
  },
  {name: 'lost response of create', run: (visit) => survives(visit, visit.creates, ['lost'])},
  {
    name: '503 and a lost response on confirm or activate',
    needs: ({charges}) => charges !== undefined,
    run: (visit) => survives(visit, visit.program.charges ?? '', ['unavailable', 'lost']),
  },
  {
    name: '504 of a gateway, with JSON of its own',
    run: async (visit) => {
      const {charges, customer} = visit.program;
      // A wallet charges when it creates.
      if (charges && !customer().isOneStep) visit.api.faults.add(charges, 'gateway');
      await survives(visit, visit.creates, ['gateway']);
    },
  },
  {
    name: 'Retry-After as a date in the past',
    run: (visit) => survives(visit, visit.creates, ['limit until a past date']),
  },
  {
    name: 'Retry-After as a date',
    async run(visit) {
      const started = Date.now();
      await survives(visit, visit.creates, ['limit until a date']);
      // A date has whole seconds, so less than three may be left.
      expect(Date.now() - started, 'waits until then').toBeGreaterThan(1500);
    },
  },
  {
    name: '503 all the time',
    async run(visit) {
      const {api, shop, customer, creates} = visit;
      api.faults.add(creates, 'unavailable', 100);
      const page = await customer.click(shop);
      expect(page.status, `answers its customer. ${explain(shop, page)}`).toBeGreaterThan(0);
      visit.hidesItsInside(page);
      // Other pages have a message of their own for a failure.
      if (visit.program.isForm) expect(page.text.length, 'has a message for its customer').toBeGreaterThan(10);
      expect(page.text, 'claims nothing about a payment that was never made').not.toMatch(/declined|thank|SUCCEEDED/i);
      expect(visit.sent(creates).length, 'tries four times').toBe(4);
      visit.hasCreated(0);
    },
  },
  {
    name: 'killed while it creates',
    async run(visit) {
      const {api, shop, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const click = customer.click(shop);
      await until(() => visit.sent(creates).length > 0);
      await shop.kill();
      await click;
      // What it asked for is done, though nobody hears of it.
      await until(() => visit.sent(creates)[0]?.status !== 0);
      await shop.start();
      await visit.click();
      visit.hasCreated(1);
      await visit.pay();
      await visit.events();
      await visit.hasDelivered(1);
    },
  },
];

/** The request is sent again as it was, with the same key, until it works. */
async function survives(visit: Visit, operation: string, kinds: FaultKind[]): Promise<void> {
  for (const kind of kinds) visit.api.faults.add(operation, kind);
  await visit.click();
  await visit.pay();
  const sent = visit.sent(operation);
  expect(sent.length, `${operation} is sent again. ${explain(visit.shop)}`).toBe(kinds.length + 1);
  expect(sent[0]?.key, 'the request has a key').toBeDefined();
  expect(new Set(sent.map(({key, body}) => `${key} ${body}`)).size, 'the same request with the same key').toBe(1);
  visit.hasCreated(1);
  expect(visit.charged().length, 'charged once').toBe(1);
  await visit.events();
  await visit.hasDelivered(1);
}
