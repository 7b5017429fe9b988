import {setTimeout as pause} from 'node:timers/promises';
import {expect} from 'vitest';
import type {Event, Payment} from './testApi';
import {explain, type Customer} from './customers';
import {countDeliveries} from './deliveries';
import {receivesEvents} from './exceptions';
import type {Program} from './programs';
import type {Page, Shop} from './shop';
import {waitUntil} from './until';

/** Text that a customer who has paid must not see. */
const UNPAID_TEXT = /declined|not paid|n['’]t paid|FAILED|CANCELED|try again/i;

/** A customer in a shop, with expectations about the shop. */
export class Visit {
  constructor(
    readonly program: Program,
    readonly shop: Shop,
    readonly customer: Customer,
  ) {}

  /** Whether the shop receives events. */
  get receives(): boolean {
    return receivesEvents(this.program.guide);
  }

  get api(): Shop['api'] {
    return this.shop.api;
  }

  /** The operation that a click requests first. */
  get creates(): string {
    return this.program.creates ?? 'payments_create';
  }

  /** Selects Pay, and expects an offer to pay. */
  async click(): Promise<Page> {
    return this.expectSuccess(await this.customer.click(this.shop), 'Pay');
  }

  /** Pays, unless the click did, and expects thanks. */
  async pay(): Promise<void> {
    if (this.customer.isOneStep) return;
    const page = await this.customer.pay(this.shop, 'good');
    if (page) this.expectThanks(page);
  }

  /** Selects Pay although the order is paid, and expects that nothing is sold twice. */
  async payAgain(): Promise<void> {
    this.expectPaidOrder(await this.customer.click(this.shop));
    this.expectCreated(1);
  }

  /** Expects a response for a paid order: it's no error, and doesn't claim that the order isn't paid. */
  expectPaidOrder(page: Page): void {
    expect(page.status, `an order that is paid is no failure. ${explain(this.shop, page)}`).toBeGreaterThan(0);
    expect(page.status, `an order that is paid is no failure. ${explain(this.shop, page)}`).toBeLessThan(500);
    this.expectNoInternals(page);
    expect(page.text, 'who has paid is not told otherwise').not.toMatch(UNPAID_TEXT);
  }

  /** Comes back after paying, and expects thanks. */
  async comeBack(): Promise<void> {
    const page = await this.customer.goBack(this.shop);
    if (page) this.expectThanks(page);
  }

  expectSuccess(page: Page | undefined, action: string): Page {
    if (!page) throw new Error(`${action}: the shop was not asked.`);
    expect(page.status, `${action} works. ${explain(this.shop, page)}`).toBeGreaterThanOrEqual(200);
    expect(page.status, `${action} works. ${explain(this.shop, page)}`).toBeLessThan(400);
    this.expectNoInternals(page);
    return page;
  }

  expectNoInternals({text}: Page): void {
    expect(text, 'customers see no stack trace').not.toMatch(
      /Traceback|\.mjs:\d|\bat \w+ \(|Fatal error|Uncaught|Stack trace|Warning: /,
    );
  }

  /** Expects a page for a customer who has paid. */
  expectThanks(page: Page): void {
    this.expectSuccess(page, 'The page for customers who have paid');
    this.expectPaidOrder(page);
  }

  /** Expects the response with which the page of a shop shows that the order is paid. */
  expectPaid(page?: Page): void {
    this.expectThanks(this.expectSuccess(page, 'Paying'));
    expect(page?.text, `says that the order is paid. ${explain(this.shop, page)}`).toMatch(/SUCCEEDED|AUTHORIZED/);
  }

  /** Sends all waiting events if the shop receives events, and expects it to accept each. */
  async sendEvents(): Promise<void> {
    if (this.receives) await this.expectAllAccepted(this.api.events.splice(0));
  }

  async expectAccepted(event: Event): Promise<void> {
    const status = await this.shop.send(event);
    expect(status, `${event.body.type} gets a 2xx. ${explain(this.shop)}`).toSatisfy(
      (code: number) => code >= 200 && code < 300,
    );
  }

  /** Pays, and returns the events, which aren't sent yet. For a receiver, creates those of an order that it knows. */
  async payAndTakeEvents(): Promise<Event[]> {
    if (this.program.receiver) {
      const payment = this.api.payments.create({amount: 1500, currency: 'EUR', orderId: await this.shop.readOrderId()});
      this.api.payments.settle(payment, 'SUCCEEDED');
    } else {
      await this.click();
      await this.pay();
    }
    const events = this.api.events.splice(0);
    if (events.length === 0 && this.receives) throw new Error('The payment sent no event.');
    return events;
  }

  /** Sends events if the shop receives events, and expects it to accept each. */
  async expectAllAccepted(events: Event[]): Promise<void> {
    if (this.receives) for (const event of events) await this.expectAccepted(event);
  }

  /** Expects the program to work, whatever was sent to it before. */
  async expectStillWorks(): Promise<void> {
    await this.expectAllAccepted(await this.payAndTakeEvents());
    await this.expectDelivered(1);
  }

  /** Waits for the expected deliveries, and a moment longer for one too many. */
  async expectDelivered(times: number, count?: (shop: Shop) => Promise<number>): Promise<void> {
    if (!this.receives || this.program.receiver === 'logging') return;
    const countDelivered = count ?? this.program.countDelivered ?? countDeliveries;
    let found = await countDelivered(this.shop);
    for (let tries = 0; found < times && tries < 400; tries += 1) {
      await pause(50);
      found = await countDelivered(this.shop);
    }
    await pause(50);
    found = await countDelivered(this.shop);
    expect(found, `delivered ${times} times. ${explain(this.shop)}`).toBe(times);
  }

  expectCreated(times: number): void {
    const created = this.creates === 'subscriptions_create' ? this.api.subscriptions : this.api.payments.all();
    expect(created.length, `${this.creates} made ${times}. ${explain(this.shop)}`).toBe(times);
    expect(this.getCharged().length, 'charged at most once').toBeLessThanOrEqual(1);
  }

  getCharged(): Payment[] {
    return this.api.payments.all().filter(({status}) => status === 'SUCCEEDED' || status === 'AUTHORIZED');
  }

  /** Expects that the shop asks a person to check a payment, and stores it. */
  async expectManualCheck(id: string, times = 1): Promise<void> {
    const findLines = (): string[] => this.shop.errors.split('\n').filter((line) => line.includes('CHECK BY HAND'));
    await waitUntil(() => findLines().length >= times && this.shop.readFiles().includes(id));
    const lines = findLines();
    expect(lines.join('\n'), `a line with CHECK BY HAND names ${id}. ${explain(this.shop)}`).toContain(id);
    expect(lines.length, `${times} lines with CHECK BY HAND`).toBe(times);
    expect(this.shop.readFiles(), `${id} is kept in a file`).toContain(id);
  }

  /** Returns the requests of an operation. */
  getRequests(operation: string): typeof this.api.requests {
    return this.api.requests.filter((request) => request.operation === operation);
  }
}
