import {expect} from 'vitest';
import {explain} from '../customers';
import {isExempt} from '../exceptions';
import type {Scenario} from '../scenario';
import {ADMIN_TOKEN} from '../shop';

/** Pages show customers the actual state. */
export const pages: Scenario[] = [
  {
    name: 'going back after paying',
    // Guides whose customers pay again are exempt for a reason.
    appliesTo: ({guide, creates}) => !isExempt(guide, 'Pay again after paying') && creates === undefined,
    async run(visit) {
      const {shop, customer} = visit;
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      const page = await customer.click(shop, 2);
      visit.expectPaidOrder(page);
      const content = `${page.status} ${page.location} ${page.text}`;
      expect(content, `says that it is paid. ${explain(shop, page)}`).toMatch(
        /paid|SUCCEEDED|AUTHORIZED|\/thanks|\/complete/i,
      );
      visit.expectCreated(1);
    },
  },
  {
    name: 'refunded order',
    appliesTo: ({hasPage}) => hasPage === true,
    async run(visit) {
      const {shop, api, customer, program} = visit;
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      // A payment that was only authorized can't be refunded.
      const admin = {Authorization: `Bearer ${ADMIN_TOKEN}`};
      if (program.captures) visit.expectSuccess(await shop.open(program.captures, {amount: 100}, admin), 'Capturing');
      for (const payment of api.payments.all()) api.payments.refund(payment);
      await visit.sendEvents();
      const page = visit.expectSuccess(await customer.goBack(shop), 'The page of an order');
      expect(page.text, 'who got the money back is told so').toMatch(/refunded/i);
      expect(page.text, 'who has paid is not told otherwise').not.toMatch(/not paid|n['’]t paid|try again|thank/i);
    },
  },
  {
    name: 'click on Pay in a refunded order',
    appliesTo: ({creates, isTill}) => creates === undefined && isTill !== true,
    async run(visit) {
      const {shop, api, customer, program} = visit;
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      const admin = {Authorization: `Bearer ${ADMIN_TOKEN}`};
      if (program.captures) visit.expectSuccess(await shop.open(program.captures, {amount: 100}, admin), 'Capturing');
      for (const payment of api.payments.all()) api.payments.refund(payment);
      await visit.sendEvents();
      const page = await customer.click(shop, 2);
      visit.expectPaidOrder(page);
      const returnPage = program.hasPage ? await customer.goBack(shop) : undefined;
      const content = `${page.location} ${page.text} ${returnPage?.text}`;
      expect(content, `the page can say that it was refunded. ${explain(shop, page)}`).toMatch(/refunded/i);
      expect(api.payments.all().length, 'charges nothing again').toBe(1);
    },
  },
  {
    name: 'paused member',
    appliesTo: ({creates}) => creates === 'subscriptions_create',
    async run(visit) {
      const {shop, api} = visit;
      await visit.expectAllAccepted(await visit.payAndTakeEvents());
      await visit.expectDelivered(1);
      api.changeSubscription('subscriptions_pause', {pauseAtPeriodEnd: false});
      await visit.sendEvents();
      const {text} = visit.expectSuccess(await shop.open('GET /book-club'), 'The page of a member');
      expect(text, 'a member who pauses reads so').toMatch(/paused/i);
      expect(text, 'and is not asked to join again').not.toMatch(/\bjoin\b/i);
      await shop.open('POST /subscribe');
      visit.expectCreated(1);
    },
  },
  {
    name: 'currency without decimals',
    appliesTo: ({sheet}) => sheet !== undefined,
    edit: (code) => code.replaceAll(/(['"])EUR\1/g, '$1JPY$1'),
    async run(visit) {
      const {shop, api, program} = visit;
      const page = visit.expectSuccess(await shop.open(program.sheet ?? ''), 'The sheet');
      expect(page.text.replaceAll(' ', ''), 'the sheet shows what is charged').toMatch(/"totalPrice":"?1500"?[,}]/);
      await visit.click();
      expect(api.payments.all().map(({amount, currency}) => `${amount} ${currency}`)).toEqual(['1500 JPY']);
    },
  },
  {
    name: 'callbackUrl without a route',
    async run(visit) {
      const {shop, api} = visit;
      await visit.click();
      for (const {callbackUrl} of [...api.payments.all(), ...api.subscriptions]) {
        if (callbackUrl === null) continue;
        expect(new URL(callbackUrl).origin, 'events go to the shop').toBe('https://shop.example');
        const paymentCount = api.payments.all().length;
        const {status} = await shop.open(`POST ${new URL(callbackUrl).pathname}`, {});
        expect(status, `the shop refuses what isn't signed at ${callbackUrl}. ${explain(shop)}`).toSatisfy(
          (code: number) => code >= 400 && code < 500 && code !== 404,
        );
        expect(api.payments.all().length, 'an event makes no payment').toBe(paymentCount);
      }
    },
  },
];
