import {newId} from '../state/ids';
import type {Api} from '../api';
import type {Change} from '../state/store';
import type {Payment, Subscription, Webhook} from '../state/records';
import {sign} from './signature';

const MINUTE = 60;
const HOUR = 3600;
/** When an event is sent again that got no `2xx`, counted from the attempt before. */
export const RETRIES = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, ...[2, 6, 12, 24, 48].map((hours) => hours * HOUR)];
/** How long a receiver has to respond, in milliseconds. */
const PATIENCE = 10_000;

/** The body of an event, as the description has it. */
export interface EventBody {
  id: string;
  type: string;
  createdAt: number;
  livemode: boolean;
  accountId: string;
  data: {object: Payment | Subscription; previousStatus: string};
}

/** An attempt to send an event. */
export interface Attempt {
  /** Time of the sandbox, in Unix seconds. */
  at: number;
  /** Of the response; `null` without one. */
  status: number | null;
}

/** An event on its way to one URL. */
export interface Delivery {
  /** The URL that the payment, subscription or webhook names. */
  url: string;
  /** The webhook of the account that receives it; `null` for a `callbackUrl`. */
  webhookId: string | null;
  state: 'PENDING' | 'RETRYING' | 'SUCCEEDED' | 'FAILED' | 'HELD';
  attempts: Attempt[];
  nextAttemptAt: number | null;
  event: EventBody;
}

/** Sends the events of an account to those who receive them, and sends them again. */
export class Deliveries {
  readonly all: Delivery[] = [];
  private readonly running = new Set<Promise<void>>();

  /**
   * @param secret - of the account; webhooks have their own
   * @param header - holds the signature
   * @param check - what is wrong with an event, by the description
   */
  constructor(
    private readonly api: Api,
    private readonly secret: string,
    private readonly header: string,
    private readonly check: (type: string, body: EventBody) => readonly string[],
  ) {
    api.store.changes.on('payment', (change) => this.follow('payment', change));
    api.store.changes.on('subscription', (change) => this.follow('subscription', change));
    api.clock.waitFor(() => this.idle());
  }

  /** Resolves when no attempt is on its way. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  reset(): void {
    this.all.length = 0;
  }

  /** @returns the header and the body with which an event is sent now */
  signed(event: EventBody, secret = this.secret): {headers: Record<string, string>; body: string} {
    const body = JSON.stringify(event);
    // Receivers compare it with their own clock, which nobody has moved.
    const time = Math.floor(Date.now() / 1000);
    return {body, headers: {'Content-Type': 'application/json', [this.header]: sign(body, {secret, time})}};
  }

  /** Sends an event once more to each who got it, as a duplicate. @returns whether there is such an event */
  sendAgain(id: string): boolean {
    const found = this.all.filter(({event}) => event.id === id);
    for (const delivery of found)
      this.track(
        this.post(delivery, this.webhookOf(delivery)).then(
          (status) => void delivery.attempts.push({at: this.api.clock.now(), status}),
        ),
      );
    return found.length > 0;
  }

  private follow(kind: 'payment' | 'subscription', change: Change<Payment> | Change<Subscription>): void {
    const {object, previousStatus, isStatus} = change;
    if (!isStatus || previousStatus === null) return;
    const {accountId, livemode, status} = object;
    const type = `${kind}.${status.toLowerCase()}`;
    const event: EventBody = {
      id: newId('evt'),
      type,
      createdAt: this.api.clock.now(),
      livemode,
      accountId,
      data: {object: structuredClone(object), previousStatus},
    };
    this.check(type, event).forEach((mistake) => this.api.options.onMistake?.(`The event ${type}: ${mistake}`));
    if (object.callbackUrl !== null) return this.begin(event, object.callbackUrl, null);
    const name = type.toUpperCase().replace('.', '_');
    const {store, options} = this.api;
    const webhooks = store.all(store.webhooks, object).filter(({enabled, events}) => enabled && events.includes(name));
    for (const {id, url} of webhooks) this.begin(event, url, id);
    if (webhooks.length === 0 && options.forward === null) this.begin(event, '', null);
  }

  private begin(event: EventBody, url: string, webhookId: string | null): void {
    const isHeld = this.api.options.forward === null;
    const delivery: Delivery = {
      url,
      webhookId,
      state: isHeld ? 'HELD' : 'PENDING',
      attempts: [],
      nextAttemptAt: isHeld ? null : this.api.clock.now(),
      event,
    };
    this.all.push(delivery);
    this.keepState(delivery);
    if (!isHeld) this.send(delivery);
  }

  private send(delivery: Delivery): void {
    this.track(this.attempt(delivery));
  }

  private track(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }

  private webhookOf({webhookId}: Delivery): Webhook | undefined {
    return webhookId === null ? undefined : this.api.store.webhooks.get(webhookId);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const {clock} = this.api;
    const webhook = this.webhookOf(delivery);
    // A deleted webhook gets nothing more; one that was changed gets retries as it is now.
    if (delivery.webhookId !== null && !webhook)
      return void Object.assign(delivery, {state: 'FAILED', nextAttemptAt: null});
    if (webhook) delivery.url = webhook.url;
    const at = clock.now();
    const status = await this.post(delivery, webhook);
    delivery.attempts.push({at, status});
    if (!this.all.includes(delivery)) return; // the sandbox was reset meanwhile
    const isDone = status !== null && status >= 200 && status < 300;
    const wait = RETRIES[delivery.attempts.length - 1];
    if (isDone || wait === undefined) {
      Object.assign(delivery, {state: isDone ? 'SUCCEEDED' : 'FAILED', nextAttemptAt: null});
    } else {
      Object.assign(delivery, {state: 'RETRYING', nextAttemptAt: at + wait});
      clock.schedule(at + wait, () => this.send(delivery));
    }
    this.keepState(delivery);
  }

  private async post({url, event}: Delivery, webhook: Webhook | undefined): Promise<number | null> {
    const {headers, body} = this.signed(event, webhook?.signingSecret);
    try {
      const {status} = await fetch(this.targetOf(url), {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      return status;
    } catch {
      return null;
    }
  }

  private targetOf(url: string): string {
    const {forward} = this.api.options;
    if (forward == null) return url;
    const {pathname, search} = new URL(url);
    return `${forward.replace(/\/+$/, '')}${pathname}${search}`;
  }

  private keepState(delivery: Delivery): void {
    const {state, attempts} = delivery;
    const webhook = this.webhookOf(delivery);
    const last = attempts.at(-1);
    if (!webhook || state === 'HELD') return;
    webhook.lastCallbackStatus = state;
    if (last) Object.assign(webhook, {lastHttpStatus: last.status, lastCallbackAt: last.at});
  }
}
