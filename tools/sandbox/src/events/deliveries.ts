import {generateId} from '../state/ids';
import type {Api} from '../api';
import type {StoreChange} from '../state/store';
import type {Payment, Subscription, Webhook} from '../state/records';
import {sign} from '@paydocs/cli';

const MINUTE = 60;
const HOUR = 3600;
/** Delays, in seconds from the previous attempt, before an event without a `2xx` response is sent again. */
export const RETRY_DELAYS_SECONDS = [
  1 * MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 6, 12, 24, 48].map((hours) => hours * HOUR),
];
/** Timeout for a receiver's response in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Body of an event, as specified in the OpenAPI document. */
export interface EventBody {
  id: string;
  type: string;
  createdAt: number;
  livemode: boolean;
  accountId: string;
  data: {object: Payment | Subscription; previousStatus: string};
}

/** An attempt to send an event. */
export interface DeliveryAttempt {
  /** Sandbox time in Unix seconds. */
  at: number;
  /** HTTP status of the response, or `null` without a response. */
  status: number | null;
}

/** The delivery of an event to a URL. */
export interface Delivery {
  /** URL of the payment, subscription, or webhook. */
  url: string;
  /** ID of the account's webhook, or `null` for a `callbackUrl`. */
  webhookId: string | null;
  state: 'PENDING' | 'RETRYING' | 'SUCCEEDED' | 'FAILED' | 'HELD';
  attempts: DeliveryAttempt[];
  nextAttemptAt: number | null;
  event: EventBody;
}

/** Sends an event for each status change, and retries failed deliveries. */
export class EventSender {
  readonly all: Delivery[] = [];
  private readonly pending = new Set<Promise<void>>();

  /**
   * @param api - the sandbox whose changes cause events
   * @param secret - signing secret of the account; webhooks have their own
   * @param header - name of the header with the signature
   * @param check - validates an event against the OpenAPI document, and returns a message for each error
   */
  constructor(
    private readonly api: Api,
    private readonly secret: string,
    private readonly header: string,
    private readonly check: (type: string, body: EventBody) => readonly string[],
  ) {
    api.store.changes.on('payment', (change) => this.handleChange('payment', change));
    api.store.changes.on('subscription', (change) => this.handleChange('subscription', change));
    api.clock.waitFor(() => this.waitUntilIdle());
  }

  /** Waits until no attempt is in progress. */
  async waitUntilIdle(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  reset(): void {
    this.all.length = 0;
  }

  /** Returns the headers and body of a request with an event, signed with the current time. */
  signEvent(event: EventBody, secret = this.secret): {headers: Record<string, string>; body: string} {
    const body = JSON.stringify(event);
    // Receivers compare the time with the real clock, not with the sandbox's clock.
    const time = Math.floor(Date.now() / 1000);
    return {body, headers: {'Content-Type': 'application/json', [this.header]: sign(body, {secret, time})}};
  }

  /** Sends an event to all of its receivers again, without waiting for responses. Returns whether the event exists. */
  sendAgain(id: string): boolean {
    const deliveries = this.all.filter(({event}) => event.id === id);
    for (const delivery of deliveries)
      this.track(
        this.post(delivery, this.findWebhook(delivery)).then(
          (status) => void delivery.attempts.push({at: this.api.clock.now(), status}),
        ),
      );
    return deliveries.length > 0;
  }

  private handleChange(
    kind: 'payment' | 'subscription',
    change: StoreChange<Payment> | StoreChange<Subscription>,
  ): void {
    const {object, previousStatus, isStatus} = change;
    if (!isStatus || previousStatus === null) return;
    const {accountId, livemode, status} = object;
    const type = `${kind}.${status.toLowerCase()}`;
    const event: EventBody = {
      id: generateId('evt'),
      type,
      createdAt: this.api.clock.now(),
      livemode,
      accountId,
      data: {object: structuredClone(object), previousStatus},
    };
    this.check(type, event).forEach((message) => this.api.options.onDefect?.(`The event ${type}: ${message}`));
    if (object.callbackUrl !== null) return this.createDelivery(event, object.callbackUrl, null);
    const name = type.toUpperCase().replace('.', '_');
    const {store, options} = this.api;
    const webhooks = store.list(store.webhooks, object).filter(({enabled, events}) => enabled && events.includes(name));
    for (const {id, url} of webhooks) this.createDelivery(event, url, id);
    if (webhooks.length === 0 && options.forward === null) this.createDelivery(event, '', null);
  }

  private createDelivery(event: EventBody, url: string, webhookId: string | null): void {
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
    this.updateWebhookState(delivery);
    if (!isHeld) this.send(delivery);
  }

  private send(delivery: Delivery, retries = 0): void {
    this.track(this.attempt(delivery, retries));
  }

  private track(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.pending.delete(tracked));
    this.pending.add(tracked);
  }

  private findWebhook({webhookId}: Delivery): Webhook | undefined {
    return webhookId === null ? undefined : this.api.store.webhooks.get(webhookId);
  }

  /** Sends an event once. `retries` is the number of scheduled retries so far; events that are sent again don't count. */
  private async attempt(delivery: Delivery, retries: number): Promise<void> {
    const {clock} = this.api;
    const webhook = this.findWebhook(delivery);
    // A deleted webhook receives no more events. A changed webhook receives retries with its current settings.
    if (delivery.webhookId !== null && !webhook)
      return void Object.assign(delivery, {state: 'FAILED', nextAttemptAt: null});
    if (webhook) delivery.url = webhook.url;
    const at = clock.now();
    const status = await this.post(delivery, webhook);
    delivery.attempts.push({at, status});
    if (!this.all.includes(delivery)) return; // the sandbox was reset meanwhile
    const isDone = status !== null && status >= 200 && status < 300;
    const wait = RETRY_DELAYS_SECONDS[retries];
    if (isDone || wait === undefined) {
      Object.assign(delivery, {state: isDone ? 'SUCCEEDED' : 'FAILED', nextAttemptAt: null});
    } else {
      Object.assign(delivery, {state: 'RETRYING', nextAttemptAt: at + wait});
      clock.schedule(at + wait, () => this.send(delivery, retries + 1));
    }
    this.updateWebhookState(delivery);
  }

  private async post({url, event}: Delivery, webhook: Webhook | undefined): Promise<number | null> {
    const {headers, body} = this.signEvent(event, webhook?.signingSecret);
    try {
      const {status} = await fetch(this.resolveTargetUrl(url), {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      return status;
    } catch {
      return null;
    }
  }

  private resolveTargetUrl(url: string): string {
    const {forward} = this.api.options;
    if (forward == null) return url;
    const {pathname, search} = new URL(url);
    return `${forward.replace(/\/+$/, '')}${pathname}${search}`;
  }

  private updateWebhookState(delivery: Delivery): void {
    const {state, attempts} = delivery;
    const webhook = this.findWebhook(delivery);
    const last = attempts.at(-1);
    if (!webhook || state === 'HELD') return;
    webhook.lastCallbackStatus = state;
    if (last) Object.assign(webhook, {lastHttpStatus: last.status, lastCallbackAt: last.at});
  }
}
