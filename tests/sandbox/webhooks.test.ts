import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {extractGuideSamples} from '../../packages/cli/src/snippets/extract';
import {findFreePort, waitForPort} from '../../packages/cli/src/snippets/ports';
import {startProgram} from '../../packages/cli/src/snippets/program';
import {getBrandTokens} from '@paydocs/core';
import {sign} from '@paydocs/cli';
import {type SandboxClient, brand, describe, ORDER, startReceiver, start, TOKEN} from './fixture';

const CALLBACK = 'https://shop.example/webhooks/payments?shop=1';
/** Name of the signature header, as in Node.js. */
const SIGNATURE_HEADER = `${brand.slug}-signature`;
const MINUTE = 60;
const HOUR = 3600;

/** Creates a webhook for payments that succeed. */
async function createWebhook({graphql}: SandboxClient): Promise<{id: string; signingSecret: string}> {
  const mutation = 'mutation($input: CreateWebhookInput!) {createWebhook(input: $input) {id signingSecret}}';
  const input = {url: 'https://shop.example/hooks', events: ['PAYMENT_SUCCEEDED']};
  const {data} = (await graphql(mutation, {input})).body;
  return {id: String(data.createWebhook?.id), signingSecret: String(data.createWebhook?.signingSecret)};
}

describe('an event', () => {
  it('is sent to the URL of its payment, signed with the secret of the account', async () => {
    const received: {body: string; signature: string}[] = [];
    const {origin} = await startReceiver((body, headers) => {
      received.push({body, signature: String(headers[SIGNATURE_HEADER])});
      return 204;
    });
    const {rest, control} = await start({forward: origin, signingSecret: 'whsec_example'});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    const {events} = (await control('GET /events')).body as unknown as {events: {state: string; attempts: object[]}[]};
    expect(events).toMatchObject([{state: 'SUCCEEDED', attempts: [{status: 204}]}]);
    const [{body, signature} = {body: '', signature: ''}] = received;
    expect(JSON.parse(body)).toMatchObject({type: 'payment.succeeded', data: {previousStatus: 'PENDING'}});
    const time = Number(/^t=(\d+)/.exec(signature)?.[1]);
    expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(5);
    expect(signature).toBe(sign(body, {secret: 'whsec_example', time}));
  });

  it('is sent again 8 times, with the same ID and a new signature, and then fails', async () => {
    const received: string[] = [];
    const {origin} = await startReceiver((body) => {
      received.push((JSON.parse(body) as {id: string}).id);
      return 500;
    });
    const {rest, sandbox} = await start({forward: origin});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    await sandbox.deliveries.waitUntilIdle();
    const [delivery] = sandbox.deliveries.all;
    const firstAttemptAt = delivery?.attempts[0]?.at ?? 0;
    await sandbox.clock.moveTo(firstAttemptAt + MINUTE);
    expect(received).toHaveLength(2);
    await sandbox.clock.moveTo(firstAttemptAt + 10 * 24 * HOUR);
    const delays = delivery?.attempts.map(({at}, index, all) => at - (all[index - 1]?.at ?? at)).slice(1);
    expect(delays).toEqual([1, 5, 30, 120, 360, 720, 1440, 2880].map((minutes) => minutes * MINUTE));
    expect([new Set(received).size, delivery?.state]).toEqual([1, 'FAILED']);
  });

  it('that is sent again on request keeps the delays of its retries', async () => {
    const {origin} = await startReceiver(() => 500);
    const {rest, sandbox} = await start({forward: origin});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    await sandbox.deliveries.waitUntilIdle();
    const [delivery] = sandbox.deliveries.all;
    const firstAttemptAt = delivery?.attempts[0]?.at ?? 0;
    expect(sandbox.deliveries.sendAgain(delivery?.event.id ?? '')).toBe(true);
    await sandbox.clock.moveTo(firstAttemptAt + MINUTE);
    expect([delivery?.attempts.length, delivery?.nextAttemptAt]).toEqual([3, firstAttemptAt + 6 * MINUTE]);
  });

  it('that was delivered is not sent again', async () => {
    let requests = 0;
    const {origin} = await startReceiver(() => ((requests += 1) === 1 ? 302 : 200));
    const {rest, sandbox} = await start({forward: origin});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    await sandbox.clock.moveTo(sandbox.clock.now() + HOUR);
    expect([requests, sandbox.deliveries.all[0]?.state]).toEqual([2, 'SUCCEEDED']);
  });

  it('is sent to the enabled webhooks of the account, if the payment has no URL', async () => {
    const client = await start();
    const {rest, graphql, sandbox} = client;
    const {id} = await createWebhook(client);
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    expect(sandbox.deliveries.all.map(({webhookId, url}) => [webhookId, url])).toEqual([
      [id, 'https://shop.example/hooks'],
      [null, CALLBACK],
    ]);
    await graphql('mutation($input: UpdateWebhookInput!) {updateWebhook(input: $input) {id}}', {
      input: {id, enabled: false},
    });
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    expect(sandbox.deliveries.all[2]?.webhookId).toBeNull();
  });

  it('of a webhook is signed with its newest secret, including retries, and its webhook has the result', async () => {
    const received: {body: string; signature: string}[] = [];
    const {origin} = await startReceiver((body, headers) => {
      received.push({body, signature: String(headers[SIGNATURE_HEADER])});
      return received.length === 1 ? 400 : 200;
    });
    const client = await start({forward: origin});
    const {rest, graphql, sandbox} = client;
    const {id, signingSecret} = await createWebhook(client);
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    await sandbox.deliveries.waitUntilIdle();
    const read = `{webhook(id: "${id}") {signingSecret lastCallbackStatus lastHttpStatus}}`;
    expect((await graphql(read)).body.data.webhook).toEqual({
      signingSecret: null,
      lastCallbackStatus: 'RETRYING',
      lastHttpStatus: 400,
    });
    const rotated = await graphql(
      'mutation($input: UpdateWebhookInput!) {updateWebhook(input: $input) {signingSecret}}',
      {
        input: {id, rotateSigningSecret: true},
      },
    );
    const secrets = [signingSecret, String(rotated.body.data.updateWebhook?.signingSecret)];
    await sandbox.clock.moveTo(sandbox.clock.now() + MINUTE);
    received.forEach(({body, signature}, index) => {
      const time = Number(/^t=(\d+)/.exec(signature)?.[1]);
      expect(signature).toBe(sign(body, {secret: secrets[index] ?? '', time}));
    });
    expect((await graphql(read)).body.data.webhook).toMatchObject({
      lastCallbackStatus: 'SUCCEEDED',
      lastHttpStatus: 200,
    });
  });

  it('of a deleted webhook is dropped', async () => {
    let requests = 0;
    const {origin} = await startReceiver(() => {
      requests += 1;
      return 500;
    });
    const client = await start({forward: origin});
    const {id} = await createWebhook(client);
    await client.rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    await client.sandbox.deliveries.waitUntilIdle();
    await client.graphql(`mutation {deleteWebhook(id: "${id}") {id}}`);
    await client.sandbox.clock.moveTo(client.sandbox.clock.now() + HOUR);
    expect(requests).toBe(1);
  });

  it('can be sent a second time', async () => {
    const ids: string[] = [];
    const {origin} = await startReceiver((body) => {
      ids.push((JSON.parse(body) as {id: string}).id);
      return 200;
    });
    const {rest, control, sandbox} = await start({forward: origin});
    await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl: CALLBACK});
    await sandbox.deliveries.waitUntilIdle();
    await control(`POST /events/${ids[0]}/send`);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect((await control('POST /events/evt_none/send')).status).toBe(404);
  });
});

