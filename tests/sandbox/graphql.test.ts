import {once} from 'node:events';
import type net from 'node:net';
import {createClient, type Client} from 'graphql-ws';
import {buildSchema} from 'graphql';
import {expect, it, onTestFinished, vi} from 'vitest';
import WebSocket from 'ws';
import {type SandboxClient, brand, describe, openapi, ORDER, sdl, start, TOKEN} from './fixture';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {namedOpenApi, PROTOTYPE_NAMES} from '../foreign/prototypeNames';

const CREATE = `mutation Create($input: CreatePaymentInput!) {
  createPayment(input: $input) {id status amount metadata {key value} nextAction {type redirect {url method}}}
}`;

describe('both APIs', () => {
  it('return the same payment', async () => {
    const {rest, graphql, sandbox} = await start();
    const input = {
      ...ORDER,
      metadata: [{key: 'basketId', value: 'B-2201'}],
      customer: {email: 'customer@mail.example'},
    };
    const created = await graphql(CREATE, {input});
    const id = String(created.body.data.createPayment?.id);
    expect((await rest(`GET /payments/${id}`)).body).toMatchObject({
      status: 'PENDING',
      metadata: {basketId: 'B-2201'},
      customer: {name: null, email: 'customer@mail.example', phone: null},
    });
    await rest(`POST /payments/${id}/confirm`, {paymentToken: TOKEN});
    const refund = 'mutation($input: RefundPaymentInput!) {refundPayment(input: $input) {status refundedAmount}}';
    const refunded = await graphql(refund, {input: {id, amount: 500}});
    expect(refunded.body.data.refundPayment).toEqual({status: 'PARTIALLY_REFUNDED', refundedAmount: 500});
    expect((await rest(`GET /payments/${id}`)).body.refundedAmount).toBe(500);
    const read = await graphql(`{charge(id: "${id}") {status refundableAmount capturedAmount metadata {value}}}`);
    expect(read.body.data.charge).toEqual({
      status: 'PARTIALLY_REFUNDED',
      refundableAmount: 1000,
      capturedAmount: 1500,
      metadata: [{value: 'B-2201'}],
    });
    const history = await graphql(`{chargeEvents(chargeId: "${id}") {nodes {type status previousStatus amount}}}`);
    expect(history.body.data.chargeEvents?.nodes).toMatchObject([
      {type: 'REFUNDED', status: 'PARTIALLY_REFUNDED', previousStatus: 'SUCCEEDED', amount: 500},
      {type: 'SUCCEEDED', previousStatus: 'PENDING'},
      {type: 'CREATED', previousStatus: null},
    ]);
    expect(sandbox.defects).toEqual([]);
  });

  it('reject the same requests, with the same code', async () => {
    const {graphql} = await start();
    const {body, status} = await graphql(CREATE, {input: {...ORDER, amount: 0}});
    expect([status, body.errors[0]?.extensions.code]).toEqual([200, 'amount_too_small']);
    const negative = await graphql(CREATE, {input: {...ORDER, amount: -1}});
    expect(negative.body.errors[0]).toMatchObject({
      extensions: {code: 'invalid_field'},
      message: expect.stringContaining('amount'),
    });
    const unknown = await graphql('{charge}');
    expect(unknown.body.errors[0]?.extensions.code).toBe('invalid_field');
  });

  it('run subscriptions', async () => {
    const {graphql, rest} = await start();
    const create = 'mutation($input: CreateSubscriptionInput!) {createSubscription(input: $input) {id status}}';
    const {body} = await graphql(create, {input: {amount: 1500, currency: 'EUR', interval: 'MONTH'}});
    const id = String(body.data.createSubscription?.id);
    const activate = 'mutation($input: ActivateSubscriptionInput!) {activateSubscription(input: $input) {status}}';
    await graphql(activate, {input: {id, paymentToken: TOKEN}});
    expect((await rest(`GET /subscriptions/${id}`)).body.status).toBe('ACTIVE');
    const history = await graphql(`{subscriptionEvents(subscriptionId: "${id}") {nodes {type}}}`);
    expect(history.body.data.subscriptionEvents?.nodes).toEqual([{type: 'ACTIVATED'}, {type: 'CREATED'}]);
  });

  it('share the stores of the account', async () => {
    const {graphql, rest, sandbox} = await start();
    const store = 'mutation($input: CreateStoreInput!) {createStore(input: $input) {id}}';
    const storeId = String((await graphql(store, {input: {name: 'Madrid'}})).body.data.createStore?.id);
    const createTill = 'mutation($input: CreatePointOfSaleInput!) {createPointOfSale(input: $input) {id store {name}}}';
    const created = await graphql(createTill, {input: {storeId, name: 'Till 1', type: 'CASH_REGISTER'}});
    expect(created.body.data.createPointOfSale).toMatchObject({store: {name: 'Madrid'}});
    expect((await rest('POST /payments', {...ORDER, storeId})).body.storeId).toBe(storeId);
    const list = await graphql(`
      {
        stores(filter: {name: {contains: "mad"}}) {
          totalCount
          nodes {
            pointsOfSale {
              totalCount
            }
          }
        }
      }
    `);
    expect(list.body.data.stores).toEqual({totalCount: 1, nodes: [{pointsOfSale: {totalCount: 1}}]});
    expect(sandbox.defects).toEqual([]);
  });
});

