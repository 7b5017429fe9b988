import {expect} from 'vitest';
import {delivers, grantsAccess, saysPaid} from '../deliveries';
import {explain, paymentOf} from '../customers';
import {receivesEvents} from '../exceptions';
import type {Program} from '../programs';
import type {Scenario} from '../scenario';
import {until} from '../until';
import type {Visit} from '../visit';

/** It writes a line when an order is to be delivered, and that order is paid once. */
const tells = ({guide, delivered}: Program): boolean =>
  receivesEvents(guide) && delivered !== grantsAccess && delivered !== saysPaid;

/** Who a click charges, with a token or a phone number of the customer. */
const isCharged = ({guide, customer}: Program): boolean =>
  customer().isOneStep === true || guide === 'docs/payment-methods/bizum.mdx';

/** Nothing is delivered that isn't paid, nothing paid is lost, and nobody is charged twice. */
export const money: Scenario[] = [
  {
    name: 'late event of another sale',
    needs: ({isTill}) => isTill === true,
    async run(visit) {
      const {shop, api, customer} = visit;
      const late = await visit.paid();
      const [first] = api.payments.all();
      const page = visit.isWell(await customer.click(shop, 2), 'The next sale');
      expect(page.text, 'the next sale is not paid').not.toMatch(/SUCCEEDED/);
      const next = paymentOf(shop, page);
      expect(next.id, 'the next sale has a payment of its own').not.toBe(first?.id);
      for (const event of late) await visit.accepts(event);
      const said = await shop.open(`GET /sales?id=${next.id}`);
      expect(said.text, 'an event of the first sale says nothing about the next').not.toMatch(/SUCCEEDED/);
      await visit.hasDelivered(1);
    },
  },
  {
    name: 'full refund before a late event',
    needs: (program) => receivesEvents(program.guide) && program.delivered !== grantsAccess,
    receivers: 'delivering',
    async run(visit) {
      const {api} = visit;
      const late = await visit.paid();
      for (const payment of api.payments.all()) api.payments.refund(payment);
      const refunded = api.events.splice(0);
      const how = visit.program.delivered === saysPaid ? saysPaid : delivers;
      for (const event of [...refunded, ...late]) {
        await visit.accepts(event);
        await visit.hasDelivered(0, how);
      }
    },
  },
  {
    name: 'lost response of a wallet or Bizum, then another click',
    needs: isCharged,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'lost', 4);
      visit.hidesItsInside(await customer.click(shop));
      await findsIt(visit);
    },
  },
  {
    name: 'killed while a wallet or Bizum charges, then another click',
    needs: isCharged,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'slow');
      const click = customer.click(shop);
      await until(() => visit.sent(creates).length > 0);
      await shop.kill();
      await click;
      await until(() => visit.sent(creates)[0]?.status !== 0);
      await shop.start();
      await findsIt(visit);
    },
  },
  {
    name: 'lost response of a wallet or Bizum, and a day later no answer about what was charged',
    needs: isCharged,
    async run(visit) {
      const {shop, api, customer, creates} = visit;
      api.faults.add(creates, 'lost', 4);
      await customer.click(shop);
      visit.hasCreated(1);
      api.forgetKeys();
      api.faults.add('charges', 'unavailable', 4);
      visit.hidesItsInside(await customer.click(shop, 2));
      expect(api.payments.all().length, 'charges nothing as long as it is unknown').toBe(1);
      visit.isTrueAfterPaying(await customer.click(shop, 2));
      expect(api.payments.all().length, 'finds the charge of the day before').toBe(1);
    },
  },
  {
    name: 'lost response of a saved card, then a restart and a click a day later',
    needs: ({chargesSaved}) => chargesSaved !== undefined,
    async run(visit) {
      const {shop, api, creates, program} = visit;
      await visit.acceptsAll(await visit.paid());
      await visit.hasDelivered(1);
      api.faults.add(creates, 'lost', 4);
      visit.hidesItsInside(await shop.open(program.chargesSaved ?? ''));
      expect(api.payments.all().length, 'charged the saved card').toBe(2);
      api.forgetKeys();
      await shop.restart();
      const page = visit.isWell(await shop.open(program.chargesSaved ?? ''), 'A click a day later');
      expect(page.text, 'says that it is paid').toContain('SUCCEEDED');
      expect(api.payments.all().length, 'charges nothing again').toBe(2);
    },
  },
  {
    name: 'restart between saving and telling to deliver',
    needs: tells,
    receivers: 'delivering',
    async run(visit) {
      const {shop} = visit;
      const sent = await visit.paid();
      await visit.acceptsAll(sent);
      await visit.hasDelivered(1, delivers);
      await shop.kill();
      expect(shop.forgetDeliveries(), 'keeps whether an order was told to be delivered').toBe(true);
      await shop.start();
      // The event got no response, so it comes again.
      await visit.acceptsAll(sent);
      await visit.hasDelivered(2, delivers);
      await shop.restart();
      await visit.acceptsAll(sent);
      await visit.hasDelivered(2, delivers);
    },
  },
  {
    name: 'active and canceled in one second, in reverse order',
    needs: ({creates}) => creates === 'subscriptions_create',
    async run(visit) {
      const {api} = visit;
      const events = await visit.paid();
      api.changeSubscription('subscriptions_cancel', {cancelAtPeriodEnd: false});
      events.push(...api.events.splice(0));
      for (const {body} of events) body.createdAt = events[0]?.body.createdAt ?? 0;
      await visit.acceptsAll(events.reverse());
      await visit.hasDelivered(0);
    },
  },
];

/** What the customer does next leads to the charge that happened, which nobody makes again. */
async function findsIt(visit: Visit): Promise<void> {
  const {shop, api, customer} = visit;
  visit.hasCreated(1);
  const page = await customer.click(shop, 2);
  visit.isTrueAfterPaying(page);
  visit.hasCreated(1);
  const [payment] = api.payments.all();
  if (payment?.status === 'PENDING') api.payments.settle(payment, 'SUCCEEDED');
  else expect(page.text, `says that it is paid. ${explain(shop, page)}`).toMatch(/paid|SUCCEEDED/i);
  await visit.comesBack();
  await visit.events();
  await visit.hasDelivered(1);
}
