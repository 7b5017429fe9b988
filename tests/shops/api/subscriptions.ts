import {exampleOf} from './description';
import {newId} from './ids';
import type {Payments} from './payments';
import {Refusal, type Body, type Payment, type Subscription} from './types';

const CREATED = {method: 'POST', path: '/subscriptions'};

/** The subscriptions of an account, and their first payments. */
export class Subscriptions {
  readonly all: Subscription[] = [];

  /** @param onChange - hears of each change of a status */
  constructor(
    private readonly payments: Payments,
    private readonly onChange: (subscription: Subscription, previous: string) => void,
  ) {}

  get(id: string): Subscription {
    const found = this.all.find((subscription) => subscription.id === id);
    if (!found)
      throw new Refusal(404, 'subscription_not_found', `There's no subscription ${id} in this account and mode.`);
    return found;
  }

  create(body: Body): Subscription {
    const empty = exampleOf<Subscription>(CREATED, 'monthly');
    const none = {callbackUrl: null, paymentCallbackUrl: null, metadata: null};
    const fields = Object.entries(body).filter(([name]) => name in empty);
    const subscription: Subscription = {...empty, ...none, ...Object.fromEntries(fields), id: newId('sub')};
    this.all.push(subscription);
    return subscription;
  }

  /** A second call returns the open payment, and makes no other. */
  activate(id: string, body: Body): Payment {
    const subscription = this.get(id);
    if (subscription.status !== 'PENDING')
      throw new Refusal(422, 'subscription_not_pending', `The subscription has the status ${subscription.status}.`);
    const open = this.paymentsOf(id).find(({status}) => status === 'PENDING');
    if (open) return open;
    const hasTrial = Number(subscription.trialPeriodDays) > 0;
    return this.payments.create({
      ...body,
      amount: hasTrial ? 0 : subscription.amount,
      currency: subscription.currency,
      orderId: null,
      transactionType: hasTrial ? 'VERIF' : 'SALE',
      subscriptionId: id,
      callbackUrl: subscription.paymentCallbackUrl,
    });
  }

  /** Follows the first payment: its success starts the subscription. */
  follow({subscriptionId, id, status, statusCode, statusMessage, createdAt}: Payment): void {
    const subscription = this.all.find((each) => each.id === subscriptionId);
    if (!subscription) return;
    subscription.lastPayment = {id, status, statusCode, statusMessage, createdAt};
    if (status !== 'SUCCEEDED' || subscription.status !== 'PENDING') return;
    const day = 86_400;
    const now = Math.floor(Date.now() / 1000);
    const trial = Number(subscription.trialPeriodDays) * day;
    const end = now + (trial || 30 * day);
    Object.assign(subscription, {
      currentPeriodStart: now,
      currentPeriodEnd: end,
      nextPaymentAt: end,
      sequenceId: newId('seq'),
    });
    if (trial) subscription.trialPeriodEnd = end;
    subscription.status = trial ? 'TRIALING' : 'ACTIVE';
    this.onChange(subscription, 'PENDING');
  }

  private paymentsOf(id: string): Payment[] {
    return this.payments.all.filter(({subscriptionId}) => subscriptionId === id);
  }
}