describe('a list', () => {
  it('has pages, the newest entries first, and can be filtered', async () => {
    const {rest, graphql} = await start();
    for (const amount of [100, 200, 300, 400, 500])
      await rest('POST /payments', {...ORDER, amount, orderId: `P-${amount}`});
    const query = `query($filter: SearchableChargeFilterInput, $after: String) {
      charges(filter: $filter, first: 2, after: $after) {totalCount nodes {amount} pageInfo {hasNextPage endCursor}}
    }`;
    const filter = {orderId: {contains: 'p-'}, amount: {gte: 200}, status: ['PENDING']};
    const amounts: number[] = [];
    let after: string | null = null;
    do {
      const {charges} = (await graphql(query, {filter, after})).body.data;
      const {nodes, pageInfo, totalCount} = charges as {
        nodes: {amount: number}[];
        pageInfo: {hasNextPage: boolean; endCursor: string};
        totalCount: number;
      };
      expect(totalCount).toBe(4);
      amounts.push(...nodes.map(({amount}) => amount));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(amounts).toEqual([500, 400, 300, 200]);
    const tooMany = await graphql('{charges(first: 101) {totalCount}}');
    expect(tooMany.body.errors[0]?.extensions.code).toBe('invalid_field');
  });
});

/** Creates a client for live subscriptions, as in the reference. */
function createLiveClient({urls}: SandboxClient, authorization = 'Bearer key_test_1'): Client {
  return createClient({url: urls.live, webSocketImpl: WebSocket, connectionParams: {authorization}, retryAttempts: 0});
}

describe('a live subscription', () => {
  it.each([
    ['of an unknown kind', [0x83, 0x80, 0, 0, 0, 0], 1002],
    ['with text that is not UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff], 1007],
    ['that is too long', [0x81, 0xff, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0], 1009],
  ])('closes after a frame %s, and prints nothing', async (_, frame, code) => {
    const {urls} = await start();
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => printed.mockRestore());
    const socket = new WebSocket(urls.live, 'graphql-transport-ws');
    const closed = once(socket, 'close');
    await once(socket, 'open');
    (socket as unknown as {_socket: net.Socket})._socket.write(Buffer.from(frame));
    expect((await closed)[0]).toBe(code);
    expect(printed).not.toHaveBeenCalled();
  });

  it('sends each change of the account, and none of others', async () => {
    const client = await start();
    const liveClient = createLiveClient(client);
    const sent = liveClient.iterate({query: 'subscription {onUpdateChargesV2 {status amount}}'});
    const first = sent.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await client.rest('POST /payments', ORDER, {Authorization: 'Bearer key_live_1'});
    await client.rest('POST /payments', {...ORDER, amount: 700});
    expect((await first).value).toEqual({data: {onUpdateChargesV2: {status: 'PENDING', amount: 700}}});
    await liveClient.dispose();
  });

  it('to one charge ends with it', async () => {
    const client = await start();
    const {body} = await client.rest('POST /payments', ORDER);
    const liveClient = createLiveClient(client);
    const statuses: unknown[] = [];
    const query = 'subscription($id: ID!) {onUpdateChargeV2(id: $id) {status}}';
    const all = (async () => {
      for await (const {data} of liveClient.iterate({query, variables: {id: body.id}}))
        statuses.push((data?.onUpdateChargeV2 as {status: string}).status);
    })();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await client.rest('POST /payments', ORDER);
    await client.rest(`POST /payments/${body.id}/cancel`, {});
    await all;
    expect(statuses).toEqual(['CANCELED']);
    await liveClient.dispose();
  });

  it('requires an API key, and an existing charge', async () => {
    const client = await start();
    const query = 'subscription {onUpdateChargeV2(id: "pay_none") {id}}';
    await expect(createLiveClient(client, 'Bearer none').iterate({query}).next()).rejects.toMatchObject({code: 4403});
    const rejection = await createLiveClient(client)
      .iterate({query})
      .next()
      .catch((error: unknown) => error);
    expect(JSON.stringify(rejection)).toContain('payment_not_found');
  });
});

describe('an operation without behavior', () => {
  it('returns example values of the right types, and marks the response', async () => {
    const {graphql} = await start();
    const {body, headers} = await graphql('{account {id country} chargeSources}');
    expect(headers.get('Sandbox-Response')).toBe('example; account');
    expect(body.errors).toBeUndefined();
  });

  it('can belong to another provider, whatever its name', async () => {
    const foreign = {
      openapi: '3.1.0',
      info: {title: 'Library', version: '1'},
      paths: {
        '/payments': {
          post: {
            operationId: 'payments_create',
            responses: {201: {description: 'Paid.', content: {'application/json': {example: {fine: 3}}}}},
          },
        },
        '/loans/{id}': {
          get: {
            operationId: 'loans_get',
            parameters: [{name: 'id', in: 'path' as const, required: true, schema: {type: 'string'}}],
            responses: {
              200: {
                description: 'A loan.',
                content: {'application/json': {examples: {one: {value: {book: 'bk_1'}}}, schema: {type: 'object'}}},
              },
            },
          },
        },
      },
    };
    const {rest, graphql, sandbox} = await start({
      openapi: foreign,
      sdl: 'type Query {store(id: ID!): Int! charges: [String!]!}',
    });
    const loan = await rest('GET /loans/1');
    expect([loan.body.book, loan.headers.get('Sandbox-Response')]).toEqual(['bk_1', 'example']);
    expect((await rest('POST /payments', {})).body).toEqual({fine: 3});
    expect((await graphql('{store(id: 1) charges}')).body.data.store).toBe(1500);
    expect(sandbox.examples).toEqual({rest: ['payments_create', 'loans_get'], graphql: ['store', 'charges']});
  });

  it('may have names that every object has', async () => {
    const {rest} = await start({openapi: namedOpenApi(PROTOTYPE_NAMES) as unknown as OpenApiDocument});
    for (const name of PROTOTYPE_NAMES) {
      const query = new URLSearchParams({[name]: name}).toString();
      const body = Object.fromEntries(PROTOTYPE_NAMES.map((each) => [each, each]));
      const {status, body: responseBody} = await rest(`POST /${name}/${name}?${query}`, body);
      expect([status, responseBody], JSON.stringify(responseBody)).toEqual([200, {...body, code: PROTOTYPE_NAMES[0]}]);
      const missing = await rest(`POST /${name}/${name}?${query}`, {});
      expect([missing.status, missing.body.code]).toEqual([400, 'missing_field']);
    }
  });

  it('does not exist in the REST API', async () => {
    const {sandbox} = await start();
    expect(sandbox.examples.rest).toEqual([]);
    expect(Object.keys(openapi.paths ?? {}).length).toBeGreaterThan(15);
    expect(new URL(brand.urls.api).pathname).toBe('/v1');
    expect(buildSchema(sdl).getSubscriptionType()?.name).toBe('LiveSubscription');
  });
});
