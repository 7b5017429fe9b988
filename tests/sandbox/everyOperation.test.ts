/** Every example of a request in the REST description, sent to the sandbox: what comes back keeps the description. */
import fs from 'node:fs';
import {createRestApi} from '@paydocs/contract/rest/api';
import {getJsonMedia, resolve} from '@paydocs/contract/rest/document';
import {expect, it} from 'vitest';
import {type Asking, describe, type Json, openapi, ORDER, start, TOKEN} from './fixture';

const api = createRestApi(openapi);
const EXAMPLES = 'graphql/examples';

/** What has to be there before an operation can succeed: a payment or subscription in the right state. */
const BEFORE: Record<string, (asking: Asking) => Promise<string>> = {
  payments_confirm: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_cancel: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_sendLink: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_sendRequest: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_capture: async ({rest}) =>
    (await rest('POST /payments', {...ORDER, amount: 12_000, transactionType: 'AUTH', paymentToken: TOKEN})).body.id,
  subscriptions_get: async (asking) => (await subscriptionOf(asking)).id,
  subscriptions_update: async (asking) => (await subscriptionOf(asking, true)).id,
  subscriptions_activate: async (asking) => (await subscriptionOf(asking)).id,
  subscriptions_pause: async (asking) => (await subscriptionOf(asking, true)).id,
  subscriptions_cancel: async (asking) => (await subscriptionOf(asking, true)).id,
  subscriptions_sendLink: async (asking) => (await subscriptionOf(asking)).id,
  subscriptions_sendStatus: async (asking) => (await subscriptionOf(asking, true)).id,
  subscriptions_resume: async (asking) => {
    const {id} = await subscriptionOf(asking, true);
    await asking.rest(`POST /subscriptions/${id}/pause`, {pauseAtPeriodEnd: false});
    return id;
  },
};

async function subscriptionOf({rest}: Asking, isActive = false): Promise<Json> {
  const customer = {name: 'Marta Vidal', email: 'customer@mail.example', phone: '+34600000001'};
  const {body} = await rest('POST /subscriptions', {amount: 1500, currency: 'EUR', interval: 'MONTH', customer});
  if (isActive) await rest(`POST /subscriptions/${body.id}/activate`, {paymentToken: TOKEN});
  return body;
}

const cases = [...api.operations.values()].flatMap((operation) => {
  const body = operation.operation.requestBody && resolve(openapi, operation.operation.requestBody);
  const examples = Object.entries(getJsonMedia(body?.content)?.examples ?? {});
  return examples.length > 0
    ? examples.map(([name, example]) => ({operation, name, body: resolve(openapi, example)?.value}))
    : [{operation, name: 'without a body', body: undefined}];
});

/** Tokens of examples that nobody has made. */
const known = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll(/tok_\w+/g, TOKEN));

describe('an example of', () => {
  it.each(cases.map((each) => [`${each.operation.id}: ${each.name}`, each] as const))(
    '%s succeeds, and its response keeps the description',
    async (_, {operation, body}) => {
      const asking = await start();
      const {rest, sandbox} = asking;
      // The examples have times of January 2026.
      const sent = body === undefined ? undefined : withTimes(known(body), sandbox.clock.now());
      const before = BEFORE[operation.id];
      const values = operation.parameters.filter((each) => each.in === 'path').map(({example}) => String(example));
      const id = before ? await before(asking) : values[0];
      const path = operation.path.replace(/\{\w+\}/, id ?? '');
      const answer = await rest(`${operation.method} ${path}`, sent);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      for (const header of ['Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
        expect(answer.headers.get(header), header).not.toBeNull();
      expect(answer.headers.get('Sandbox-Response')).toBeNull();
      expect(sandbox.defects).toEqual([]);
    },
  );

  it.each([...api.operations.values()].filter(({path}) => path.includes('{')).map((each) => [each.id, each] as const))(
    '%s on what is not there is refused as the description says',
    async (_, {method, path}) => {
      const {rest, sandbox} = await start();
      const body = method === 'GET' ? undefined : {orderId: 'A', method: 'BIZUM', phoneNumber: '+34600000001'};
      const answer = await rest(`${method} ${path.replace(/\{\w+\}/, 'none')}`, body);
      expect([400, 404]).toContain(answer.status);
      expect(sandbox.defects).toEqual([]);
    },
  );
});

describe('an example of GraphQL', () => {
  const names = (fs.existsSync(EXAMPLES) ? fs.readdirSync(EXAMPLES) : []).filter((name) => name.endsWith('.graphql'));

  it.each(names)('%s: what comes back keeps the schema', async (name) => {
    const {graphql, sandbox} = await start();
    const query = fs.readFileSync(`${EXAMPLES}/${name}`, 'utf8');
    // graphql.test.ts follows live subscriptions.
    if (/^subscription\b/m.test(query)) return;
    const file = `${EXAMPLES}/${name.replace('.graphql', '.variables.json')}`;
    const variables = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
    const {body} = await graphql(query, withTimes(known(variables), sandbox.clock.now()) as object);
    expect((body.errors ?? []).filter(({extensions}) => extensions?.code === undefined)).toEqual([]);
    expect(sandbox.defects).toEqual([]);
  });
});

/** Moves each time of an example by as much as has passed since the examples' own. */
function withTimes(body: unknown, now: number): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'number' && value > 1e9 ? value - 1_767_225_600 + now : value,
  );
}
