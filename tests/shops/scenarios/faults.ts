import {expect} from 'vitest';
import type {FaultKind} from '../testApi';
import {explain} from '../customers';
import type {Scenario} from '../scenario';
import {waitUntil} from '../until';
import type {Visit} from '../visit';

/** Faults between a program and the API. */
export const faults: Scenario[] = [
  {
    name: '409 in progress, 429, and 503 on create',
    run: (visit) => expectRetries(visit, visit.creates, ['in progress', 'limit', 'unavailable']),
  },
  {name: 'lost response of create', run: (visit) => expectRetries(visit, visit.creates, ['lost'])},
  {
    name: '503 and a lost response on confirm or activate',
    appliesTo: ({charges}) => charges !== undefined,
    run: (visit) => expectRetries(visit, visit.program.charges ?? '', ['unavailable', 'lost']),
  },
  {
    name: '504 of a gateway, with its own JSON',
    run: async (visit) => {
      const {charges, customer} = visit.program;
      // With a wallet, creating also charges.
      if (charges && !customer().isOneStep) visit.api.faults.add(charges, 'gateway');
      await expectRetries(visit, visit.creates, ['gateway']);
    },
  },
  {
    name: 'Retry-After as a date in the past',
    run: (visit) => expectRetries(visit, visit.creates, ['limit until a past date']),
  },
  {
    name: 'Retry-After as a date',
    async run(visit) {
      const started = Date.now();
      await expectRetries(visit, visit.creates, ['limit until a date']);
      // A date has whole seconds, so less than three may be left.
      expect(Date.now() - started, 'waits until then').toBeGreaterThan(1500);
    },
  },
  {
    name: 'permanent 503',
    async run(visit) {
      const {api, shop, customer, creates} = visit;
      api.faults.add(creates, 'unavailable', 100);
      const page = await customer.click(shop);
      expect(page.status, `answers its customer. ${explain(shop, page)}`).toBeGreaterThan(0);
      visit.expectNoInternals(page);
      // Other pages have their own message for an error.
      if (visit.program.isForm) expect(page.text.length, 'has a message for its customer').toBeGreaterThan(10);
      expect(page.text, 'claims nothing about a payment that was never made').not.toMatch(/declined|thank|SUCCEEDED/i);
      expect(visit.getRequests(creates).length, 'tries four times').toBe(4);
      visit.expectCreated(0);
    },
  },
  {
    name: 'killed while it creates',
    async run(visit) {
      const {api, shop, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const click = customer.click(shop);
      await waitUntil(() => visit.getRequests(creates).length > 0);
      await shop.kill();
      await click;
      // The API processes the request, although no program gets the response.
      await waitUntil(() => visit.getRequests(creates)[0]?.status !== 0);
      await shop.start();
      await visit.click();
      visit.expectCreated(1);
      await visit.pay();
      await visit.sendEvents();
      await visit.expectDelivered(1);
    },
  },
];

/** Expects that the request is repeated unchanged, with the same key, until it succeeds. */
async function expectRetries(visit: Visit, operation: string, kinds: FaultKind[]): Promise<void> {
  for (const kind of kinds) visit.api.faults.add(operation, kind);
  await visit.click();
  await visit.pay();
  const requests = visit.getRequests(operation);
  expect(requests.length, `${operation} is sent again. ${explain(visit.shop)}`).toBe(kinds.length + 1);
  expect(requests[0]?.key, 'the request has a key').toBeDefined();
  expect(new Set(requests.map(({key, body}) => `${key} ${body}`)).size, 'the same request with the same key').toBe(1);
  visit.expectCreated(1);
  expect(visit.getCharged().length, 'charged once').toBe(1);
  await visit.sendEvents();
  await visit.expectDelivered(1);
}
