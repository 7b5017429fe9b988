/** Sends every example of a request in the REST description to the sandbox: responses conform to the description. */
import fs from 'node:fs';
import {createRestApi} from '@paydocs/contract';
import {getJsonMediaType, resolveReference} from '@paydocs/contract/document';
import {expect, it} from 'vitest';
import {type SandboxClient, describe, type Json, openapi, ORDER, start, TOKEN} from './fixture';

const api = createRestApi(openapi);
const EXAMPLES = 'graphql/examples';

/** Functions that create what operations need to succeed: a payment or subscription in the right state. */
const PREPARATIONS: Record<string, (client: SandboxClient) => Promise<string>> = {
  payments_confirm: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_cancel: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_sendLink: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_sendRequest: async ({rest}) => (await rest('POST /payments', ORDER)).body.id,
  payments_capture: async ({rest}) =>
    (await rest('POST /payments', {...ORDER, amount: 12_000, transactionType: 'AUTH', paymentToken: TOKEN})).body.id,
  subscriptions_get: async (client) => (await createSubscription(client)).id,
  subscriptions_update: async (client) => (await createSubscription(client, true)).id,
  subscriptions_activate: async (client) => (await createSubscription(client)).id,
  subscriptions_pause: async (client) => (await createSubscription(client, true)).id,
  subscriptions_cancel: async (client) => (await createSubscription(client, true)).id,
  subscriptions_sendLink: async (client) => (await createSubscription(client)).id,
  subscriptions_sendStatus: async (client) => (await createSubscription(client, true)).id,
  subscriptions_resume: async (client) => {
    const {id} = await createSubscription(client, true);
    await client.rest(`POST /subscriptions/${id}/pause`, {pauseAtPeriodEnd: false});
    return id;
  },
};

async function createSubscription({rest}: SandboxClient, isActive = false): Promise<Json> {
  const customer = {name: 'Marta Vidal', email: 'customer@mail.example', phone: '+34600000001'};
  const {body} = await rest('POST /subscriptions', {amount: 1500, currency: 'EUR', interval: 'MONTH', customer});
  if (isActive) await rest(`POST /subscriptions/${body.id}/activate`, {paymentToken: TOKEN});
  return body;
}

const cases = [...api.operations.values()].flatMap((operation) => {
  const body = operation.operation.requestBody && resolveReference(openapi, operation.operation.requestBody);
  const examples = Object.entries(getJsonMediaType(body?.content)?.examples ?? {});
  return examples.length > 0
    ? examples.map(([name, example]) => ({operation, name, body: resolveReference(openapi, example)?.value}))
    : [{operation, name: 'without a body', body: undefined}];
});

/** Replaces the tokens of examples, which don't exist. */
const replaceTokens = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll(/tok_\w+/g, TOKEN));

describe('an example of', () => {
  it.each(cases.map((each) => [`${each.operation.id}: ${each.name}`, each] as const))(
    '%s succeeds, and its response conforms to the description',
    async (_, {operation, body}) => {
      const client = await start();
      const {rest, sandbox} = client;
      // The times in the examples are in January 2026.
      const sent = body === undefined ? undefined : shiftTimes(replaceTokens(body), sandbox.clock.now());
      const prepare = PREPARATIONS[operation.id];
      const values = operation.parameters.filter((each) => each.in === 'path').map(({example}) => String(example));
      const id = prepare ? await prepare(client) : values[0];
      const path = operation.path.replace(/\{\w+\}/, id ?? '');
      const response = await rest(`${operation.method} ${path}`, sent);
      expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
      for (const header of ['Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
        expect(response.headers.get(header), header).not.toBeNull();
      expect(response.headers.get('Sandbox-Response')).toBeNull();
      expect(sandbox.defects).toEqual([]);
    },
  );

  it.each([...api.operations.values()].filter(({path}) => path.includes('{')).map((each) => [each.id, each] as const))(
    '%s for a missing resource is rejected as the description specifies',
    async (_, {method, path}) => {
      const {rest, sandbox} = await start();
      const body = method === 'GET' ? undefined : {orderId: 'A', method: 'BIZUM', phoneNumber: '+34600000001'};
      const response = await rest(`${method} ${path.replace(/\{\w+\}/, 'none')}`, body);
      expect([400, 404]).toContain(response.status);
      expect(sandbox.defects).toEqual([]);
    },
  );
});

describe('an example of GraphQL', () => {
  const names = (fs.existsSync(EXAMPLES) ? fs.readdirSync(EXAMPLES) : []).filter((name) => name.endsWith('.graphql'));

  it.each(names)('%s: the response conforms to the schema', async (name) => {
    const {graphql, sandbox} = await start();
    const query = fs.readFileSync(`${EXAMPLES}/${name}`, 'utf8');
    // graphql.test.ts tests live subscriptions.
    if (/^subscription\b/m.test(query)) return;
    const file = `${EXAMPLES}/${name.replace('.graphql', '.variables.json')}`;
    const variables = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as object) : {};
    const {body} = await graphql(query, shiftTimes(replaceTokens(variables), sandbox.clock.now()) as object);
    expect((body.errors ?? []).filter(({extensions}) => extensions?.code === undefined)).toEqual([]);
    expect(sandbox.defects).toEqual([]);
  });
});

/** Moves each time in an example by as much as has passed since the time of the examples. */
function shiftTimes(body: unknown, now: number): unknown {
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'number' && value > 1e9 ? value - 1_767_225_600 + now : value,
  );
}