describe('a receiver of the guides', async () => {
  // It imports programs of other guides.
  const files = ['guides/verify-signature', 'basics/idempotency', 'basics/errors'].map((name) => `docs/${name}.mdx`);
  const {samples} = await extractGuideSamples(files, brand);
  // `npm run test:shops` does the same with receivers in other languages.
  const receivers = samples.filter(({receiver: found, language}) => found && language === 'javascript');
  const constant = getBrandTokens(brand)['product.constant'] ?? '';

  it.each(receivers)('$location accepts what is sent', async (sample) => {
    const secret = 'whsec_example';
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'receiver-'));
    const port = await findFreePort();
    const {rest, sandbox, urls} = await start({forward: `http://127.0.0.1:${port}`, signingSecret: secret});
    const variables = {
      API_URL: urls.rest,
      [`${constant}_API_KEY`]: 'key_test_1',
      [`${constant}_SIGNING_SECRET`]: secret,
    };
    const program = startProgram(sample, folder, variables, port);
    try {
      await waitForPort(port, 20_000, program.hasExited);
      const callbackUrl = `https://shop.example${sample.receiver?.path}`;
      await rest('POST /payments', {...ORDER, paymentToken: TOKEN, callbackUrl});
      await sandbox.deliveries.waitUntilIdle();
      expect(sandbox.deliveries.all, program.output()).toMatchObject([{state: 'SUCCEEDED'}]);
    } finally {
      program.stop();
      await program.exitCode;
      fs.rmSync(folder, {recursive: true, force: true});
    }
  });

  it('exists', () => expect(receivers.length).toBeGreaterThan(0));
});
