import {setTimeout as pause} from 'node:timers/promises';
import {expect} from 'vitest';
import type {Event, Payment} from './testApi';
import {explain, type Customer} from './customers';
import {delivers} from './deliveries';
import {receivesEvents} from './exceptions';
import type {Program} from './programs';
import type {Page, Shop} from './shop';
import {until} from './until';

/** What nobody who has paid may read. */
const UNPAID = /declined|not paid|n['’]t paid|FAILED|CANCELED|try again/i;

/** A customer in a shop. */
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

  /** The operation that a click asks for first. */
  get creates(): string {
    return this.program.creates ?? 'payments_create';
  }

  /** Selects Pay, and expects an offer to pay. */
  async click(): Promise<Page> {
    return this.isWell(await this.customer.click(this.shop), 'Pay');
  }

  /** Pays, unless the click did; the shop must thank. */
  async pay(): Promise<void> {
    if (this.customer.isOneStep) return;
    const page = await this.customer.pay(this.shop, 'good');
    if (page) this.thanks(page);
  }

  /** Selects Pay although the order is paid; nothing may be sold twice. */
  async paysAgain(): Promise<void> {
    this.isTrueAfterPaying(await this.customer.click(this.shop));
    this.hasCreated(1);
  }

  /** Whatever an order that is paid gets: it is no failure, and nobody reads that it isn't paid. */
  isTrueAfterPaying(page: Page): void {
    expect(page.status, `an order that is paid is no failure. ${explain(this.shop, page)}`).toBeGreaterThan(0);
    expect(page.status, `an order that is paid is no failure. ${explain(this.shop, page)}`).toBeLessThan(500);
    this.hidesItsInside(page);
    expect(page.text, 'who has paid is not told otherwise').not.toMatch(UNPAID);
  }

  /** Comes back after paying; the shop must not say that nothing was paid. */
  async comesBack(): Promise<void> {
    const page = await this.customer.back(this.shop);
    if (page) this.thanks(page);
  }

  isWell(page: Page | undefined, action: string): Page {
    if (!page) throw new Error(`${action}: the shop was not asked.`);
    expect(page.status, `${action} works. ${explain(this.shop, page)}`).toBeGreaterThanOrEqual(200);
    expect(page.status, `${action} works. ${explain(this.shop, page)}`).toBeLessThan(400);
    this.hidesItsInside(page);
    return page;
  }

  hidesItsInside({text}: Page): void {
    expect(text, 'customers see no stack trace').not.toMatch(
      /Traceback|\.mjs:\d|\bat \w+ \(|Fatal error|Uncaught|Stack trace|Warning: /,
    );
  }

  /** A customer who has paid never reads that they haven't. */
  thanks(page: Page): void {
    this.isWell(page, 'The page for customers who have paid');
    this.isTrueAfterPaying(page);
  }

  /** What the page of a shop reads when the order is paid: it shows its thanks. */
  saysPaid(page?: Page): void {
    this.thanks(this.isWell(page, 'Paying'));
    expect(page?.text, `says that the order is paid. ${explain(this.shop, page)}`).toMatch(/SUCCEEDED|AUTHORIZED/);
  }

  /** Sends all events to who receives them; each must be accepted. */
  async events(): Promise<void> {
    if (this.receives) await this.acceptsAll(this.api.events.splice(0));
  }

  async accepts(event: Event): Promise<void> {
    const status = await this.shop.send(event);
    expect(status, `${event.body.type} gets a 2xx. ${explain(this.shop)}`).toSatisfy(
      (code: number) => code >= 200 && code < 300,
    );
  }

  /** Pays, and takes the events of it, which nobody has sent yet; a receiver gets those of an order that it knows. */
  async paid(): Promise<Event[]> {
    if (this.program.receiver) {
      const payment = this.api.payments.create({amount: 1500, currency: 'EUR', orderId: 'ORDER-10042'});
      this.api.payments.settle(payment, 'SUCCEEDED');
    } else {
      await this.click();
      await this.pay();
    }
    const events = this.api.events.splice(0);
    if (events.length === 0 && this.receives) throw new Error('The payment sent no event.');
    return events;
  }

  /** Sends events to who receives them; each must be accepted. */
  async acceptsAll(events: Event[]): Promise<void> {
    if (this.receives) for (const event of events) await this.accepts(event);
  }

  /** The program does what it is for, whatever was sent to it before. */
  async stillWorks(): Promise<void> {
    await this.acceptsAll(await this.paid());
    await this.hasDelivered(1);
  }

  /** Waits for the deliveries that are expected, and a moment for one too many. */
  async hasDelivered(times: number, how?: (shop: Shop) => Promise<number>): Promise<void> {
    if (!this.receives || this.program.receiver === 'logging') return;
    const delivered = how ?? this.program.delivered ?? delivers;
    let found = await delivered(this.shop);
    for (let tries = 0; found < times && tries < 400; tries += 1) {
      await pause(50);
      found = await delivered(this.shop);
    }
    await pause(50);
    found = await delivered(this.shop);
    expect(found, `delivered ${times} times. ${explain(this.shop)}`).toBe(times);
  }

  hasCreated(times: number): void {
    const made = this.creates === 'subscriptions_create' ? this.api.subscriptions : this.api.payments.all();
    expect(made.length, `${this.creates} made ${times}. ${explain(this.shop)}`).toBe(times);
    expect(this.charged().length, 'charged at most once').toBeLessThanOrEqual(1);
  }

  charged(): Payment[] {
    return this.api.payments.all().filter(({status}) => status === 'SUCCEEDED' || status === 'AUTHORIZED');
  }

  /** A person is told of a payment, and it is not lost. */
  async tellsAPerson(id: string, times = 1): Promise<void> {
    const told = (): string[] => this.shop.errors.split('\n').filter((line) => line.includes('CHECK BY HAND'));
    await until(() => told().length >= times && this.shop.kept().includes(id));
    const lines = told();
    expect(lines.join('\n'), `a line with CHECK BY HAND names ${id}. ${explain(this.shop)}`).toContain(id);
    expect(lines.length, `${times} lines with CHECK BY HAND`).toBe(times);
    expect(this.shop.kept(), `${id} is kept in a file`).toContain(id);
  }

  /** The requests of an operation. */
  sent(operation: string): typeof this.api.requests {
    return this.api.requests.filter((request) => request.operation === operation);
  }
}
