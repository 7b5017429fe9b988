import {expect, it} from 'vitest';
import {addDuration} from '../../tools/sandbox/src/subscriptions/periods';
import {type SandboxClient, getCardNumber, DAY, describe, type Json, start, TOKEN, createToken} from './fixture';

const MONTHLY = {amount: 1500, currency: 'EUR', interval: 'MONTH'};

/** Creates a subscription, and activates it as a customer does. */
async function createActiveSubscription({rest}: SandboxClient, fields: object = {}): Promise<Json> {
  const {body} = await rest('POST /subscriptions', {...MONTHLY, ...fields});
  await rest(`POST /subscriptions/${body.id}/activate`, {paymentToken: TOKEN});
  return (await rest(`GET /subscriptions/${body.id}`)).body;
}

const moveClock = ({sandbox}: SandboxClient, time: number): Promise<void> => sandbox.clock.moveTo(time);

describe('a subscription', () => {
  it('starts with its first payment, and charges each period', async () => {
    const client = await start();
    const {rest, events} = client;
    const subscription = await createActiveSubscription(client);
    expect(subscription).toMatchObject({status: 'ACTIVE', retryCount: 0, lastPayment: {status: 'SUCCEEDED'}});
    expect(subscription.nextPaymentAt).toBe(subscription.currentPeriodEnd);
    expect(events()).toEqual(['payment.succeeded', 'subscription.active']);
    await moveClock(client, addDuration(subscription.currentPeriodStart, {interval: 'MONTH', intervalCount: 3}));
    expect(events().filter((type) => type === 'payment.succeeded')).toHaveLength(4);
    const now = (await rest(`GET /subscriptions/${subscription.id}`)).body;
    expect(now.status).toBe('ACTIVE');
    expect(now.nextPaymentAt).toBe(addDuration(subscription.currentPeriodStart, {interval: 'MONTH', intervalCount: 4}));
    expect(client.sandbox.defects).toEqual([]);
  });

  it('has one open first payment: a second activation returns it, and one with a token replaces it', async () => {
    const {rest} = await start();
    const {body} = await rest('POST /subscriptions', MONTHLY);
    const path = `POST /subscriptions/${body.id}/activate`;
    const first = await rest(path, {}, {'Idempotency-Key': 'a'});
    const second = await rest(path, {completeUrl: 'https://shop.example/'}, {'Idempotency-Key': 'b'});
    expect([second.status, second.body.id, second.body.completeUrl]).toEqual([200, first.body.id, null]);
    const paid = await rest(path, {paymentToken: TOKEN});
    expect(paid.body.status).toBe('SUCCEEDED');
    expect((await rest(`GET /payments/${first.body.id}`)).body.status).toBe('CANCELED');
    expect((await rest(path, {})).body.code).toBe('subscription_not_pending');
  });

  it('can be activated with another card when the first is declined', async () => {
    const client = await start();
    const {rest} = client;
    const {body} = await rest('POST /subscriptions', MONTHLY);
    const path = `POST /subscriptions/${body.id}/activate`;
    const declined = await rest(path, {paymentToken: await createToken(client, getCardNumber('E102'))});
    expect(declined.body.status).toBe('FAILED');
    expect((await rest(`GET /subscriptions/${body.id}`)).body.status).toBe('PENDING');
    expect((await rest(path, {paymentToken: TOKEN})).body.status).toBe('SUCCEEDED');
  });

  it('checks the card for a trial, and charges when it ends', async () => {
    const client = await start();
    const {rest, events} = client;
    const subscription = await createActiveSubscription(client, {trialPeriodDays: 14});
    expect(subscription).toMatchObject({status: 'TRIALING', trialPeriodEnd: subscription.nextPaymentAt});
    const payment = await rest(`GET /payments/${(subscription.lastPayment as Json).id}`);
    expect(payment.body).toMatchObject({amount: 0, transactionType: 'VERIF'});
    await moveClock(client, subscription.nextPaymentAt);
    expect((await rest(`GET /subscriptions/${subscription.id}`)).body).toMatchObject({
      status: 'ACTIVE',
      nextPaymentAt: addDuration(subscription.nextPaymentAt, {interval: 'MONTH', intervalCount: 1}),
    });
    expect(events()).toEqual([
      'payment.succeeded',
      'subscription.trialing',
      'payment.succeeded',
      'subscription.active',
    ]);
  });

  it('retries a payment that fails, and continues when a retry succeeds', async () => {
    const client = await start();
    const {rest, control} = client;
    const subscription = await createActiveSubscription(client);
    const failedAt = subscription.nextPaymentAt;
    await control('POST /outcomes', {kind: 'payment', statusCode: 'E102', times: 2});
    await moveClock(client, failedAt);
    const readSubscription = async (): Promise<Json> => (await rest(`GET /subscriptions/${subscription.id}`)).body;
    expect(await readSubscription()).toMatchObject({status: 'PAST_DUE', retryCount: 0, nextPaymentAt: failedAt + DAY});
    await moveClock(client, failedAt + DAY);
    expect(await readSubscription()).toMatchObject({
      status: 'PAST_DUE',
      retryCount: 1,
      nextPaymentAt: failedAt + 3 * DAY,
    });
    await moveClock(client, failedAt + 3 * DAY);
    const next = addDuration(subscription.currentPeriodStart, {interval: 'MONTH', intervalCount: 2});
    expect(await readSubscription()).toMatchObject({status: 'ACTIVE', retryCount: 0, nextPaymentAt: next});
  });

  it('is canceled when the last retry fails', async () => {
    const client = await start();
    const {rest, control, events} = client;
    const retrySchedule = [{interval: 'DAY', intervalCount: 2}];
    const subscription = await createActiveSubscription(client, {retrySchedule});
    await control('POST /outcomes', {kind: 'payment', statusCode: 'E102', times: 2});
    await moveClock(client, subscription.nextPaymentAt + 2 * DAY);
    expect((await rest(`GET /subscriptions/${subscription.id}`)).body).toMatchObject({
      status: 'CANCELED',
      nextPaymentAt: null,
    });
    expect(events().slice(-4)).toEqual([
      'payment.failed',
      'subscription.past_due',
      'payment.failed',
      'subscription.canceled',
    ]);
  });

  it('pauses at the end of its period, and resumes by itself', async () => {
    const client = await start();
    const {rest} = client;
    const subscription = await createActiveSubscription(client);
    const paused = await rest(`POST /subscriptions/${subscription.id}/pause`, {pauseIntervalCount: 2});
    const pauseEnd = addDuration(subscription.currentPeriodEnd, {interval: 'MONTH', intervalCount: 2});
    expect(paused.body).toMatchObject({status: 'ACTIVE', pauseAtPeriodEnd: true, nextPaymentAt: pauseEnd});
    await moveClock(client, subscription.currentPeriodEnd);
    const readSubscription = async (): Promise<Json> => (await rest(`GET /subscriptions/${subscription.id}`)).body;
    expect(await readSubscription()).toMatchObject({status: 'PAUSED', pauseAtPeriodEnd: false});
    await moveClock(client, pauseEnd);
    expect(await readSubscription()).toMatchObject({
      status: 'ACTIVE',
      currentPeriodStart: pauseEnd,
      pauseIntervalCount: null,
    });
  });

  it('pauses immediately, and after it resumes, the paid period ends first', async () => {
    const client = await start();
    const {rest, events} = client;
    const subscription = await createActiveSubscription(client);
    const path = `/subscriptions/${subscription.id}`;
    const paused = await rest(`POST ${path}/pause`, {pauseAtPeriodEnd: false});
    expect(paused.body).toMatchObject({status: 'PAUSED', nextPaymentAt: null});
    expect((await rest(`POST ${path}/pause`, {})).body.code).toBe('subscription_not_active');
    const resumed = await rest(`POST ${path}/resume`, {});
    expect(resumed.body).toMatchObject({status: 'ACTIVE', nextPaymentAt: subscription.currentPeriodEnd});
    expect((await rest(`POST ${path}/resume`, {})).body.code).toBe('subscription_not_paused');
    await rest(`POST ${path}/pause`, {pauseAtPeriodEnd: false});
    await moveClock(client, subscription.currentPeriodEnd + DAY);
    const before = events().length;
    await rest(`POST ${path}/resume`, {});
    await moveClock(client, client.sandbox.clock.now() + 1);
    expect(events().slice(before)).toEqual(['subscription.active', 'payment.succeeded']);
  });

  it('is canceled immediately, or when its period ends, unless that is withdrawn', async () => {
    const client = await start();
    const {rest} = client;
    const subscription = await createActiveSubscription(client, {skipIntervalCount: 1});
    const path = `/subscriptions/${subscription.id}`;
    const planned = await rest(`POST ${path}/cancel`, {cancelAtPeriodEnd: true});
    expect(planned.body).toMatchObject({status: 'ACTIVE', cancelAtPeriodEnd: true, nextPaymentAt: null});
    const withdrawn = await rest(`PUT ${path}`, {cancelAtPeriodEnd: false});
    expect(withdrawn.body.nextPaymentAt).toBe(subscription.nextPaymentAt);
    await rest(`POST ${path}/cancel`, {cancelAtPeriodEnd: true});
    await moveClock(client, subscription.currentPeriodEnd);
    expect((await rest(`GET ${path}`)).body.status).toBe('CANCELED');
    expect((await rest(`POST ${path}/cancel`, {})).body.code).toBe('subscription_final');
    expect((await rest(`PUT ${path}`, {amount: 1})).body.code).toBe('subscription_final');
  });

  it('that is not activated expires after 24 hours, and its open payment is canceled', async () => {
    const client = await start();
    const {rest, events} = client;
    const {body} = await rest('POST /subscriptions', MONTHLY);
    expect((await rest(`POST /subscriptions/${body.id}/cancel`, {})).body.code).toBe('subscription_not_active');
    await moveClock(client, client.sandbox.clock.now() + DAY - 60);
    await rest(`POST /subscriptions/${body.id}/activate`, {});
    await moveClock(client, client.sandbox.clock.now() + 60);
    expect(events()).toEqual(['payment.canceled', 'subscription.expired']);
    expect((await rest(`POST /subscriptions/${body.id}/activate`, {})).body.code).toBe('subscription_final');
  });

  it('rejects changes that its status does not allow', async () => {
    const client = await start();
    const {rest} = client;
    const subscription = await createActiveSubscription(client);
    const path = `PUT /subscriptions/${subscription.id}`;
    expect((await rest(path, {currency: 'USD'})).body.code).toBe('subscription_not_pending');
    expect((await rest(path, {trialPeriodEnd: 1})).body.code).toBe('subscription_not_active');
    const changed = await rest(path, {amount: 1800, metadata: null});
    expect(changed.body).toMatchObject({amount: 1800, metadata: null, status: 'ACTIVE'});
  });
});
