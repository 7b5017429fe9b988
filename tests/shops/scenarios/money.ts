import {expect} from 'vitest';
import {countDeliveries, countAccess, countPaidSales} from '../deliveries';
import {explain, findPayment} from '../customers';
import {receivesEvents} from '../exceptions';
import type {Program} from '../programs';
import type {Scenario} from '../scenario';
import {waitUntil} from '../until';
import type {Visit} from '../visit';

/** Checks whether a program logs an order that is to be delivered, and that is paid once. */
const logsDelivery = ({guide, countDelivered}: Program): boolean =>
  receivesEvents(guide) && countDelivered !== countAccess && countDelivered !== countPaidSales;

/** Checks whether a click charges, with a token or a phone number of the customer. */
const chargesOnClick = ({guide, customer}: Program): boolean =>
  customer().isOneStep === true || guide === 'docs/payment-methods/bizum.mdx';

/** Nothing is delivered that isn't paid, nothing paid is lost, and no one is charged twice. */
export const money: Scenario[] = [
  {
    name: 'late event of another sale',
    appliesTo: ({isTill}) => isTill === true,
    async run(visit) {
      const {shop, api, customer} = visit;
      const late = await visit.payAndTakeEvents();
      const [first] = api.payments.all();
      const page = visit.expectSuccess(await customer.click(shop, 2), 'The next sale');
      expect(page.text, 'the next sale is not paid').not.toMatch(/SUCCEEDED/);
      const next = findPayment(shop, page);
      expect(next.id, 'the next sale has a payment of its own').not.toBe(first?.id);
      for (const event of late) await visit.expectAccepted(event);
      const salePage = await shop.open(`GET /sales?id=${next.id}`);
      expect(salePage.text, 'an event of the first sale says nothing about the next').not.toMatch(/SUCCEEDED/);
      await visit.expectDelivered(1);
    },
  },
  {
    name: 'full refund before a late event',
    appliesTo: (program) => receivesEvents(program.guide) && program.countDelivered !== countAccess,
    receivers: 'delivering',
    async run(visit) {
      const {api} = visit;
      const late = await visit.payAndTakeEvents();
      for (const payment of api.payments.all()) api.payments.refund(payment);
      const refunded = api.events.splice(0);
      const count = visit.program.countDelivered === countPaidSales ? countPaidSales : countDeliveries;
      for (const event of [...refunded, ...late]) {
        await visit.expectAccepted(event);
        await visit.expectDelivered(0, count);
      }
    },
  },
  {
    name: 'lost response of a wallet or Bizum, then another click',
    appliesTo: chargesOnClick,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'lost', 4);
      visit.expectNoInternals(await customer.click(shop));
      await expectNoSecondCharge(visit);
    },
  },
  {
    name: 'killed while a wallet or Bizum charges, then another click',
    appliesTo: chargesOnClick,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const click = customer.click(shop);
      await waitUntil(() => visit.getRequests(creates).length > 0);
      await shop.kill();
      await click;
      await waitUntil(() => visit.getRequests(creates)[0]?.status !== 0);
      await shop.start();
      await expectNoSecondCharge(visit);
    },
  },
  {
    name: 'lost response of a wallet or Bizum, and a day later no response about charges',
    appliesTo: chargesOnClick,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'lost', 4);
      await customer.click(shop);
      visit.expectCreated(1);
      api.forgetKeys();
      api.faults.add('charges', 'unavailable', 4);
      visit.expectNoInternals(await customer.click(shop, 2));
      expect(api.payments.all().length, 'charges nothing as long as it is unknown').toBe(1);
      visit.expectPaidOrder(await customer.click(shop, 2));
      expect(api.payments.all().length, 'finds the charge of the day before').toBe(1);
    },
  },
  {
    name: 'lost response of a saved card, then a restart and a click a day later',
    appliesTo: ({chargesSaved}) => chargesSaved !== undefined,
    async run(visit) {
      const {shop, api, creates, program} = visit;
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      await visit.expectDelivered(1);
      api.faults.add(creates, 'lost', 4);
      visit.expectNoInternals(await shop.open(program.chargesSaved ?? ''));
      expect(api.payments.all().length, 'charged the saved card').toBe(2);
      api.forgetKeys();
      await shop.restart();
      const page = visit.expectSuccess(await shop.open(program.chargesSaved ?? ''), 'A click a day later');
      expect(page.text, 'says that it is paid').toContain('SUCCEEDED');
      expect(api.payments.all().length, 'charges nothing again').toBe(2);
    },
  },
  {
    name: 'restart between saving and logging the delivery',
    appliesTo: logsDelivery,
    receivers: 'delivering',
    async run(visit) {
      const {shop} = visit;
      const sent = await visit.payAndTakeEvents();
      await visit.expectAllAccepted(sent);
      await visit.expectDelivered(1, countDeliveries);
      await shop.kill();
      expect(shop.forgetDeliveries(), 'keeps whether an order was told to be delivered').toBe(true);
      await shop.start();
      // The event got no response, so the API sends it again.
      await visit.expectAllAccepted(sent);
      await visit.expectDelivered(2, countDeliveries);
      await shop.restart();
      await visit.expectAllAccepted(sent);
      await visit.expectDelivered(2, countDeliveries);
    },
  },
  {
    name: 'active and canceled in one second, in reverse order',
    appliesTo: ({creates}) => creates === 'subscriptions_create',
    async run(visit) {
      const {api} = visit;
      const events = await visit.payAndTakeEvents();
      api.changeSubscription('subscriptions_cancel', {cancelAtPeriodEnd: false});
      events.push(...api.events.splice(0));
      for (const {body} of events) body.createdAt = events[0]?.body.createdAt ?? 0;
      await visit.expectAllAccepted(events.reverse());
      await visit.expectDelivered(0);
    },
  },
];

/** Expects that the customer's next click finds the existing charge, and charges nothing again. */
async function expectNoSecondCharge(visit: Visit): Promise<void> {
  const {shop, api, customer} = visit;
  visit.expectCreated(1);
  const page = await customer.click(shop, 2);
  visit.expectPaidOrder(page);
  visit.expectCreated(1);
  const [payment] = api.payments.all();
  if (payment?.status === 'PENDING') api.payments.settle(payment, 'SUCCEEDED');
  else expect(page.text, `says that it is paid. ${explain(shop, page)}`).toMatch(/paid|SUCCEEDED/i);
  await visit.comeBack();
  await visit.sendEvents();
  await visit.expectDelivered(1);
}
